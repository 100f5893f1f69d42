import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { NODE_TYPES } from '@plenum/domain/node-type'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'

export type PlaceType = (typeof NODE_TYPES)[number]

/** What a place is; undefined where the company has none of this id. */
export async function typeOf(
  database: Database,
  company_id: string,
  id: string,
): Promise<PlaceType | undefined> {
  const place = await firstRow(
    database,
    v.object({ type: v.picklist(NODE_TYPES) }),
    sql`select type from node where company_id = ${company_id} and id = ${id}`,
  )
  return place?.type
}
