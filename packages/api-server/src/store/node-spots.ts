import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { NodePatch } from '@plenum/domain/node'
import type { NodeType, TrailStep } from '@plenum/domain/node-type'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { recordChangesOfAll } from './events.ts'

const SPOT = ['x_mm', 'y_mm', 'rotation'] as const
type Spot = Record<(typeof SPOT)[number], number | null>
/** Nowhere in the plan of a room. */
export const NO_SPOT = { x_mm: null, y_mm: null, rotation: null } as const

const WITHIN_ROOMS: readonly NodeType[] = ['zone', 'row', 'rack']
/** Whether places of a type are drawn in the plan of the room that they are in. */
export const isWithinRooms = (type: NodeType): boolean => WITHIN_ROOMS.includes(type)

type Trail = readonly TrailStep[]
const roomIn = (trail: Trail): string | undefined => trail.findLast(({ type }) => type === 'room')?.id

/** Whether a place that comes to stand in a parent leaves the room in whose plan it stands. */
export const leavesRoom = (
  { type, trail }: { type: NodeType; trail: Trail },
  parent: { trail: Trail },
): boolean => isWithinRooms(type) && roomIn(trail) !== roomIn(parent.trail)

/** A change of what leaves its room: it stands nowhere in the plan of the next one where nobody says where. */
export const leaving = (node: Spot, patch: NodePatch): NodePatch =>
  SPOT.some((field) => patch[field] !== undefined && patch[field] !== node[field])
    ? patch
    : { ...patch, ...NO_SPOT }

const number = v.nullable(v.number())
const Placed = v.object({ id: v.string(), x_mm: number, y_mm: number, rotation: number })

/** Takes what is below a place that leaves its room out of the plan, and writes that down. */
export async function clearSpotsBelow(tx: Database, batch: OpenBatch, path: string): Promise<void> {
  const { company_id, at } = batch
  const placed = await rows(
    tx,
    Placed,
    sql`
      select id, x_mm, y_mm, rotation from node
      where company_id = ${company_id} and path > ${path} and path < ${path} || '~'
        and (x_mm is not null or y_mm is not null or rotation is not null)
      order by path`,
  )
  if (placed.length === 0) return
  const ids = JSON.stringify(placed.map(({ id }) => id))
  await tx.execute(sql`
    update node set x_mm = null, y_mm = null, rotation = null, last_update = ${at}::timestamptz, version = version + 1
    where company_id = ${company_id} and id in (select i::uuid from jsonb_array_elements_text(${ids}::jsonb) l(i))`)
  const records = placed.map((spot) => ({
    id: spot.id,
    changes: SPOT.flatMap((field) => (spot[field] === null ? [] : { field, from: spot[field], to: null })),
  }))
  await recordChangesOfAll(tx, batch, { entity: 'node', records })
}
