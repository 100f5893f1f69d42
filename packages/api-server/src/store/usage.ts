import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { COUNT_CAP } from '@plenum/domain/asset-query'
import type { Usage } from '@plenum/domain/catalogue'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'

/** How many rows of `from` there are, counted up to the cap, as JSON. */
export const usageOf = (from: SQL): SQL => sql`(
  select json_build_object('value', least(count(*), ${COUNT_CAP}::int), 'capped', count(*) > ${COUNT_CAP}::int)
  from (select from ${from} limit ${COUNT_CAP + 1}::int) used)`

/** How many rows of `from` there are, at most one more than the cap. */
export async function countUses(tx: Database, from: SQL): Promise<number> {
  const row = await firstRow(
    tx,
    v.object({ uses: v.number() }),
    sql`select count(*)::int as uses from (select from ${from} limit ${COUNT_CAP + 1}::int) used`,
  )
  return row?.uses ?? 0
}

/** Ids as the right side of `in`. */
export const idList = (ids: readonly string[]): SQL =>
  sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/** How many rows of `from` there are, as the wire has it. */
export async function usageIn(tx: Database, from: SQL): Promise<Usage> {
  const uses = await countUses(tx, from)
  return { value: Math.min(uses, COUNT_CAP), capped: uses > COUNT_CAP }
}
