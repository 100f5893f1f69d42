import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { BulkChange } from '@plenum/domain/asset-bulk'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'

type Change = v.InferOutput<typeof BulkChange>

/** Refuses the whole request where what it names does not exist. */
export async function refuseUnknown(tx: Database, company_id: string, change: Change): Promise<void> {
  if (change.kind === 'owner' && change.owner_id !== null) {
    const owner = sql`select id from principal where company_id = ${company_id} and id = ${change.owner_id}`
    if (!(await firstRow(tx, Known, owner))) throw refusal(400, 'does_not_exist', 'change.owner_id')
  }
  if (change.kind === 'move') {
    const node = sql`select id from node where company_id = ${company_id} and id = ${change.node_id}`
    if (!(await firstRow(tx, Known, node))) throw refusal(400, 'does_not_exist', 'change.node_id')
  }
}

const Known = v.object({ id: v.string() })
