import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { HELD_MOST, Inside, Place } from '@plenum/domain/placement'
import { isClosed } from '@plenum/domain/transition'
import { ApiError, refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { lockAsset, lockAssets, type LockedAsset } from './asset-lock.ts'
import { inside } from './asset-row.ts'
import type { OpenBatch } from './batches.ts'
import { recordChangesOfAll } from './events.ts'
import { idList } from './usage.ts'

type Standing = Pick<LockedAsset, 'id' | 'place' | 'planned_move'>
type Target = Omit<Place, 'trail'>

/** An asset with what it is in, or is to be in. */
interface Kept {
  id: string
  inside: Inside | null
}

const KeptRow = v.object({ id: v.string(), inside: v.nullable(Inside) })

/** Whatever is inside assets at any depth, and the one of these that it is in; they themselves are left out. */
const within = (company_id: string, ids: readonly string[]) => sql`
  with recursive within (asset_id, outermost) as (
    select asset_id, host_id from asset_inside where company_id = ${company_id} and host_id in ${idList(ids)}
    union
    select i.asset_id, w.outermost from asset_inside i join within w on w.asset_id = i.host_id
    where i.company_id = ${company_id}
  )`

const WithinRow = v.object({ id: v.string(), outermost: v.string() })

/** Which of some assets are inside another of them at any depth, with the outermost of those. */
export async function insideAmong(
  database: Database,
  company_id: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await rows(
    database,
    WithinRow,
    sql`
      ${within(company_id, ids)}
      select asset_id as id, outermost from within w where asset_id in ${idList(ids)}
        and not exists (select from within further where further.asset_id = w.outermost)`,
  )
  return new Map(found.map(({ id, outermost }) => [id, outermost]))
}

/** What an asset `a` is in, at any depth, as JSON. */
export const hosts = sql`(
  with recursive above (host_id) as (
    select i.host_id from asset_inside i where i.company_id = a.company_id and i.asset_id = a.id
    union
    select i.host_id from above join asset_inside i on i.company_id = a.company_id and i.asset_id = above.host_id
  ) select coalesce(jsonb_agg(host_id), '[]') from above)`

/** Whether an asset holds anything. */
export async function holdsAny(database: Database, company_id: string, id: string): Promise<boolean> {
  const held = sql`select asset_id as id from asset_inside where company_id = ${company_id} and host_id = ${id} limit 1`
  return (await firstRow(database, v.object({ id: v.string() }), held)) !== undefined
}

/** What is inside some assets and none of them, with the one of these that it is in. */
async function allWithin(
  tx: Database,
  company_id: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await rows(
    tx,
    WithinRow,
    sql`${within(company_id, ids)} select asset_id as id, outermost from within`,
  )
  return new Map(found.flatMap(({ id, outermost }) => (ids.includes(id) ? [] : [[id, outermost] as const])))
}

/** What has no units of its own in a rack. */
export const WITHOUT_UNITS = { position: null, face: null, lane: null }

/** An asset that moves; null is nowhere. */
export interface Going {
  asset: Standing
  to: Target | null
}

/** What moves along with assets that go to a place, as what is in them does; held until the transaction ends. */
export async function comingAlong(
  tx: Database,
  company_id: string,
  moves: readonly Going[],
): Promise<Going[]> {
  const ids = moves.flatMap(({ asset, to }) => (to ? [asset.id] : []))
  const others = await allWithin(tx, company_id, ids)
  if (others.size === 0) return []
  const held = await lockAssets(tx, company_id, [...others.keys()])
  // who had to wait for one of them finds it taken out, maybe
  const still = await allWithin(tx, company_id, ids)
  return held.flatMap((asset) => {
    const to = moves.find((move) => move.asset.id === still.get(asset.id))?.to
    const stays = to?.node_id === asset.place?.node_id && asset.place?.position === null
    return to && !stays ? [{ asset, to: { node_id: to.node_id, ...WITHOUT_UNITS } }] : []
  })
}

/** What assets are in, of those that are in anything. */
export const heldAmong = (database: Database, company_id: string, ids: readonly string[]) =>
  rows(
    database,
    KeptRow,
    sql`
      select a.id, ${inside} as inside from asset a
      join asset_inside one on one.company_id = a.company_id and one.asset_id = a.id
      where a.company_id = ${company_id} and a.id in ${idList(ids)}`,
  )

/** Puts assets into others, or into none, and writes down what was otherwise; refuses a circle. */
export async function keepInside(tx: Database, batch: OpenBatch, wanted: readonly Kept[]): Promise<void> {
  if (wanted.length === 0) return
  const { company_id } = batch
  const ids = wanted.map(({ id }) => id)
  const before = new Map((await heldAmong(tx, company_id, ids)).map((one) => [one.id, one.inside]))
  const others = wanted.filter(({ id, inside: to }) => !isSame(before.get(id) ?? null, to))
  if (others.length === 0) return
  const changed = others.map(({ id }) => id)
  await tx.execute(
    sql`delete from asset_inside where company_id = ${company_id} and asset_id in ${idList(changed)}`,
  )
  const put = others.flatMap(({ id, inside: to }) => (to ? [{ id, host: to.id, slot: to.slot }] : []))
  await tx.execute(sql`
    insert into asset_inside (company_id, asset_id, host_id, slot)
    select ${company_id}, r.id, r.host, r.slot from jsonb_to_recordset(${JSON.stringify(put)}::jsonb) r(id uuid, host uuid, slot text)`)
  const [circular] = await rows(
    tx,
    WithinRow,
    sql`${within(company_id, changed)} select asset_id as id, outermost from within where asset_id = outermost limit 1`,
  )
  if (circular !== undefined) throw refusal(400, 'inside_itself', 'host_id')
  await tx.execute(sql`
    update asset set last_update = ${batch.at}::timestamptz, version = version + 1
    where company_id = ${company_id} and id in ${idList(changed)}`)
  await recordChangesOfAll(tx, batch, {
    entity: 'asset',
    records: others.map(({ id, inside: to }) => ({
      id,
      changes: [{ field: 'inside', from: before.get(id) ?? null, to }],
    })),
  })
}

/** Whether something is in the very same, and the same slot of it. */
export const isSame = (one: Inside | null, other: Inside | null): boolean =>
  one?.id === other?.id && one?.slot === other?.slot

/**
 * Takes assets out of what they are in where they go away from it: what it is in stays behind, or they get units of
 * their own. What goes to no place leaves behind what it holds.
 */
export async function takeOut(tx: Database, batch: OpenBatch, moves: readonly Going[]): Promise<void> {
  const { company_id } = batch
  const targets = JSON.stringify(
    moves.map(({ asset, to }) => ({ id: asset.id, node: to?.node_id ?? null, own: to?.position != null })),
  )
  const out = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`
      select i.asset_id as id from asset_inside i
      join jsonb_to_recordset(${targets}::jsonb) m(id uuid, node uuid, own boolean) on m.id = i.asset_id
      join asset host on host.company_id = i.company_id and host.id = i.host_id
      where i.company_id = ${company_id} and (m.own or host.location_id is distinct from m.node)
      union select i.asset_id from asset_inside i
      join jsonb_to_recordset(${targets}::jsonb) m(id uuid, node uuid) on m.id = i.host_id
      where i.company_id = ${company_id} and m.node is null`,
  )
  await keepInside(
    tx,
    batch,
    out.map(({ id }) => ({ id, inside: null })),
  )
}

