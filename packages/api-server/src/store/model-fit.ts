import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { MISFITS_NAMED, type Misfit } from '@plenum/domain/catalogue'
import { LANES, WIDTHS, type Width } from '@plenum/domain/lane'
import { laneRefusal } from '@plenum/domain/lane-span'
import { placeRefusal, type MoveRefusal } from '@plenum/domain/move'
import { NODE_TYPES } from '@plenum/domain/node-type'
import { FACES } from '@plenum/domain/placement'
import type { Occupancy } from '@plenum/domain/rack-space'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { lockPlaces } from './asset-place.ts'
import { idList } from './usage.ts'

/** What a model takes of a rack. */
export type Size = Pick<Occupancy, 'u_height' | 'full_depth'> & { width: Width | null }
/** Sizes that models are to have, by id. */
export type Sizes = ReadonlyMap<string, Size>

/** The size of a thing after a change. */
export const sizeAfter = (
  { u_height, full_depth, width }: Size,
  patch: { [Field in keyof Size]?: Size[Field] | undefined },
): Size => ({
  u_height: patch.u_height === undefined ? u_height : patch.u_height,
  full_depth: patch.full_depth === undefined ? full_depth : patch.full_depth,
  width: patch.width === undefined ? width : patch.width,
})

const Standing = v.object({
  node_id: v.string(),
  rack: v.string(),
  type: v.picklist(NODE_TYPES),
  rack_height: v.nullable(v.number()),
  starting_unit: v.nullable(v.number()),
  id: v.string(),
  name: v.string(),
  code: v.string(),
  position: v.number(),
  face: v.nullable(v.picklist(FACES)),
  lane: v.nullable(v.picklist(LANES)),
  model_id: v.nullable(v.string()),
  u_height: v.nullable(v.number()),
  full_depth: v.nullable(v.boolean()),
  width: v.nullable(v.picklist(WIDTHS)),
})
type Standing = v.InferOutput<typeof Standing>

const NodeOf = v.object({ id: v.string() })

/** Assets that stand well now and would not once models have other sizes. Holds their racks until the transaction ends. */
export async function findMisfits(tx: Database, company_id: string, sizes: Sizes): Promise<Misfit[]> {
  const models = idList([...sizes.keys()])
  const racks = await rows(
    tx,
    NodeOf,
    sql`
      select distinct p.node_id as id from asset a
      join placement p on p.company_id = a.company_id and p.asset_id = a.id and p.source = 'current'
      where a.company_id = ${company_id} and a.model_id in ${models} and p.position is not null`,
  )
  if (racks.length === 0) return []
  const ids = racks.map(({ id }) => id)
  await lockPlaces(tx, company_id, ids)
  const standing = await rows(tx, Standing, standingIn(company_id, ids))
  return [...Map.groupBy(standing, ({ node_id }) => node_id).values()].flatMap((rack) =>
    misfitsOf(rack, sizes),
  )
}

const standingIn = (company_id: string, nodes: readonly string[]) => sql`
  select p.node_id, n.name as rack, n.type, n.u_height::float8 as rack_height, n.starting_unit, a.id, a.name, a.code,
    p.position::float8 as position, p.face, p.lane, a.model_id, m.u_height::float8 as u_height, m.full_depth, m.width
  from placement p
  join node n on n.company_id = p.company_id and n.id = p.node_id
  join asset a on a.company_id = p.company_id and a.id = p.asset_id
  left join model m on m.company_id = a.company_id and m.id = a.model_id
  where p.company_id = ${company_id} and p.node_id in ${idList(nodes)}
    and p.source = 'current' and p.position is not null
  order by n.name, p.position, a.id`

function misfitsOf(rack: readonly Standing[], sizes: Sizes): Misfit[] {
  const after = rack.map((thing) => ({ ...thing, ...sizes.get(thing.model_id ?? '') }))
  return after.flatMap((thing, at) => {
    const before = rack[at]
    if (!sizes.has(thing.model_id ?? '') || before === undefined) return []
    const refused = refusalOf(thing, after)
    if (refused === null || refusalOf(before, rack) !== null) return []
    const { id, name, code, position } = thing
    return [{ id, name, code, rack: thing.rack, position, issue: refused.code }]
  })
}

function refusalOf(thing: Standing, all: readonly Standing[]): MoveRefusal<Standing> | null {
  const holder = { type: thing.type, u_height: thing.rack_height, starting_unit: thing.starting_unit }
  const others = all.filter(({ id }) => id !== thing.id)
  // what stands in no lane takes the whole width, whatever its model
  const code = thing.lane === null ? null : laneRefusal(thing.width, thing)
  return code === null ? placeRefusal(holder, others, thing) : { code, attr: 'lane' }
}

/** Refuses with the assets that would no longer fit. */
export function refuseMisfits(misfits: readonly Misfit[], attr: string): void {
  if (misfits.length === 0) return
  const named = misfits.slice(0, MISFITS_NAMED).map(({ id, name, code, rack, position, issue }) => ({
    code: issue,
    attr: `asset/${id}/place`,
    subject: `${name} · ${code} · ${rack} U${position}`,
    unseen: '',
  }))
  throw new ApiError(409, [{ code: 'would_not_fit', attr, count: misfits.length }, ...named])
}
