import { SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../ports.ts'
import type { Kept } from './kept.ts'

/** Runs a statement on either engine and gives its rows, each checked against `row`. */
export async function rows<Row extends v.GenericSchema>(
  database: Database,
  row: Row,
  statement: SQL | Kept,
  values: Record<string, unknown> = {},
): Promise<v.InferOutput<Row>[]> {
  const result: unknown =
    statement instanceof SQL
      ? await database.execute(statement)
      : await database._.session
          .prepareQuery(statement.query, undefined, statement.name, false)
          .execute(values)
  return v.parse(v.object({ rows: v.array(row) }), result).rows
}

/** `rows`, where there is at most one. */
export async function firstRow<Row extends v.GenericSchema>(
  database: Database,
  row: Row,
  statement: SQL | Kept,
  values?: Record<string, unknown>,
): Promise<v.InferOutput<Row> | undefined> {
  return (await rows(database, row, statement, values))[0]
}

/** `rows`, where there is always one. */
export async function onlyRow<Row extends v.GenericSchema>(
  database: Database,
  row: Row,
  statement: SQL,
): Promise<v.InferOutput<Row>> {
  const found = await firstRow(database, row, statement)
  if (found === undefined) throw new Error('A statement that always gives a row gave none')
  return found
}
