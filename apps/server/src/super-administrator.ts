import { schema } from '@plenum/api-server/db/schema'
import { makeSuper } from '@plenum/api-server/store/super-administrators'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrateDatabase } from './application.ts'
import { openDatabase } from './database/open.ts'
import type { Env } from './env.ts'
import { logError } from './error-log.ts'

/** Makes a person a super administrator, in a database that nobody else has open; answers the name, undefined where nobody may sign in with that address. */
export const makeSuperAdministrator = async (env: Env, email: string): Promise<string | undefined> => {
  const database = await openDatabase(env, logError)
  try {
    await migrateDatabase(database)
    return await database.alone((client) => makeSuper(drizzle({ client, schema }), email, new Date()))
  } finally {
    await database.close()
  }
}
