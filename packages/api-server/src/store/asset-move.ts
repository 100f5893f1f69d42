import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type * as v from 'valibot'
import type { Change } from '@plenum/domain/history'
import type { AssetMove, Place, PlaceInput } from '@plenum/domain/placement'
import { isClosed } from '@plenum/domain/transition'
import { refusal } from '../api-error.ts'
import type { Database } from '../ports.ts'
import { countPlaces } from './asset-counters.ts'
import { announceAssets } from './asset-news.ts'
import {
  comingAlong,
  heldAmong,
  holdHost,
  isSame,
  keepInside,
  takeOut,
  WITHOUT_UNITS,
  type Going,
} from './asset-inside.ts'
import { lockAsset, type LockedAsset } from './asset-lock.ts'
import { clearPlan, placeNames, planMove } from './asset-plan.ts'
import { createBatch, type Author, type OpenBatch } from './batches.ts'
import { recordChangesOfAll } from './events.ts'
import { fulfilReservations } from './reservation-life.ts'
import { recordOverride, refuseUnsettled, settle, type Override } from './fit-override.ts'
import { judgePlace } from './place-fit.ts'

interface MoveRequest {
  id: string
  version: number
  move: v.InferOutput<typeof AssetMove>
  /** Whether the person may go on against the fit check. */
  mayOverride: boolean
}

/**
 * Moves an asset, or plans that for a day to come, and writes it down; refuses a place that cannot take it. A move to
 * where it stands is none.
 */
export async function moveAsset(
  tx: Database,
  author: Author,
  {
    id,
    version,
    move: { reason, planned_for, override_reason, host_id, slot, ...to },
    mayOverride,
  }: MoveRequest,
): Promise<'not_found' | 'stale' | 'done'> {
  const asset = await lockAsset(tx, author.company_id, id)
  if (asset === undefined) return 'not_found'
  if (asset.version !== version) return 'stale'
  if (isClosed(asset)) throw refusal(409, 'asset_closed')
  if (host_id !== null) {
    if (planned_for !== null) throw refusal(400, 'invalid', 'planned_for')
    const override = { reason: override_reason, isAllowed: mayOverride }
    await putInto(tx, author, { asset, to: { ...to, host_id, slot }, reason, override })
    return 'done'
  }
  if (planned_for !== null) {
    await planMove(tx, author, { asset, to: { ...to, planned_for }, reason })
    return 'done'
  }
  if (isAt(asset.place, to)) {
    await takeOutHere(tx, author, { id, reason })
    return 'done'
  }
  const verdict = await judgePlace(tx, author, { place: to, thing: asset, coming: 'sent' })
  const settled = settle(verdict, { reason: override_reason, isAllowed: mayOverride })
  refuseUnsettled(settled)
  const batch = await createBatch(tx, author, { kind: 'move', reason })
  await relocate(tx, batch, { asset, to })
  await recordOverride(tx, batch, { id, ...settled })
  await announceAssets(tx, batch)
  return 'done'
}

/** Takes an asset out of what it is in, where it is in anything; it stays where that stands. */
async function takeOutHere(
  tx: Database,
  author: Author,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const isHeld = (await heldAmong(tx, author.company_id, [id])).length > 0
  if (!isHeld) return
  const batch = await createBatch(tx, author, { kind: 'move', reason })
  await keepInside(tx, batch, [{ id, inside: null }])
  await announceAssets(tx, batch)
}

interface PutInto {
  asset: LockedAsset
  to: v.InferOutput<typeof PlaceInput> & { host_id: string; slot: string | null }
  reason: string | null
  override: Override
}

/** Puts an asset into another one, which it comes to stand with. */
async function putInto(
  tx: Database,
  author: Author,
  { asset, to: { host_id, slot, ...place }, reason, override }: PutInto,
): Promise<void> {
  const inside = await holdHost(tx, author.company_id, { asset, to: { ...place, host_id, slot } })
  const to = { node_id: place.node_id, ...WITHOUT_UNITS }
  const [now] = await heldAmong(tx, author.company_id, [asset.id])
  if (isAt(asset.place, to) && isSame(now?.inside ?? null, inside)) return
  const settled = settle(await judgePlace(tx, author, { place: to, thing: asset, coming: 'sent' }), override)
  refuseUnsettled(settled)
  const batch = await createBatch(tx, author, { kind: 'move', reason })
  if (!isAt(asset.place, to)) await relocate(tx, batch, { asset, to })
  await keepInside(tx, batch, [{ id: asset.id, inside }])
  await recordOverride(tx, batch, { id: asset.id, ...settled })
  await announceAssets(tx, batch)
}

