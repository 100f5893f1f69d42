import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'

/** A list's rows as one JSON text, all of them. */
export async function listed(database: Database, select: SQL): Promise<string> {
  const row = await firstRow(
    database,
    v.object({ results: v.string() }),
    sql`select coalesce(json_agg(shown), '[]')::text as results from (${select}) shown`,
  )
  return row?.results ?? '[]'
}
