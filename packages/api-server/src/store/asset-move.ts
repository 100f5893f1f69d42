import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { moveRefusal } from '@plenum/domain/move'
import { Place, type AssetMove, type PlaceInput } from '@plenum/domain/placement'
import { ApiError } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { countPlaces } from './asset-counters.ts'
import { refusePlace } from './asset-place.ts'
import { createBatch, type Author, type OpenBatch } from './batches.ts'
import { recordChanges } from './events.ts'

const Movable = v.object({ version: v.number(), model_id: v.nullable(v.string()), place: v.nullable(Place) })

interface MoveRequest {
  id: string
  version: number
  move: v.InferOutput<typeof AssetMove>
}

/** Moves an asset and writes it down; refuses a place that cannot take it. A move to where it stands is none. */
export async function moveAsset(
  tx: Database,
  author: Author,
  { id, version, move: { reason, ...place } }: MoveRequest,
): Promise<'not_found' | 'stale' | 'done'> {
  const asset = await lockAsset(tx, author.company_id, id)
  if (asset === undefined) return 'not_found'
  if (asset.version !== version) return 'stale'
  if (isAt(asset.place, place)) return 'done'
  const { model_id } = asset
  const refused = await refusePlace(tx, author.company_id, {
    place,
    model_id,
    asset_id: id,
    rule: moveRefusal,
  })
  if (refused !== null) throw new ApiError(400, [refused])
  const batch = await createBatch(tx, author, { kind: 'move', reason })
  await relocate(tx, batch, { id, from: asset.place, to: place })
  return 'done'
}

/** An asset with its place, held until the transaction ends. */
export const lockAsset = (tx: Database, company_id: string, id: string) =>
  firstRow(
    tx,
    Movable,
    sql`
      select a.version, a.model_id, (
        select json_build_object('node_id', n.id, 'trail', n.trail, 'position', p.position, 'face', p.face)
        from placement p join node n on n.company_id = p.company_id and n.id = p.node_id
        where p.company_id = a.company_id and p.asset_id = a.id and p.source = 'current'
      ) as place from asset a where a.company_id = ${company_id} and a.id = ${id} for no key update of a`,
  )

type Target = Omit<Place, 'trail'>

const isAt = (place: Place | null, to: v.InferOutput<typeof PlaceInput>) =>
  place?.node_id === to.node_id && place.position === to.position && place.face === to.face

/** Ends the present placement, begins the next one, counts and writes history; null is nowhere. Checks nothing. */
export async function relocate(
  tx: Database,
  batch: OpenBatch,
  { id, from, to }: { id: string; from: Place | null; to: Target | null },
): Promise<void> {
  const { company_id, at } = batch
  await tx.execute(sql`
    update placement set source = 'historic', valid_to = ${at}::timestamptz
    where company_id = ${company_id} and asset_id = ${id} and source = 'current'`)
  if (to !== null) {
    await tx.execute(sql`
      insert into placement (company_id, id, asset_id, node_id, position, face, source, valid_from)
      values (${company_id}, ${uuidv7()}, ${id}, ${to.node_id}, ${to.position}, ${to.face}, 'current', ${at})`)
  }
  const location = to?.node_id ?? null
  await tx.execute(sql`
    with moved as (
      update asset set location_id = ${location}::uuid, last_update = ${at}::timestamptz, version = version + 1
      where company_id = ${company_id} and id = ${id}
    ) ${countPlaces(
      company_id,
      sql`select ${from?.node_id ?? null}::uuid as location_id, -1 as count union all select ${location}::uuid, 1`,
    )}`)
  const after = to && (await trailed(tx, company_id, to))
  await recordChanges(tx, batch, { entity: 'asset', id, changes: [{ field: 'place', from, to: after }] })
}

/** A place with the names that lead to it now. */
async function trailed(
  tx: Database,
  company_id: string,
  { node_id, position, face }: Target,
): Promise<Place> {
  const node = await firstRow(
    tx,
    v.pick(Place, ['trail']),
    sql`select trail from node where company_id = ${company_id} and id = ${node_id}`,
  )
  return { node_id, trail: node?.trail ?? [], position, face }
}