interface Putting {
  asset: Pick<LockedAsset, 'id'>
  to: { node_id: string; host_id: string; slot: string | null }
}

/** What an asset is to be in, held until the transaction ends; refuses what cannot hold it. */
export async function holdHost(
  tx: Database,
  company_id: string,
  { asset, to: { node_id, host_id, slot } }: Putting,
): Promise<Inside> {
  const host = await lockAsset(tx, company_id, host_id)
  if (host === undefined) throw refusal(400, 'does_not_exist', 'host_id')
  if (isClosed(host)) throw refusal(409, 'asset_closed', 'host_id')
  if (host.place === null) throw refusal(400, 'place_missing', 'host_id')
  if (host.place.node_id !== node_id) throw refusal(400, 'invalid', 'node_id')
  if (host.id === asset.id) throw refusal(400, 'inside_itself', 'host_id')
  const beside = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`
      select asset_id as id from asset_inside
      where company_id = ${company_id} and host_id = ${host_id} and asset_id <> ${asset.id} limit ${HELD_MOST}`,
  )
  if (beside.length === HELD_MOST) throw refusal(409, 'place_full', 'host_id')
  return { id: host.id, name: host.name, slot }
}

const Reverted = v.object({ id: v.string(), inside: v.nullable(Inside) })

/** Puts assets back into what they were in before a batch, and gives how many; refuses where that has gone elsewhere since. */
export async function revertInside(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const { company_id } = undo
  const back = await rows(
    tx,
    Reverted,
    sql`
      select distinct on (entity_id) entity_id as id, "from" as inside from history
      where company_id = ${company_id} and batch_id = ${batch_id} and entity = 'asset' and field = 'inside'
        and action = 'update' order by entity_id, id`,
  )
  if (back.length === 0) return 0
  await keepInside(tx, undo, back)
  const apart = await rows(
    tx,
    v.object({ id: v.string(), name: v.string() }),
    sql`
      select a.id, a.name from asset_inside i
      join asset a on a.company_id = i.company_id and a.id = i.asset_id
      join asset host on host.company_id = i.company_id and host.id = i.host_id
      where i.company_id = ${company_id} and i.asset_id in ${idList(back.map(({ id }) => id))}
        and (host.termination_date is not null or host.location_id is distinct from a.location_id)`,
  )
  if (apart.length > 0)
    throw new ApiError(
      409,
      apart.map(({ id, name }) => ({
        code: 'undo_touched_later',
        attr: `asset/${id}/inside`,
        subject: name,
      })),
    )
  return back.length
}
