import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Change } from '@plenum/domain/history'
import { RESERVATION_ENDS, ReservedPlace, type ReservationEnd } from '@plenum/domain/reservation'
import { refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { recordChanges, recordChangesOfAll } from './events.ts'
import { refuseReserving } from './reservation-check.ts'
import { idList } from './usage.ts'

const { asset_id, model_id, ...kept } = ReservedPlace.entries
/** A reservation as it is stored. */
export const Stored = v.object({
  ...kept,
  asset_id,
  model_id,
  id: v.string(),
  owner_id: v.string(),
  /** The team of the person who has it; null of a team. */
  owner_team_id: v.nullable(v.string()),
  reason: v.string(),
  is_firm: v.boolean(),
  expires_on: v.string(),
  ended: v.nullable(v.picklist(RESERVATION_ENDS)),
  /** The request it is held for. */
  work_id: v.nullable(v.string()),
  version: v.number(),
})
export type Stored = v.InferOutput<typeof Stored>

/** Reservations by id, held until the transaction ends. */
export async function storedAll(tx: Database, company_id: string, ids: readonly string[]): Promise<Stored[]> {
  const held = await rows(
    tx,
    v.object({ stored: Stored }),
    sql`
      select jsonb_build_object('owner_team_id', mate.team_id) || to_jsonb(r) as stored from reservation r
      left join "user" mate on mate.company_id = r.company_id and mate.id = r.owner_id
      where r.company_id = ${company_id} and r.id in ${idList(ids)} order by r.id for no key update of r`,
  )
  return held.map(({ stored }) => stored)
}

/** What of a reservation is ever written anew. */
export const WRITABLE = v.pick(Stored, [
  'owner_id',
  'reason',
  'expires_on',
  'node_id',
  'position',
  'face',
  'lane',
  'model_id',
  'ended',
])
export type Writable = v.InferOutput<typeof WRITABLE>

/** What asks whether its place can be kept once it has changed. */
const OF_PLACE = ['node_id', 'position', 'face', 'lane', 'expires_on', 'ended']

/** Writes a reservation anew with its history; refuses where its place cannot be kept then. */
export async function rewrite(
  tx: Database,
  batch: OpenBatch,
  { stored, changes, today }: { stored: Stored; changes: readonly Change[]; today: string },
): Promise<void> {
  const { company_id } = batch
  const next = v.parse(Stored, {
    ...stored,
    ...Object.fromEntries(changes.map(({ field, to }) => [field, to])),
  })
  if (next.owner_id !== stored.owner_id) await holdOwner(tx, company_id, next.owner_id)
  const keeps = next.ended === null && next.expires_on >= today
  if (keeps && changes.some(({ field }) => OF_PLACE.includes(field)))
    await refuseReserving(tx, batch, {
      places: [{ ...next, path: '' }],
      except: [next.id],
      isApproved: next.work_id !== null,
    })
  const isNews = next.owner_id !== stored.owner_id || next.expires_on !== stored.expires_on
  await tx.execute(sql`
    update reservation set owner_id = ${next.owner_id}, reason = ${next.reason}, expires_on = ${next.expires_on},
      node_id = ${next.node_id}, position = ${next.position}, face = ${next.face}, lane = ${next.lane}, model_id = ${next.model_id},
      ended = ${next.ended}, ended_at = case when ${next.ended}::text is not null then ${batch.at}::timestamptz end,
      told = case when ${isNews}::boolean then null else told end,
      last_update = ${batch.at}::timestamptz, version = version + 1
    where company_id = ${company_id} and id = ${next.id}`)
  const named = await Promise.all(changes.map((change) => withNames(tx, company_id, change)))
  await recordChanges(tx, batch, { entity: 'reservation', id: next.id, changes: named })
}

const NAMES = { owner_id: sql`principal`, node_id: sql`node`, model_id: sql`model` }

/** The change with what it refers to as `{id, name}`. */
async function withNames(tx: Database, company_id: string, change: Change): Promise<Change> {
  const table = Object.entries(NAMES).find(([field]) => field === change.field)?.[1]
  if (table === undefined) return change
  const named = async (id: unknown) => {
    if (typeof id !== 'string') return null
    const found = sql`select id, name from ${table} where company_id = ${company_id} and id = ${id}`
    return (await firstRow(tx, v.object({ id: v.string(), name: v.string() }), found)) ?? null
  }
  return { ...change, from: await named(change.from), to: await named(change.to) }
}

/** Ends reservations before their day, and writes it down. */
export async function end(
  tx: Database,
  batch: OpenBatch,
  { ids, as }: { ids: readonly string[]; as: ReservationEnd },
): Promise<void> {
  await tx.execute(sql`
    update reservation set ended = ${as}, ended_at = ${batch.at}::timestamptz, last_update = ${batch.at}::timestamptz,
      version = version + 1
    where company_id = ${batch.company_id} and id in ${idList(ids)}`)
  const changes = [{ field: 'ended', from: null, to: as }]
  await recordChangesOfAll(tx, batch, { entity: 'reservation', records: ids.map((id) => ({ id, changes })) })
}
/** Refuses an owner whom the company does not have, and holds the one it has. */
export async function holdOwner(tx: Database, company_id: string, id: string): Promise<void> {
  const owner = sql`select name from principal where company_id = ${company_id} and id = ${id} for key share`
  if ((await firstRow(tx, v.object({ name: v.string() }), owner)) === undefined)
    throw refusal(400, 'does_not_exist', 'owner_id')
}
