import { existsSync, mkdirSync } from 'node:fs'
import { stdout } from 'node:process'
import { LIFETIMES } from '@plenum/api-server/lifetimes'
import { DEFAULT_LIMITS } from '@plenum/api-server/limits'
import type { Passwords } from '@plenum/api-server/ports'
import { databaseFolder } from './database/embedded.ts'
import type { OpenDatabase } from './database/open-database.ts'
import { openDatabase } from './database/open.ts'
import { roomIn } from './database/room.ts'
import type { Env } from './env.ts'
import { logError } from './error-log.ts'
import { type CertificateFiles, followCertificate, readCertificate } from './http/certificate.ts'
import { openFiles } from './files/open-files.ts'
import { ProcessInspector } from './files/process-inspector.ts'
import { openPost } from './mail/open-post.ts'
import { watchLoop } from './loop-watch.ts'
import { lockDataDir } from './owner-lock.ts'
import { codeOf, Refusal } from './refusal.ts'
import { areSecretsIn, openSecrets, readSecrets } from './secrets.ts'
import { createSetupCode } from './setup-code.ts'

const BYTES_A_GB = 1024 ** 3
const WEB = new URL('../../web/dist/', import.meta.url)

/** A running server. */
export interface RunningServer {
  /** Where a browser on this machine finds it. */
  url: string
  /** Where the data lie, for people; never a password. */
  where: string
  /** What else whoever starts it has to know. */
  notes: string[]
  /** Tells whoever spreads requests over servers to send no more here; still serves those that come. */
  leave: () => void
  /** Ends it in good order; what is under way finishes first. */
  stop: () => Promise<void>
}

/** What a caller may want otherwise. */
export interface StartOptions {
  /** The folder of the built web. */
  web?: URL
  /** Puts something into the migrated database before anybody is served. */
  fill?: (database: OpenDatabase) => Promise<void>
  /** How passwords are hashed. */
  passwords?: Passwords
}

/** A loop that is this late serves nobody. */
const LONGEST_LAG_MS = 1_000

type Ending = () => void | Promise<void>

