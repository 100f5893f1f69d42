import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { drawingChange, DrawingPart, withPart, type PlanDrawing } from '@plenum/domain/plan-change'
import { blankGrid, PlanGrid } from '@plenum/domain/plan-grid'
import { PlanShape } from '@plenum/domain/plan-shape'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { recordChanges } from './events.ts'

/** The field of a room's history that tells what changed of its drawing. */
export const DRAWING = 'plan'

const Held = v.object({
  path: v.string(),
  version: v.number(),
  grid: v.nullable(PlanGrid),
  shapes: v.nullable(v.array(PlanShape)),
})

/** A room's drawing as it is stored, with the room's way; undefined where the company has no such room. */
export async function storedDrawing(tx: Database, company_id: string, id: string) {
  const held = await firstRow(
    tx,
    Held,
    sql`
      select n.path, coalesce(p.version, 1) as version, p.grid, p.shapes
      from node n left join room_plan p on p.company_id = n.company_id and p.node_id = n.id
      where n.company_id = ${company_id} and n.id = ${id} and n.type = 'room'`,
  )
  return held && { ...held, grid: held.grid ?? blankGrid, shapes: held.shapes ?? [] }
}
export type StoredDrawing = NonNullable<Awaited<ReturnType<typeof storedDrawing>>>

/** Stores a room's drawing as it is to be, counts, and writes down what changed of it. */
export async function writeDrawing(
  tx: Database,
  batch: OpenBatch,
  { id, was, is }: { id: string; was: PlanDrawing; is: PlanDrawing },
): Promise<void> {
  await tx.execute(sql`
    insert into room_plan as p (company_id, node_id, grid, shapes, version)
    values (${batch.company_id}, ${id}, ${JSON.stringify(is.grid)}::jsonb, ${JSON.stringify(is.shapes)}::jsonb, 2)
    on conflict (company_id, node_id) do update
      set grid = excluded.grid, shapes = excluded.shapes, version = p.version + 1`)
  const change = drawingChange(was, is)
  if (change !== null) {
    await recordChanges(tx, batch, { entity: 'node', id, changes: [{ field: DRAWING, ...change }] })
  }
}

/** Takes a drawing away with its room, so that an undo can draw it again. */
export async function clearDrawing(tx: Database, batch: OpenBatch, id: string): Promise<void> {
  const was = await storedDrawing(tx, batch.company_id, id)
  if (was !== undefined && was.version > 1) {
    await writeDrawing(tx, batch, { id, was, is: { grid: was.grid, shapes: [] } })
  }
}

const Drawn = v.object({ id: v.string(), from: DrawingPart })

/** Draws rooms as they were before a batch; gives how many of which nothing else changed. */
export async function revertDrawings(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const drawn = await rows(
    tx,
    Drawn,
    sql`
      select entity_id as id, "from" from history
      where company_id = ${undo.company_id} and batch_id = ${batch_id} and entity = 'node' and field = ${DRAWING}`,
  )
  for (const { id, from } of drawn) {
    const was = await storedDrawing(tx, undo.company_id, id)
    if (was !== undefined) await writeDrawing(tx, undo, { id, was, is: withPart(was, from) })
  }
  return drawn.length
}
