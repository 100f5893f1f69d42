import * as v from 'valibot'
import type { Change } from '@plenum/domain/history'
import type { MadeOnTheWay } from '@plenum/domain/record-import'
import type { RecordValues } from '@plenum/domain/record-import-read'
import { ApiError } from '../api-error.ts'
import type { Database } from '../ports.ts'
import { problemOf } from '../valid.ts'
import type { OpenBatch } from './batches.ts'
import type { PersonTeller } from './notify.ts'

/** An invitation whose letter is still to be sent. */
export interface Invited {
  email: string
  token: string
}

/** What a row of an import is written with. */
export interface Scene {
  tx: Database
  /** Whoever is told of something by mail is told once the import is written for good. */
  author: PersonTeller
  /** The batch of the import; it is put into the database with the first row that changes something. */
  open: () => Promise<OpenBatch>
  /** Takes down what is made on the way. */
  note: (made: MadeOnTheWay) => void
  /** Takes down whom a letter is to invite. */
  invite: (invited: Invited) => void
}

/** A record that a row is about. */
export interface Known {
  id: string
  stored: Readonly<Record<string, unknown>>
  /** What the row says of it beside what it was found by. */
  says: RecordValues
}

/** How rows become records of a kind, by the functions that a change by hand goes through. */
export interface RecordWriter {
  /** Rows of a lower rank go first: what others stand in. */
  rank?: (values: RecordValues) => number
  find: (scene: Scene, values: RecordValues) => Promise<Known | undefined>
  insert: (scene: Scene, values: RecordValues) => Promise<string>
  patch: (scene: Scene, id: string, patch: RecordValues) => Promise<unknown>
  /** A change with names in the place of references. */
  named?: (scene: Scene, change: Change) => Promise<Change>
  /** A row was taken back, with all that was made for it. */
  forget?: () => void
}

/** Values as a schema reads them; refuses with every problem at once. */
export function inputOf<Schema extends v.GenericSchema>(
  schema: Schema,
  values: RecordValues,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, values)
  if (!result.success) throw new ApiError(400, result.issues.map(problemOf))
  return result.output
}

/** A cell's text; its column was read as one. */
export const textOf = (values: RecordValues, column: string): string => {
  const value = values[column]
  return typeof value === 'string' ? value : ''
}

/** The values without those of some columns. */
export const without = (values: RecordValues, columns: readonly string[]): RecordValues =>
  Object.fromEntries(Object.entries(values).filter(([column]) => !columns.includes(column)))
