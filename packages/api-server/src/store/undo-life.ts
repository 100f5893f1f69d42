import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_STATUSES } from '@plenum/domain/asset'
import { Place, PlannedMove } from '@plenum/domain/placement'
import { occupies } from '@plenum/domain/transition'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { lockAsset, lockAssets } from './asset-lock.ts'
import { relocateAlone, type FloorSpot } from './asset-move.ts'
import { lockPlaces } from './asset-place.ts'
import { setPlan } from './asset-plan.ts'
import { problemsWhere, type Resized } from './asset-size.ts'
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
  const spots = await floorSpots(tx, { company_id, batch_id, before })
  await relocateAlone(
    tx,
    undo,
    held.map((asset) => {
      const from = before.get(asset.id) ?? null
      // a plan that is left is none of the move's
      return { asset: { ...asset, planned_move: null }, to: from && { ...from, ...spots.get(asset.id) } }
    }),
  )
  await refuseCrowded(tx, undo, ids)
  return moves.length
}

const number = v.nullable(v.number())
const Spot = v.object({ id: v.string(), x_mm: number, y_mm: number, rotation: number })

interface Left {
  company_id: string
  batch_id: string
  before: ReadonlyMap<string, Place | null>
}

/** Where assets stood last in the plans of the rooms that a batch took them from, by their ids. */
async function floorSpots(
  tx: Database,
  { company_id, batch_id, before }: Left,
): Promise<Map<string, FloorSpot>> {
  const asked = [...before].flatMap(([id, place]) =>
    place?.position === null ? { id, node_id: place.node_id } : [],
  )
  if (asked.length === 0) return new Map()
  const found = await rows(
    tx,
    Spot,
    sql`
      select distinct on (p.asset_id) p.asset_id as id, p.x_mm, p.y_mm, p.rotation
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) w(id uuid, node_id uuid)
      join placement p on p.company_id = ${company_id} and p.asset_id = w.id and p.node_id = w.node_id and p.source = 'historic'
      join batch b on b.company_id = p.company_id and b.id = ${batch_id}
      order by p.asset_id, p.valid_from <= b.at desc, p.valid_to desc, p.id desc`,
  )
  return new Map(found.map(({ id, ...spot }) => [id, spot]))
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
export async function refuseTakenUnits(tx: Database, undo: OpenBatch, batch_id: string): Promise<void> {
  const changed = await changesIn(tx, { company_id: undo.company_id, batch_id, field: 'status', row: Became })
  const back = changed.filter(({ from, to }) => occupies(from) && !occupies(to))
  await refuseCrowded(
    tx,
    undo,
    back.map(({ id }) => id),
  )
}

const Remodelled = v.object({ id: v.string(), from: v.nullable(v.object({ id: v.string() })) })

/** The assets that another model comes back to by taking a batch back. */
export async function remodelledBy(tx: Database, undo: OpenBatch, batch_id: string): Promise<Resized> {
  const { company_id } = undo
  const changed = await changesIn(tx, { company_id, batch_id, field: 'model_id', row: Remodelled })
  return {
    ids: changed.map(({ id }) => id),
    models: changed.flatMap(({ from }) => from?.id ?? []),
    attr: (id) => `asset/${id}/place`,
  }
}

/** Refuses where one of these assets cannot stand where it stands by now; what was overridden once needs no word again. */
async function refuseCrowded(tx: Database, undo: OpenBatch, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const [id, [problem]] of await problemsWhere(tx, undo, ids)) {
    if (problem !== undefined) throw new ApiError(409, [{ ...problem, attr: `asset/${id}/place` }])
  }
}

/** Takes back the proofs of erasure that came with a batch; its history still tells of them. */
export async function deleteErasures(tx: Database, company_id: string, batch_id: string): Promise<void> {
  await tx.execute(sql`delete from erasure where company_id = ${company_id} and batch_id = ${batch_id}`)
}
