import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { changesOf, type Change } from '@plenum/domain/history'
import {
  expiryRefusal,
  mayChange,
  type ReservationInput,
  type ReservationPatch,
  type ReservationRelease,
  type ReservedPlace,
  type ReservationsDone,
} from '@plenum/domain/reservation'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { lockPlaces } from './asset-place.ts'
import { createBatch, type Author, type OpenBatch } from './batches.ts'
import { recordChangesOfAll, recordWhole } from './events.ts'
import { refuseReserving } from './reservation-check.ts'
import { end, holdOwner, rewrite, storedAll, type Writable } from './reservation-store.ts'
import type { Asker } from './reservations.ts'

/** Keeps places for somebody, all of them or none. */
export async function insertReservations(
  tx: Database,
  author: Author,
  { places, ...said }: v.InferOutput<typeof ReservationInput>,
): Promise<ReservationsDone> {
  const { company_id } = author
  const today = author.at.slice(0, 10)
  refuseExpiry(said.expires_on, today)
  await holdOwner(tx, company_id, said.owner_id)
  const made = places.map((place) => ({ ...place, ...said, id: uuidv7(), is_firm: true }))
  await refuseReserving(tx, author, {
    places: made.map((place, at) => ({ ...place, path: `places.${at}.` })),
  })
  const batch = await createBatch(tx, author, { kind: 'create' })
  const ids = await keepPlaces(tx, batch, made)
  return { batch_id: batch.id, ids }
}

/** A reservation to be made. */
type NewReservation = v.InferOutput<typeof ReservedPlace> &
  Pick<v.InferOutput<typeof ReservationInput>, 'owner_id' | 'reason' | 'expires_on'> & {
    id: string
    is_firm: boolean
    work_id?: string
  }

/** Makes reservations that nothing speaks against, as one group, and gives their ids. */
export async function keepPlaces(
  tx: Database,
  batch: OpenBatch,
  made: readonly NewReservation[],
): Promise<string[]> {
  const { company_id, at } = batch
  const group_key = uuidv7()
  await tx.execute(sql`
    insert into reservation (company_id, id, group_key, node_id, position, face, lane, u_height, full_depth, budget_w, weight_kg,
      cords_a, cords_b, asset_id, model_id, owner_id, work_id, is_firm, reason, expires_on, last_update)
    select ${company_id}, r.id, ${group_key}, r.node_id, r.position, r.face, r.lane, r.u_height, r.full_depth, r.budget_w,
      r.weight_kg, r.cords_a, r.cords_b, r.asset_id, r.model_id, r.owner_id, r.work_id, r.is_firm, r.reason,
      r.expires_on, ${at}::timestamptz
    from jsonb_populate_recordset(null::reservation, ${JSON.stringify(made)}::jsonb) r`)
  const ids = made.map(({ id }) => id)
  await recordWhole(tx, batch, { entity: 'reservation', action: 'create', ids })
  return ids
}

/** Makes reservations firm that nothing speaks against, where and as it is known by now of what they are for. */
export async function firmPlaces(
  tx: Database,
  batch: OpenBatch,
  asked: readonly NewReservation[],
): Promise<void> {
  const { company_id, at } = batch
  await tx.execute(sql`
    update reservation r set is_firm = true, node_id = k.node_id, position = k.position, face = k.face, lane = k.lane,
      u_height = k.u_height, full_depth = k.full_depth, budget_w = k.budget_w, weight_kg = k.weight_kg,
      cords_a = k.cords_a, cords_b = k.cords_b, expires_on = k.expires_on,
      told = case when r.expires_on = k.expires_on then r.told end, last_update = ${at}::timestamptz, version = r.version + 1
    from jsonb_populate_recordset(null::reservation, ${JSON.stringify(asked)}::jsonb) k
    where r.company_id = ${company_id} and r.id = k.id`)
  const changes = [{ field: 'is_firm', from: false, to: true }]
  await recordChangesOfAll(tx, batch, {
    entity: 'reservation',
    records: asked.map(({ id }) => ({ id, changes })),
  })
}

function refuseExpiry(expires_on: string, today: string): void {
  const code = expiryRefusal(expires_on, today)
  if (code !== null) throw refusal(400, code, 'expires_on')
}

/** Refuses another place than the one where a request takes what it is for. */
function refusePlace(changes: readonly Change[]): void {
  const moved = changes.find(({ field }) => ['node_id', 'position', 'face', 'lane'].includes(field))
  if (moved !== undefined) throw refusal(409, 'reservation_of_work', moved.field)
}

interface ReservationChange {
  id: string
  version: number
  patch: v.InferOutput<typeof ReservationPatch>
}

/** Changes who has a reservation, until when, why and where; refuses where its place cannot be kept. */
export async function patchReservation(
  tx: Database,
  { author, asker }: { author: Author; asker: Asker },
  { id, version, patch }: ReservationChange,
): Promise<'not_found' | 'stale' | 'done'> {
  const { company_id } = author
  await holdRacks(tx, company_id, id, patch.node_id)
  const [stored] = await storedAll(tx, company_id, [id])
  if (stored === undefined) return 'not_found'
  if (!mayChange(asker, { id: stored.owner_id, team_id: stored.owner_team_id }))
    throw refusal(403, 'permission_denied')
  if (stored.version !== version) return 'stale'
  if (stored.ended !== null) throw refusal(409, 'reservation_ended')
  const changes = changesOf<Writable>(stored, patch)
  if (changes.length === 0) return 'done'
  if (stored.work_id !== null) refusePlace(changes)
  if (patch.expires_on !== undefined) refuseExpiry(patch.expires_on, asker.today)
  await rewrite(tx, await createBatch(tx, author, { kind: 'update' }), {
    stored,
    changes,
    today: asker.today,
  })
  return 'done'
}

/** Holds the rack of a reservation and the one it goes to: racks are held before what is kept in them. */
async function holdRacks(
  tx: Database,
  company_id: string,
  id: string,
  to: string | undefined,
): Promise<void> {
  const place = await firstRow(
    tx,
    v.object({ node_id: v.string() }),
    sql`select node_id from reservation where company_id = ${company_id} and id = ${id}`,
  )
  await lockPlaces(tx, company_id, [...new Set([place?.node_id, to].filter((each) => each !== undefined))])
}

/** Gives places free again, all of them or none; what has ended already stays as it is. */
export async function releaseReservations(
  tx: Database,
  { author, asker }: { author: Author; asker: Asker },
  { ids, reason }: v.InferOutput<typeof ReservationRelease>,
): Promise<ReservationsDone> {
  const unique = [...new Set(ids)]
  const stored = await storedAll(tx, author.company_id, unique)
  if (stored.length < unique.length) throw refusal(404, 'not_found')
  if (stored.some(({ owner_id: id, owner_team_id: team_id }) => !mayChange(asker, { id, team_id })))
    throw refusal(403, 'permission_denied')
  const open = stored.flatMap(({ id, ended }) => (ended === null ? [id] : []))
  if (open.length === 0) return { batch_id: null, ids: [] }
  const batch = await createBatch(tx, author, { kind: 'update', reason })
  await end(tx, batch, { ids: open, as: 'released' })
  return { batch_id: batch.id, ids: open }
}
