import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ApiError } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { createBatch, eventId, type Author, type OpenBatch } from './batches.ts'
import { recordDeleted } from './events.ts'
import { columns } from './json.ts'
import { lockTree, NODE_FIELDS, nodeTargets } from './node-write.ts'
import { clearDrawing } from './room-drawing.ts'
import { countUses } from './usage.ts'

/** Deletes a place in which nothing stands nor ever stood, neither places nor things, and that no rule keeps up. */
export async function deleteNode(
  tx: Database,
  author: Author,
  { id, version }: { id: string; version: number },
): Promise<'not_found' | 'stale' | 'done'> {
  const { company_id } = author
  await lockTree(tx, company_id)
  const stored = await firstRow(
    tx,
    v.object({ version: v.number() }),
    sql`select version from node where company_id = ${company_id} and id = ${id}`,
  )
  if (stored === undefined) return 'not_found'
  if (stored.version !== version) return 'stale'
  const inside = await countUses(tx, sql`node where company_id = ${company_id} and parent_id = ${id}`)
  const stood = await countUses(tx, sql`placement where company_id = ${company_id} and node_id = ${id}`)
  const kept = await countUses(tx, sql`reservation where company_id = ${company_id} and node_id = ${id}`)
  const kept_up = await countUses(
    tx,
    sql`maintenance_rule where company_id = ${company_id} and scope->>'place_id' = ${id}`,
  )
  const uses = inside + stood + kept + kept_up
  if (uses > 0) throw new ApiError(409, [{ code: 'in_use', count: uses }])
  await tx.execute(sql`delete from node_counter where company_id = ${company_id} and node_id = ${id}`)
  const batch = await createBatch(tx, author, { kind: 'delete' })
  await clearDrawing(tx, batch, id)
  await recordDeleted(tx, batch, {
    entity: 'node',
    rows: sql`
      delete from node where company_id = ${company_id} and id = ${id}
      returning id::text, to_jsonb(node) as was`,
  })
  return 'done'
}

/** Makes the places that a batch deleted again, where their parents stand by now, and gives how many. */
export async function bringNodesBack(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  await lockTree(tx, undo.company_id)
  const made = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`
      with made as (
        insert into node as made (company_id, id, ${nodeTargets}, path, trail, last_update, version)
        select h.company_id, r.id, ${columns(sql`r`, NODE_FIELDS)}, coalesce(parent.path, '') || r.id || '/',
          coalesce(parent.trail, '[]') || jsonb_build_object('id', r.id, 'name', r.name, 'type', r.type),
          ${undo.at}::timestamptz, r.version + 1
        from history h
        cross join lateral jsonb_populate_record(null::node, h."from") r
        left join node parent on parent.company_id = h.company_id and parent.id = r.parent_id
        where h.company_id = ${undo.company_id} and h.batch_id = ${batch_id} and h.entity = 'node'
          and h.action = 'delete' and h."from" is not null
        returning made.id::text as id
      )
      insert into history (company_id, id, batch_id, entity, entity_id, action)
      select ${undo.company_id}, ${eventId(0)}, ${undo.id}, 'node', id, 'create' from made returning entity_id as id`,
  )
  return made.length
}
