import { existsSync, mkdirSync } from 'node:fs'
import type { Ports } from '@plenum/api-server/ports'
import { schema } from '@plenum/api-server/db/schema'
import { drizzle } from 'drizzle-orm/node-postgres'
import { databaseFolder } from './database/embedded.ts'
import { openDatabase } from './database/open.ts'
import type { Env } from './env.ts'
import { logError } from './error-log.ts'
import { createHost, type HostParts } from './http/host.ts'
import { listen } from './http/listen.ts'
import { WebFiles } from './http/web-files.ts'
import { lockDataDir } from './owner-lock.ts'
import { createPasswords } from './passwords.ts'
import { codeOf, Refusal } from './refusal.ts'
import { openSecrets } from './secrets.ts'

const WEB = new URL('../../web/dist/', import.meta.url)

/** The portable application, as a host sees it. */
export interface Application {
  migrate: (database: Ports['database'], clock: Ports['clock']) => Promise<void>
  create: (ports: Ports) => HostParts['application']
}

/** A running server. */
export interface RunningServer {
  /** Where a browser on this machine finds it. */
  url: string
  /** Where the data lie, for people; never a password. */
  where: string
  /** Ends it in good order; what is under way finishes first. */
  stop: () => Promise<void>
}

const clock = () => new Date()

const ensureDataDir = (path: string) => {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Refusal(
      `The data directory ${path} cannot be made (${codeOf(error)}). Set DATA_DIR to another folder.`,
      {
        cause: error,
      },
    )
  }
}

/** Starts everything in order and, if any of it fails, ends what was started before. */
export const startServer = async (env: Env, application: Application, web = WEB): Promise<RunningServer> => {
  const endings: (() => void | Promise<void>)[] = []
  const stop = async () => {
    for (const end of endings.splice(0).toReversed()) await end()
  }
  try {
    return { ...(await start(env, application, web, endings)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const start = async (
  env: Env,
  application: Application,
  web: URL,
  endings: (() => void | Promise<void>)[],
) => {
  const isEmbedded = env.DATABASE_URL === undefined
  ensureDataDir(env.DATA_DIR)
  if (isEmbedded) endings.push(await lockDataDir(env.DATA_DIR))
  const secrets = openSecrets(env.DATA_DIR, isEmbedded && existsSync(databaseFolder(env.DATA_DIR)))
  const database = await openDatabase(env, logError)
  endings.push(database.close)
  await database.alone((client) => application.migrate(drizzle({ client, schema }), clock))

  let isStopping = false
  const host = createHost({
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    application: application.create({
      database: drizzle({ client: database.pool, schema }),
      clock,
      passwords: createPasswords(),
      secrets,
      registration: env.REGISTRATION,
      report: logError,
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
