import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { drawingChange, type PlanDrawing } from '@plenum/domain/plan-change'
import { blankGrid, PlanGrid } from '@plenum/domain/plan-grid'
import { PlanPicture } from '@plenum/domain/plan-picture'
import { PlanShape } from '@plenum/domain/plan-shape'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { recordChangesOfAll } from './events.ts'
import { DRAWING } from './room-drawing.ts'

const Drawn = v.object({
  node_id: v.string(),
  grid: PlanGrid,
  shapes: v.array(PlanShape),
  picture: v.nullable(PlanPicture),
})

interface Copied extends PlanDrawing {
  node_id: string
}

const BLANK: PlanDrawing = { grid: blankGrid, shapes: [], picture: null }

/** Draws the copies of rooms as the rooms are: an aisle shows the copy of its zone, and each has a picture of its own. */
export async function copyDrawings(
  tx: Database,
  batch: OpenBatch,
  { rooms, copies }: { rooms: readonly string[]; copies: ReadonlyMap<string, string> },
): Promise<void> {
  const drawn = await rows(
    tx,
    Drawn,
    sql`
      select p.node_id, p.grid, p.shapes, p.picture from room_plan p where p.company_id = ${batch.company_id}
        and p.node_id in (select i::uuid from jsonb_array_elements_text(${JSON.stringify(rooms)}::jsonb) as t(i))`,
  )
  if (drawn.length === 0) return
  const files = drawn.flatMap(({ node_id, picture }) => {
    const room_id = copies.get(node_id)
    return picture === null || room_id === undefined ? [] : [{ from: picture.file_id, id: uuidv7(), room_id }]
  })
  await copyFiles(tx, batch, files)
  const made = drawn.flatMap(({ node_id, grid, shapes, picture }): Copied[] => {
    const room_id = copies.get(node_id)
    const file = files.find((each) => each.room_id === room_id)
    if (room_id === undefined) return []
    return [
      {
        node_id: room_id,
        grid,
        shapes: shapes.map((shape) => withCopiedZone(shape, copies)),
        picture: picture && file ? { ...picture, file_id: file.id } : null,
      },
    ]
  })
  await tx.execute(sql`
    insert into room_plan (company_id, node_id, grid, shapes, picture, version)
    select ${batch.company_id}, r.node_id, r.grid, r.shapes, nullif(r.picture, 'null'), 2
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      as r(node_id uuid, grid jsonb, shapes jsonb, picture jsonb)`)
  const records = made.flatMap(({ node_id, ...is }) => {
    const change = drawingChange(BLANK, is)
    return change === null ? [] : [{ id: node_id, changes: [{ field: DRAWING, ...change }] }]
  })
  await recordChangesOfAll(tx, batch, { entity: 'node', records })
}

const withCopiedZone = (shape: PlanShape, copies: ReadonlyMap<string, string>): PlanShape =>
  shape.kind === 'aisle' && shape.zone_id !== null
    ? { ...shape, zone_id: copies.get(shape.zone_id) ?? shape.zone_id }
    : shape

/** Lays the same bytes under other rooms. */
async function copyFiles(
  tx: Database,
  { company_id, at }: OpenBatch,
  files: readonly { from: string; id: string; room_id: string }[],
): Promise<void> {
  if (files.length === 0) return
  await tx.execute(sql`
    insert into file
    select r.* from jsonb_array_elements(${JSON.stringify(files)}::jsonb) copied
    join file f on f.company_id = ${company_id} and f.id = (copied ->> 'from')::uuid
    cross join lateral jsonb_populate_record(f, (copied - 'from') || jsonb_build_object(
      'created_at', ${at}::timestamptz, 'linked_at', ${at}::timestamptz, 'removed_at', null, 'version', 1)) r`)
}
