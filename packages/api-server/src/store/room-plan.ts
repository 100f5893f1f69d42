import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { capacityOf } from '@plenum/domain/capacity'
import { PlaceNode } from '@plenum/domain/node'
import { blankGrid, PlanGrid } from '@plenum/domain/plan-grid'
import { PlanPicture } from '@plenum/domain/plan-picture'
import { PlanShape } from '@plenum/domain/plan-shape'
import { MOST_PLAN_ASSETS, MOST_PLAN_RACKS, PlanAsset, PlanRack, RoomPlan } from '@plenum/domain/room-plan'
import { dayOf, momentOf, tenseOf, type When } from '@plenum/domain/placement-time'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { readClaimsAt } from './claims-at.ts'
import { columns, wireInstant } from './json.ts'
import { assetsAt, placedAt, type Moment } from './placed-at.ts'
import type { RawRecord } from './record.ts'

const ROOM = ['name', 'code', 'type', 'trail', 'width_mm', 'depth_mm', 'tile_size_mm'] as const
const { zones } = RoomPlan.entries

const RoomRow = v.object({
  ...v.pick(PlaceNode, [...ROOM]).entries,
  path: v.string(),
  version: v.number(),
  grid: v.nullable(PlanGrid),
  shapes: v.nullable(v.array(PlanShape)),
  picture: v.nullable(PlanPicture),
  zones,
})

interface PlanRequest {
  id: string
  withAssets: boolean
  /** What stands in it as it was or is planned; now where it is left out. */
  when?: When | undefined
}

/**
 * `RoomPlan` of one room, or undefined where the company has no room of this id. The drawing and where racks stand in it
 * are those of today, whenever it is looked at.
 */
export async function readPlan(
  database: Database,
  { company_id, at }: Pick<Author, 'company_id' | 'at'>,
  { id, withAssets, when = dayOf(at) }: PlanRequest,
): Promise<RawRecord | undefined> {
  const moment = { company_id, when, now: at }
  const found = await readRoom(database, company_id, id)
  if (found === undefined) return undefined
  const { path, version, grid, shapes, picture, zones: inside, ...room } = found
  const racks = await readRacks(database, moment, path)
  const assets = withAssets ? await readAssets(database, moment, path) : null
  const plan: RoomPlan = {
    id,
    version,
    room,
    grid: grid ?? blankGrid,
    shapes: shapes ?? [],
    picture,
    racks: racks.slice(0, MOST_PLAN_RACKS),
    zones: inside,
    assets: assets?.slice(0, MOST_PLAN_ASSETS) ?? null,
    is_whole: racks.length <= MOST_PLAN_RACKS && (assets?.length ?? 0) <= MOST_PLAN_ASSETS,
  }
  return { body: JSON.stringify(plan), version }
}

/** A room with what is drawn of it. */
export const readRoom = (database: Database, company_id: string, id: string) =>
  firstRow(
    database,
    RoomRow,
    sql`
      select ${columns(sql`n`, ROOM)}, n.path, coalesce(p.version, 1) as version, p.grid, p.shapes, p.picture, (
        select coalesce(json_agg(json_build_object('id', z.id, 'name', z.name, 'kind', z.kind) order by z.name_key, z.id), '[]')
        from node z where z.company_id = n.company_id and z.path > n.path and z.path < n.path || '~' and z.type = 'zone'
      ) as zones
      from node n left join room_plan p on p.company_id = n.company_id and p.node_id = n.id
      where n.company_id = ${company_id} and n.id = ${id} and n.type = 'room'`,
  )

const RACK = [
  'id',
  'name',
  'code',
  'status',
  'x_mm',
  'y_mm',
  'rotation',
  'outer_width_mm',
  'outer_depth_mm',
  'u_height',
]
const RackRow = v.omit(PlanRack, ['capacities'])

/** The racks of a room that are in use, by name, with the row that each stands in. */
export const racksDrawn = (database: Database, company_id: string, path: string) =>
  rows(
    database,
    v.object({ ...RackRow.entries, row: v.nullable(v.string()) }),
    sql`
      select ${columns(sql`n`, RACK)}, (
        select step.of ->> 'name' from jsonb_array_elements(n.trail) step(of) where step.of ->> 'type' = 'row' limit 1
      ) as row, ${wireInstant(sql`greatest(n.last_update, (
        select max(a.last_update) from placement p
        join asset a on a.company_id = p.company_id and a.id = p.asset_id
        where p.company_id = n.company_id and p.node_id = n.id and p.source = 'current'
      ))`)} as changed_at
      from node n
      where n.company_id = ${company_id} and n.path > ${path} and n.path < ${path} || '~' and n.type = 'rack'
        and n.status <> 'decommissioned'
      order by n.name_key, n.id limit ${MOST_PLAN_RACKS + 1}`,
  )

async function readRacks(database: Database, moment: Moment, path: string): Promise<PlanRack[]> {
  const found = await racksDrawn(database, moment.company_id, path)
  const claimed = await readClaimsAt(
    database,
    moment,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ row: _row, ...rack }) => {
    const facts = claimed.get(rack.id)
    return facts === undefined ? [] : [{ ...rack, capacities: capacityOf(facts, facts.claims) }]
  })
}

/** What stands in a room and in no rack of it, where the plan had it then. */
const readAssets = (database: Database, moment: Moment, path: string) =>
  rows(
    database,
    PlanAsset,
    sql`
      with here as materialized (
        ${placedAt(
          moment,
          sql`p.node_id in (
            select n.id from node n where n.company_id = ${moment.company_id}
              and n.path >= ${path} and n.path < ${path} || '~' and n.type <> 'rack')`,
        )}
      ), assets as materialized (${assetsAt(moment, sql`select asset_id from here`)})
      select ${columns(sql`a`, ['id', 'name', 'code', 'status', 'asset_type'])},
        ${columns(sql`spot`, ['x_mm', 'y_mm', 'rotation'])}, m.width_mm, m.depth_mm,
        ${tenseOf(moment.when, moment.now) === 'future'}::boolean and exists (
          select from placement plan where plan.company_id = ${moment.company_id} and plan.asset_id = p.asset_id
            and plan.source = 'planned' and plan.valid_from <= ${momentOf(moment.when)}::timestamptz) as is_planned
      from here p join assets a on a.id = p.asset_id
      left join placement spot on spot.company_id = ${moment.company_id} and spot.asset_id = p.asset_id
        and spot.node_id = p.node_id and spot.source <> 'planned'
        and spot.valid_from <= ${momentOf(moment.when)}::timestamptz
        and (spot.valid_to is null or spot.valid_to > ${momentOf(moment.when)}::timestamptz)
      left join model m on m.company_id = ${moment.company_id} and m.id = a.model_id
      order by a.name_key, a.id limit ${MOST_PLAN_ASSETS + 1}`,
  )