type Target = Omit<Place, 'trail'>

/** Whether a place is the very one, to the unit, the face and the lane. */
export const isAt = (place: Target | null, to: v.InferOutput<typeof PlaceInput>): boolean =>
  place?.node_id === to.node_id &&
  place.position === to.position &&
  place.face === to.face &&
  place.lane === to.lane

/** Where something stands in the plan of its room. */
export interface FloorSpot {
  x_mm: number | null
  y_mm: number | null
  rotation: number | null
}

interface Relocation extends Going {
  /** Null is nowhere; where it stands in the plan of a room is known of what comes back. */
  to: (Target & Partial<FloorSpot>) | null
}

/** `relocateAll` of one asset; what was reserved for it where it comes to stand has served. */
export async function relocate(tx: Database, batch: OpenBatch, move: Relocation): Promise<void> {
  await relocateAll(tx, batch, [move])
  await fulfilReservations(tx, batch, [move.asset.id])
}

/** The moment `at`; the end of what was before where another request that began later was done first. */
const notBefore = (company_id: string, at: string) => sql`
  greatest(${at}::timestamptz, (select max(h.valid_to) from placement h
    where h.company_id = ${company_id} and h.asset_id = r.asset_id and h.source = 'historic'))`

/** Moves assets with all that is in them; what goes away from what it is in is taken out. Checks nothing. */
export async function relocateAll(
  tx: Database,
  batch: OpenBatch,
  moves: readonly Relocation[],
): Promise<void> {
  const along = await comingAlong(tx, batch.company_id, moves)
  await relocateAlone(tx, batch, [...moves, ...along])
  await takeOut(tx, batch, moves)
}

/**
 * Ends present placements, begins the next ones, counts and writes history. What was planned for the very place is
 * carried out by it. Checks nothing.
 */
export async function relocateAlone(
  tx: Database,
  batch: OpenBatch,
  moves: readonly Relocation[],
): Promise<void> {
  const { company_id, at } = batch
  const moved = JSON.stringify(
    moves.map(({ asset, to }) => ({
      id: asset.id,
      from: asset.place?.node_id ?? null,
      to: to?.node_id ?? null,
    })),
  )
  const all = sql`jsonb_to_recordset(${moved}::jsonb) as m(id uuid, "from" uuid, "to" uuid)`
  await tx.execute(sql`
    update placement p set source = 'historic', valid_to = greatest(p.valid_from, ${at}::timestamptz) from ${all}
    where p.company_id = ${company_id} and p.asset_id = m.id and p.source = 'current'`)
  const placements = moves.flatMap(({ asset, to }) =>
    to === null ? [] : [{ ...to, id: uuidv7(), asset_id: asset.id }],
  )
  await tx.execute(sql`
    insert into placement (company_id, id, asset_id, node_id, position, face, lane, x_mm, y_mm, rotation, source, valid_from)
    select ${company_id}, r.id, r.asset_id, r.node_id, r.position, r.face, r.lane, r.x_mm, r.y_mm, r.rotation, 'current',
      ${notBefore(company_id, at)}
    from jsonb_populate_recordset(null::placement, ${JSON.stringify(placements)}::jsonb) r`)
  await tx.execute(sql`
    with moved as (
      update asset a set location_id = m."to", last_update = ${at}::timestamptz, version = a.version + 1 from ${all}
      where a.company_id = ${company_id} and a.id = m.id
    ) ${countPlaces(
      company_id,
      sql`select "from" as location_id, -1 as count from ${all} union all select "to", 1 from ${all}`,
    )}`)
  const named = await placeNames(tx, company_id, placements)
  const records: { id: string; changes: Change[] }[] = []
  for (const { asset, to } of moves) {
    const { id, place: from, planned_move } = asset
    const changes: Change[] = [{ field: 'place', from, to: to && named(to) }]
    if (planned_move !== null && to !== null && isAt(planned_move, to)) {
      await clearPlan(tx, company_id, id)
      changes.push({ field: 'planned_move', from: planned_move, to: null })
    }
    records.push({ id, changes })
  }
  await recordChangesOfAll(tx, batch, { entity: 'asset', records })
}
