import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { AssetStatus } from '@plenum/domain/asset'
import { freeUnits, type Holder, type MoveRefusal, type Moving } from '@plenum/domain/move'
import { NODE_TYPES } from '@plenum/domain/node-type'
import { OCCUPYING } from '@plenum/domain/transition'
import { FACES, type Face, type PlaceInput } from '@plenum/domain/placement'
import type { Occupancy } from '@plenum/domain/rack-space'
import type { Problem } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { lockTree } from './node-write.ts'

const Size = v.object({ u_height: v.nullable(v.number()), full_depth: v.nullable(v.boolean()) })
const HolderRow = v.object({
  type: v.picklist(NODE_TYPES),
  u_height: v.nullable(v.number()),
  starting_unit: v.nullable(v.number()),
})
const Neighbour = v.object({
  ...Size.entries,
  name: v.string(),
  code: v.string(),
  position: v.number(),
  face: v.nullable(v.picklist(FACES)),
})
type Neighbour = v.InferOutput<typeof Neighbour>

interface PlaceRequest {
  place: v.InferOutput<typeof PlaceInput>
  model_id: string | null
  /** What the thing is when it stands there: what is only planned is in nobody's way, nor anybody in its. */
  status: AssetStatus
  /** The asset itself, which is not in its own way. */
  asset_id?: string
  rule: (
    place: Holder,
    others: readonly Neighbour[],
    thing: Moving,
  ) => MoveRefusal<Occupancy & Neighbour> | null
}

/** Why a thing of a model cannot stand at a place now, or null. Holds the place until the transaction ends. */
export async function refusePlace(
  tx: Database,
  company_id: string,
  { place, model_id, status, asset_id, rule }: PlaceRequest,
): Promise<(Problem & { attr: keyof PlaceInput }) | null> {
  // Before the rack: whoever changes a model's size holds it first, then the racks.
  const size = await holdSize(tx, company_id, model_id)
  const holder = await holdPlace(tx, company_id, place.node_id)
  if (holder === undefined) return { code: 'does_not_exist', attr: 'node_id' }
  const others =
    place.position === null || status === 'planning'
      ? []
      : await neighbours(tx, company_id, place.node_id, asset_id)
  const refused = rule(holder, others, { ...place, ...size })
  if (refused === null) return null
  const { rival, ...problem } = refused
  return rival === undefined ? problem : { ...problem, subject: `${rival.name} · ${rival.code}` }
}

/** What a thing of a model takes of a rack, held until the transaction ends. */
async function holdSize(tx: Database, company_id: string, model_id: string | null) {
  const size = await firstRow(
    tx,
    Size,
    sql`select u_height::float8, full_depth from model where company_id = ${company_id} and id = ${model_id} for share`,
  )
  return size ?? { u_height: null, full_depth: null }
}

const holdPlace = (tx: Database, company_id: string, id: string) =>
  firstRow(
    tx,
    HolderRow,
    sql`
      select type, u_height, starting_unit from node
      where company_id = ${company_id} and id = ${id} for no key update`,
  )

interface UnitRequest {
  node_id: string
  face: Face
  model_id: string | null
  /** Those that are given units with it: what is not racked yet takes none before. */
  besides: readonly Occupancy[]
}

/** The lowest whole units of a rack's face that are free for a thing of a model, or why there are none. */
export async function findUnits(
  tx: Database,
  company_id: string,
  { node_id, face, model_id, besides }: UnitRequest,
): Promise<Occupancy | Problem> {
  const size = await holdSize(tx, company_id, model_id)
  const rack = await holdPlace(tx, company_id, node_id)
  if (rack?.type !== 'rack') return { code: 'place_needs_rack', attr: 'node_id' }
  if (rack.u_height === null) return { code: 'place_height_unknown', attr: 'node_id' }
  const others = [...(await neighbours(tx, company_id, node_id, undefined)), ...besides]
  const [position] = freeUnits(rack, others, { face, ...size })
  return position === undefined ? { code: 'place_full', attr: 'node_id' } : { position, face, ...size }
}

/** The statuses whose things take their units, as a list in SQL. */
export const occupying = sql.join(
  OCCUPYING.map((status) => sql`${status}`),
  sql`, `,
)

const neighbours = (tx: Database, company_id: string, node_id: string, except: string | undefined) =>
  rows(
    tx,
    Neighbour,
    sql`
      select a.name, a.code, p.position::float8 as position, p.face, m.u_height::float8 as u_height, m.full_depth
      from placement p
      join asset a on a.company_id = p.company_id and a.id = p.asset_id
      left join model m on m.company_id = a.company_id and m.id = a.model_id
      where p.company_id = ${company_id} and p.node_id = ${node_id}
        and p.source = 'current' and p.position is not null and a.status in (${occupying})
        and p.asset_id is distinct from ${except ?? null}::uuid
      order by p.position`,
  )

/** Holds places until the transaction ends, so that nobody else puts anything there. */
export async function lockPlaces(tx: Database, company_id: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Whoever changes the tree holds it before its places: in another order two would wait for each other.
  await lockTree(tx, company_id)
  await tx.execute(sql`
    select 1 from node where company_id = ${company_id}
      and id in (select i::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as t(i))
    order by id for no key update`)
}
