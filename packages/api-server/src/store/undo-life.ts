import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_STATUSES } from '@plenum/domain/asset'
import { placeRefusal } from '@plenum/domain/move'
import { NODE_TYPES } from '@plenum/domain/node-type'
import { FACES, Place, PlannedMove } from '@plenum/domain/placement'
import { occupies } from '@plenum/domain/transition'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { lockAsset, lockAssets } from './asset-lock.ts'
import { relocateAll } from './asset-move.ts'
import { lockPlaces } from './asset-place.ts'
import { setPlan } from './asset-plan.ts'
import type { OpenBatch } from './batches.ts'

/** What a batch changed of assets in one field that is no column of theirs. */
const changesIn = <Row extends v.GenericSchema>(
  tx: Database,
  { company_id, batch_id, field, row }: { company_id: string; batch_id: string; field: string; row: Row },
) =>
  rows(
    tx,
    row,
    sql`
      select entity_id as id, "from", "to" from history
      where company_id = ${company_id} and batch_id = ${batch_id} and entity = 'asset' and field = ${field}
        and action = 'update'
      order by id`,
  )

const Moved = v.object({ id: v.string(), from: v.nullable(Place) })

/** Brings the assets that a batch moved back to where they stood, and gives how many; refuses where that is taken. */
export async function revertMoves(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const { company_id } = undo
  const moves = await changesIn(tx, { company_id, batch_id, field: 'place', row: Moved })
  if (moves.length === 0) return 0
  const ids = moves.map(({ id }) => id)
  const held = await lockAssets(tx, company_id, ids)
  const places = [...moves.map(({ from }) => from), ...held.map(({ place }) => place)]
  await lockPlaces(tx, company_id, [...new Set(places.flatMap((place) => place?.node_id ?? []))])
  // of one that moved twice the first place is the one it had before
  const before = new Map(moves.toReversed().map(({ id, from }) => [id, from]))
  await relocateAll(
    tx,
    undo,
    // a plan that is left is none of the move's
    held.map((asset) => ({ asset: { ...asset, planned_move: null }, to: before.get(asset.id) ?? null })),
  )
  await refuseCrowded(tx, company_id, ids)
  return moves.length
}

const Planned = v.object({ id: v.string(), from: v.nullable(PlannedMove) })

/** Plans again what a batch gave up or carried out, and gives up what it planned. */
export async function revertPlans(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const { company_id } = undo
  const plans = await changesIn(tx, { company_id, batch_id, field: 'planned_move', row: Planned })
  for (const { id, from } of plans) {
    const asset = await lockAsset(tx, company_id, id)
    if (asset !== undefined) await setPlan(tx, undo, { asset, to: from })
  }
  return plans.length
}

const status = v.picklist(ASSET_STATUSES)
const Became = v.object({ id: v.string(), from: status, to: status })

/** Refuses to give statuses back that take units which somebody else has taken since. */
export async function refuseTakenUnits(tx: Database, company_id: string, batch_id: string): Promise<void> {
  const changed = await changesIn(tx, { company_id, batch_id, field: 'status', row: Became })
  const back = changed.filter(({ from, to }) => occupies(from) && !occupies(to))
  await refuseCrowded(
    tx,
    company_id,
    back.map(({ id }) => id),
  )
}

const Standing = v.object({
  id: v.string(),
  name: v.string(),
  code: v.string(),
  status,
  node_id: v.string(),
  type: v.picklist(NODE_TYPES),
  rack_height: v.nullable(v.number()),
  starting_unit: v.nullable(v.number()),
  position: v.nullable(v.number()),
  face: v.nullable(v.picklist(FACES)),
  u_height: v.nullable(v.number()),
  full_depth: v.nullable(v.boolean()),
})

/** Refuses where one of these assets cannot stand where it stands by now. */
async function refuseCrowded(tx: Database, company_id: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const asked = sql`(select i::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as l(i))`
  const standing = await rows(
    tx,
    Standing,
    sql`
      select a.id, a.name, a.code, a.status, p.node_id, n.type, n.u_height as rack_height, n.starting_unit,
        p.position::float8 as position, p.face, m.u_height::float8 as u_height, m.full_depth
      from placement p
      join asset a on a.company_id = p.company_id and a.id = p.asset_id
      join node n on n.company_id = p.company_id and n.id = p.node_id
      left join model m on m.company_id = a.company_id and m.id = a.model_id
      where p.company_id = ${company_id} and p.source = 'current' and p.position is not null
        and p.node_id in (select o.node_id from placement o
          where o.company_id = ${company_id} and o.source = 'current' and o.asset_id in ${asked})
      order by p.node_id, p.position`,
  )
  const inPlace = Map.groupBy(standing, ({ node_id }) => node_id)
  const wanted = new Set(ids)
  for (const thing of standing.filter(({ id }) => wanted.has(id))) {
    const { id, status: present, type, rack_height: u_height, starting_unit } = thing
    const others = (inPlace.get(thing.node_id) ?? []).flatMap(({ position, ...other }) =>
      position === null || other.id === id || !occupies(other.status) ? [] : [{ ...other, position }],
    )
    const holder = { type, u_height, starting_unit }
    const refused = placeRefusal(holder, present === 'planning' ? [] : others, thing)
    if (refused === null) continue
    const { code, rival } = refused
    const subject = rival && { subject: `${rival.name} · ${rival.code}` }
    throw new ApiError(409, [{ code, attr: `asset/${id}/place`, ...subject }])
  }
}

/** Takes back the proofs of erasure that came with a batch; its history still tells of them. */
export async function deleteErasures(tx: Database, company_id: string, batch_id: string): Promise<void> {
  await tx.execute(sql`delete from erasure where company_id = ${company_id} and batch_id = ${batch_id}`)
}
