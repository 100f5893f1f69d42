import type { Env } from '../env.ts'
import { openEmbedded } from './embedded.ts'
import type { OpenDatabase, Report } from './open-database.ts'
import { openPostgres } from './postgres.ts'

/** Opens PostgreSQL where an address is given, else the database in the data directory. */
export const openDatabase = ({ DATABASE_URL, DATA_DIR }: Env, report: Report): Promise<OpenDatabase> =>
  DATABASE_URL ? openPostgres(DATABASE_URL, report) : openEmbedded(DATA_DIR, report)
