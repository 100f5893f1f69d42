import type pg from 'pg'
import type { BoundedPool } from './pool.ts'

/** Receives what went wrong where nobody waits for an answer. */
export type Report = (error: unknown) => void

/** Either engine, open. */
export interface OpenDatabase {
  pool: BoundedPool
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
