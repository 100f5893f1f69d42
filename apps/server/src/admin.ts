import { existsSync } from 'node:fs'
import { schema } from '@plenum/api-server/db/schema'
import { makeSuper } from '@plenum/api-server/store/super-administrators'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrateDatabase } from './application.ts'
import { databaseFolder } from './database/embedded.ts'
import type { OpenDatabase } from './database/open-database.ts'
import { openDatabase } from './database/open.ts'
import { type Env, readEnv } from './env.ts'
import { logError } from './error-log.ts'
import { lockDataDir } from './owner-lock.ts'
import { Refusal } from './refusal.ts'

const USAGE = 'Usage: npm run admin -- super <e-mail>'

/** Makes the embedded database ours while the command runs; a server beside it must own it alone. */
const own = async (dataDir: string) => {
  if (!existsSync(databaseFolder(dataDir)))
    throw new Refusal(`There is no database in ${dataDir}. Start Plenum once, and register, before this.`)
  return lockDataDir(dataDir).catch((cause: unknown) => {
    if (!(cause instanceof Refusal)) throw cause
    const reason = cause.message.split('. ')[0]
    throw new Refusal(`${reason}. Stop it, run this again, then start it.`, { cause })
  })
}

const withDatabase = async <Result>(env: Env, work: (database: OpenDatabase) => Promise<Result>) => {
  const release = env.DATABASE_URL === undefined ? await own(env.DATA_DIR) : undefined
  try {
    const database = await openDatabase(env, logError)
    try {
      await migrateDatabase(database)
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    release?.()
  }
}

const admin = async ([command, email, ...more]: string[]) => {
  if (command !== 'super' || !email || more.length > 0) throw new Refusal(USAGE)
  const name = await withDatabase(readEnv(), ({ alone }) =>
    alone((client) => makeSuper(drizzle({ client, schema }), email, new Date())),
  )
  if (name === undefined) throw new Refusal(`Nobody who may sign in has the e-mail address ${email}.`)
  process.stdout.write(`${name} (${email}) is a super administrator now.\n`)
}

try {
  await admin(process.argv.slice(2))
} catch (error) {
  if (error instanceof Refusal) process.stderr.write(`${error.message}\n`)
  else logError(error)
  process.exitCode = 1
}
