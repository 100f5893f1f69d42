import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { NODE_TYPES } from '@plenum/domain/node-type'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { ARCHIVED, isOut } from './place-use.ts'

const Spot = v.object({ type: v.picklist(NODE_TYPES), in_use: v.boolean() })

/** What a place is, and whether it and all it is in are in use. */
export type Spot = v.InferOutput<typeof Spot>

/** What is known of a place; undefined where the company has none of this id. */
export function spotOf(database: Database, company_id: string, id: string): Promise<Spot | undefined> {
  return firstRow(
    database,
    Spot,
    sql`
      select n.type, not ${isOut(sql`n`, ARCHIVED)} as in_use from node n
      where n.company_id = ${company_id} and n.id = ${id}`,
  )
}