/** Starts everything in order and, if any of it fails, ends what was started before. */
export const startServer = async (env: Env, options: StartOptions = {}): Promise<RunningServer> => {
  const endings: Ending[] = []
  const stop = async () => {
    for (const end of endings.splice(0).toReversed()) await end()
  }
  try {
    return { ...(await start(env, options, endings)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const start = async (env: Env, { web = WEB, fill, ...given }: StartOptions, endings: Ending[]) => {
  const isEmbedded = env.DATABASE_URL === undefined
  const tls = tlsFilesOf(env)
  const certificate = tls && readCertificate(tls)
  ensureDataDir(env.DATA_DIR)
  if (isEmbedded) endings.push(await lockDataDir(env.DATA_DIR))
  const present =
    isEmbedded || hasKeys(env) ? openKeys(env, existsSync(databaseFolder(env.DATA_DIR))) : undefined
  const opening = openDatabase(env, logError)
  opening.catch(() => undefined)
  // Loaded while the database opens in its thread; a refusal above needs none of it and is said at once.
  const [
    { createApplication, isUnused, migrateDatabase },
    { exportAuditHeads },
    { offerStandstill },
    { sweepHourly },
    { createHost },
    { listen },
    { logRequests },
    { WebFiles },
  ] = await Promise.all([
    import('./application.ts'),
    import('./audit-heads.ts'),
    import('./backup/stand-still.ts'),
    import('./files/sweep-hourly.ts'),
    import('./http/host.ts'),
    import('./http/listen.ts'),
    import('./http/log-requests.ts'),
    import('./http/web-files.ts'),
  ])
  const post = openPost(env)
  endings.push(post.stop)
  const { files, ...store } = await openFiles(env, new ProcessInspector({ report: logError }))
  endings.push(store.stop)
  const database = await opening
  endings.push(database.close)
  await migrateDatabase(database)
  const secrets = present ?? openKeys(env, !(await isUnused(database)))
  await fill?.(database)
  if (isEmbedded) endings.push(await offerStandstill(env.DATA_DIR, database, logError))
  endings.push(exportAuditHeads(database))
  endings.push(sweepHourly(database, files))

  const metrics = await measure(env, database, endings)
  const loop = watchLoop()
  endings.push(loop.stop)
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  // Asked for any free port, a server knows where people find it only once it listens.
  const host = Promise.withResolvers<ReturnType<typeof createHost>>()
  const listening = await listen(async (request, from) => (await host.promise).fetch(request, from), {
    port: env.PORT,
    host: env.HOST,
    certificate,
    // behind a proxy all people come from one address
    ...(env.TRUST_PROXY > 0 && { limits: { connectionsPerAddress: Infinity } }),
  })
  if (tls) endings.push(followCertificate({ files: tls, take: listening.renew, report: logError }))
  const closing = new AbortController()
  endings.push(() => {
    leave()
    const stopped = listening.stop()
    // Only now: whoever comes back at once must find nobody here.
    closing.abort()
    return stopped
  })
  const url = `${tls ? 'https' : 'http'}://localhost:${listening.port}`
  const publicUrl = new URL(env.PUBLIC_URL ?? url)
  const setup = env.REGISTRATION === 'invite' ? { setupCode: createSetupCode() } : {}
  const application = createApplication(database, {
    ...setup,
    ...given,
    secrets,
    registration: env.REGISTRATION,
    files,
    mailer: post.mailer,
    publicUrl: publicUrl.origin,
    limits: {
      ...DEFAULT_LIMITS,
      times: env.RATE_LIMITS,
      companyFiles: env.FILES_QUOTA_GB * BYTES_A_GB,
    },
    lifetimes: LIFETIMES[env.SESSIONS],
    closing: closing.signal,
    ...(isEmbedded && { hasRoom: roomIn(env.DATA_DIR) }),
  })
  const isReady = async () => !isLeaving && (await database.isReady())
  const ailment = () => {
    if (!database.isBeating()) return 'the database thread is silent'
    return loop.lag() < LONGEST_LAG_MS ? null : 'the event loop is held up'
  }
  const watchers = [...(writesRequests(env) ? [logRequests()] : []), ...(metrics ? [metrics.count] : [])]
  host.resolve(
    createHost({
      publicUrl,
      application,
      web: new WebFiles(web),
      proxies: env.TRUST_PROXY,
      isReady,
      ailment,
      isLeaving: () => isLeaving,
      onAnswered: (answered) => {
        for (const watch of watchers) watch(answered)
      },
      ...(metrics && { onStream: metrics.stream }),
      ...(metrics && env.METRICS_TOKEN && { metrics: { token: env.METRICS_TOKEN, text: metrics.text } }),
    }),
  )
  const notes = [`Mail: ${post.where}`]
  if (store.where !== null) notes.push(`Files: ${store.where}`)
  if (setup.setupCode !== undefined && (await isUnused(database))) {
    notes.push(`The first registration needs this code: ${setup.setupCode}`)
  }
  if (metrics?.url) notes.push(`Metrics: ${metrics.url}`)
  return { url, where: database.where, notes, leave }
}

const hasKeys = ({ SECRETS_FILE, DATA_DIR }: Env) => SECRETS_FILE !== undefined || areSecretsIn(DATA_DIR)

const openKeys = ({ SECRETS_FILE, DATA_DIR }: Env, isInUse: boolean) =>
  SECRETS_FILE === undefined ? openSecrets(DATA_DIR, isInUse) : readSecrets(SECRETS_FILE)

const tlsFilesOf = ({ TLS_CERT_FILE: cert, TLS_KEY_FILE: key }: Env): CertificateFiles | undefined =>
  cert === undefined || key === undefined ? undefined : { cert, key }

/** In a terminal somebody reads what stands there. */
const writesRequests = (env: Env) => (env.LOG_REQUESTS ?? (stdout.isTTY ? 'none' : 'all')) === 'all'

/** Begins to count where somebody may read the figures, and shows them to this machine where that is wanted. */
const measure = async (env: Env, { pool }: OpenDatabase, endings: Ending[]) => {
  if (env.METRICS_PORT === undefined && env.METRICS_TOKEN === undefined) return null
  const [{ Metrics }, { serveMetrics }] = await Promise.all([
    import('./metrics/metrics.ts'),
    import('./metrics/serve-metrics.ts'),
  ])
  const metrics = new Metrics(pool)
  endings.push(metrics.stop)
  const { count, stream, text } = metrics
  if (env.METRICS_PORT === undefined) return { count, stream, text, url: null }
  const { port, stop } = await serveMetrics(text, env.METRICS_PORT)
  endings.push(stop)
  return { count, stream, text, url: `http://127.0.0.1:${port}/metrics` }
}

const ensureDataDir = (path: string) => {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Refusal(
      `The data directory ${path} cannot be made (${codeOf(error)}). Set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}
