import { createApp } from '@plenum/api-server/app'
import { migrate, NewerDatabaseError } from '@plenum/api-server/db/migrate'
import { schema } from '@plenum/api-server/db/schema'
import type { Ports } from '@plenum/api-server/ports'
import { hasCompany } from '@plenum/api-server/store/accounts'
import { countMissing } from '@plenum/api-server/store/rack-capacity'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { OpenDatabase } from './database/open-database.ts'
import { openOrm } from './database/orm.ts'
import { logError } from './error-log.ts'
import { createPasswords } from './passwords.ts'
import type { Keys } from './secrets.ts'
import { Refusal } from './refusal.ts'

const clock = () => new Date()

/** Brings an open database to this version's schema; throws a `Refusal` when a newer version made it. */
export const migrateDatabase = async ({ alone, where }: OpenDatabase) => {
  try {
    await alone(async (client) => {
      const database = drizzle({ client, schema })
      await migrate(database, clock)
      await countMissing(database, clock())
    })
  } catch (error) {
    if (!(error instanceof NewerDatabaseError)) throw error
    throw new Refusal(`A newer Plenum has used ${where}. Start that one, or give this one other data.`, {
      cause: error,
    })
  }
}

/** Whether nobody has founded a company in it yet. */
export const isUnused = async ({ pool }: OpenDatabase) => !(await hasCompany(openOrm(pool)))

/** The portable application over this host's ports. */
export const createApplication = (
  { pool }: OpenDatabase,
  given: Omit<Ports, 'database' | 'clock' | 'passwords' | 'report'> &
    Partial<Pick<Ports, 'passwords'>> & { secrets: Keys },
) =>
  createApp({
    passwords: createPasswords(given.secrets),
    ...given,
    database: openOrm(pool),
    clock,
    report: logError,
  })
