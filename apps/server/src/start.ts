import { existsSync, mkdirSync } from 'node:fs'
import { databaseFolder } from './database/embedded.ts'
import { type OpenDatabase, openDatabase } from './database/open.ts'
import type { Env } from './env.ts'
import { logError } from './error-log.ts'
import { lockDataDir } from './owner-lock.ts'
import { codeOf, Refusal } from './refusal.ts'
import { openSecrets } from './secrets.ts'

const WEB = new URL('../../web/dist/', import.meta.url)

/** A running server. */
export interface RunningServer {
  /** Where a browser on this machine finds it. */
  url: string
  /** Where the data lie, for people; never a password. */
  where: string
  /** Ends it in good order; what is under way finishes first. */
  stop: () => Promise<void>
}

/** What a caller may want otherwise. */
export interface StartOptions {
  /** The folder of the built web. */
  web?: URL
  /** Puts something into the migrated database before anybody is served. */
  fill?: (database: OpenDatabase) => Promise<void>
}

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

const start = async (env: Env, { web = WEB, fill }: StartOptions, endings: Ending[]) => {
  const isEmbedded = env.DATABASE_URL === undefined
  ensureDataDir(env.DATA_DIR)
  if (isEmbedded) endings.push(await lockDataDir(env.DATA_DIR))
  const secrets = openSecrets(env.DATA_DIR, isEmbedded && existsSync(databaseFolder(env.DATA_DIR)))
  const opening = openDatabase(env, logError)
  opening.catch(() => undefined)
  // Loaded while the database opens in its thread; a refusal above needs none of it and is said at once.
  const [
    { createApplication, migrateDatabase },
    { exportAuditHeads },
    { createHost },
    { listen },
    { WebFiles },
  ] = await Promise.all([
    import('./application.ts'),
    import('./audit-heads.ts'),
    import('./http/host.ts'),
    import('./http/listen.ts'),
    import('./http/web-files.ts'),
  ])
  const database = await opening
  endings.push(database.close)
  await migrateDatabase(database)
  await fill?.(database)
  endings.push(exportAuditHeads(database))

  let isStopping = false
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  const host = createHost({
    publicUrl,
    application: createApplication(database, {
      secrets,
      registration: env.REGISTRATION,
      mailer: { send: () => undefined },
      publicUrl: publicUrl.origin,
    }),
    web: new WebFiles(web),
    isReady: async () => !isStopping && (await database.isReady()),
  })
  const listening = await listen(host.fetch, { port: env.PORT, host: env.HOST })
  endings.push(() => {
    isStopping = true
    return listening.stop()
  })
  return { url: `http://localhost:${listening.port}`, where: database.where }
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
