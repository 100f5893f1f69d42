import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Change } from '@plenum/domain/history'
import type { PlanMove } from '@plenum/domain/room-plan'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { recordChangesOfAll } from './events.ts'

const number = v.nullable(v.number())
const Spot = v.object({ id: v.string(), x_mm: number, y_mm: number, rotation: number })
type Spot = v.InferOutput<typeof Spot>

/** Something that comes to stand elsewhere. */
interface Moved {
  was: Spot
  is: PlanMove
}

/** Where the racks of a room stand that has this way. */
export const racksIn = (tx: Database, company_id: string, path: string) =>
  rows(
    tx,
    Spot,
    sql`
      select id, x_mm, y_mm, rotation from node
      where company_id = ${company_id} and path >= ${path} and path < ${path} || '~' and type = 'rack'`,
  )

/** Those of some assets that stand on the floor of a room, held until the transaction ends. */
export function assetsIn(
  tx: Database,
  company_id: string,
  { path, moves }: { path: string; moves: readonly PlanMove[] },
): Promise<Spot[]> {
  const ids = JSON.stringify(moves.map(({ id }) => id))
  if (moves.length === 0) return Promise.resolve([])
  return rows(
    tx,
    Spot,
    sql`
      select p.asset_id as id, p.x_mm, p.y_mm, p.rotation
      from asset a join placement p on p.company_id = a.company_id and p.asset_id = a.id and p.source = 'current'
      join node n on n.company_id = p.company_id and n.id = p.node_id
      where a.company_id = ${company_id} and n.path >= ${path} and n.path < ${path} || '~' and n.type <> 'rack'
        and a.termination_date is null
        and a.id in (select i::uuid from jsonb_array_elements_text(${ids}::jsonb) as t(i))
      order by a.id for no key update of a`,
  )
}

/** The moves that are any; null where something does not stand there, so that the plan was drawn from an older room. */
export function movedOf(moves: readonly PlanMove[], standing: readonly Spot[]): Moved[] | null {
  const before = new Map(standing.map((spot) => [spot.id, spot]))
  if (moves.some(({ id }) => !before.has(id))) return null
  return moves.flatMap((is) => {
    const was = before.get(is.id)
    const stays = was?.x_mm === is.x_mm && was.y_mm === is.y_mm && was.rotation === is.rotation
    return was === undefined || stays ? [] : [{ was, is }]
  })
}

const SPOT = ['x_mm', 'y_mm', 'rotation'] as const

const changesOf = ({ was, is }: Moved): Change[] =>
  SPOT.flatMap((field) => (was[field] === is[field] ? [] : [{ field, from: was[field], to: is[field] }]))

/** Puts racks elsewhere and writes that down. */
export async function moveRacks(tx: Database, batch: OpenBatch, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return
  await tx.execute(sql`
    update node n set x_mm = m.x_mm, y_mm = m.y_mm, rotation = m.rotation,
      last_update = ${batch.at}::timestamptz, version = n.version + 1
    from jsonb_to_recordset(${JSON.stringify(moved.map(({ is }) => is))}::jsonb)
      as m(id uuid, x_mm int, y_mm int, rotation int)
    where n.company_id = ${batch.company_id} and n.id = m.id`)
  await recordChangesOfAll(tx, batch, {
    entity: 'node',
    records: moved.map((each) => ({ id: each.is.id, changes: changesOf(each) })),
  })
}

/** Where an asset stands on the floor, as its history tells it. */
const FloorSpot = v.object({ x_mm: v.number(), y_mm: v.number(), rotation: v.number() })
type FloorSpot = v.InferOutput<typeof FloorSpot>

const spotOf = ({ x_mm, y_mm, rotation }: Omit<Spot, 'id'>): FloorSpot | null =>
  x_mm === null || y_mm === null ? null : { x_mm, y_mm, rotation: rotation ?? 0 }

interface FloorMove {
  id: string
  from: FloorSpot | null
  to: FloorSpot | null
}

/** Puts assets elsewhere on the floor and writes that down. */
export async function moveAssets(tx: Database, batch: OpenBatch, moved: readonly Moved[]): Promise<void> {
  const moves = moved.map(({ was, is }) => ({ id: is.id, from: spotOf(was), to: spotOf(is) }))
  await moveOnFloor(tx, batch, moves)
}

async function moveOnFloor(tx: Database, batch: OpenBatch, moves: readonly FloorMove[]): Promise<void> {
  if (moves.length === 0) return
  const spots = moves.map(({ id, to }) => ({ id, ...to }))
  const all = sql`jsonb_to_recordset(${JSON.stringify(spots)}::jsonb) as m(id uuid, x_mm int, y_mm int, rotation int)`
  await tx.execute(sql`
    update placement p set x_mm = m.x_mm, y_mm = m.y_mm, rotation = m.rotation from ${all}
    where p.company_id = ${batch.company_id} and p.asset_id = m.id and p.source = 'current'`)
  await tx.execute(sql`
    update asset a set last_update = ${batch.at}::timestamptz, version = a.version + 1 from ${all}
    where a.company_id = ${batch.company_id} and a.id = m.id`)
  await recordChangesOfAll(tx, batch, {
    entity: 'asset',
    records: moves.map(({ id, ...change }) => ({ id, changes: [{ field: 'floor_spot', ...change }] })),
  })
}

const Floored = v.object({ id: v.string(), from: v.nullable(FloorSpot), to: v.nullable(FloorSpot) })

/** Puts assets where they stood on the floor before a batch, and gives how many there are. */
export async function revertFloor(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const moved = await rows(
    tx,
    Floored,
    sql`
      select h.entity_id as id, h."from", h."to" from history h
      join batch b on b.company_id = h.company_id and b.id = h.batch_id
      -- what was moved away since has no spot of this batch any more
      join placement p on p.company_id = h.company_id and p.asset_id = h.entity_id::uuid and p.source = 'current'
        and p.x_mm is not distinct from (h."to"->>'x_mm')::int
      where h.company_id = ${undo.company_id} and h.batch_id = ${batch_id} and h.entity = 'asset'
        and h.field = 'floor_spot' and exists (
          -- nor is a spot of one room any of another
          select from placement stood
          where stood.company_id = p.company_id and stood.asset_id = p.asset_id and stood.node_id = p.node_id
            and stood.source <> 'planned' and stood.valid_from <= b.at
            and (stood.valid_to is null or stood.valid_to > b.at))`,
  )
  await moveOnFloor(
    tx,
    undo,
    moved.map(({ id, from, to }) => ({ id, from: to, to: from })),
  )
  return moved.length
}
