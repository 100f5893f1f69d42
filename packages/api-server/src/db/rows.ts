import type { SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../ports.ts'

/** Runs a statement on either engine and gives its rows, each checked against `row`. */
export async function rows<Row extends v.GenericSchema>(
  database: Database,
  row: Row,
  statement: SQL,
): Promise<v.InferOutput<Row>[]> {
  const result: unknown = await database.execute(statement)
  return v.parse(v.object({ rows: v.array(row) }), result).rows
}

/** `rows`, where there is at most one. */
export async function firstRow<Row extends v.GenericSchema>(
  database: Database,
  row: Row,
  statement: SQL,
): Promise<v.InferOutput<Row> | undefined> {
  return (await rows(database, row, statement))[0]
}
