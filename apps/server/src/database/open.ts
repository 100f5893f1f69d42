import type pg from 'pg'
import type { Env } from '../env.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

/** Receives what went wrong where nobody waits for an answer. */
export type Report = (error: unknown) => void

/** Either engine, open. */
export interface OpenDatabase {
  pool: pg.Pool
  /** Where the data lie, for people: a folder, or a server's name. Never a password. */
  where: string
  /** Runs work on one connection with no limit of time. */
  alone: <Result>(work: (client: pg.Client | pg.PoolClient) => Promise<Result>) => Promise<Result>
  /** Whether it answers at once. */
  isReady: () => Promise<boolean>
  /** Whether its thread, where it has one, answers in the time it was given. */
  isBeating: () => boolean
  /** Ends every connection; embedded, writes a checkpoint first. */
  close: () => Promise<void>
}

/** Opens PostgreSQL where an address is given, else the database in the data directory. */
export const openDatabase = ({ DATABASE_URL, DATA_DIR }: Env, report: Report): Promise<OpenDatabase> =>
  DATABASE_URL ? openPostgres(DATABASE_URL, report) : openEmbedded(DATA_DIR, report)
