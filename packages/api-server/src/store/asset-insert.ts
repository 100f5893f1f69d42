import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import {
  ASSET_FIELDS,
  defaultWarranty,
  type Asset,
  type AssetField,
  type AssetStatus,
} from '@plenum/domain/asset'
import type { AttributeValues } from '@plenum/domain/asset-attribute'
import type { Place } from '@plenum/domain/placement'
import type { Database } from '../ports.ts'
import { countKinds, countPlaces } from './asset-counters.ts'
import { eventId, type OpenBatch } from './batches.ts'
import { issueCodes } from './codes.ts'
import { columns } from './json.ts'

/** An asset to be made; a code of null is issued, a warranty of null follows from the purchase date. */
export interface NewAsset extends Omit<Pick<Asset, AssetField>, 'code'> {
  code: string | null
  status: AssetStatus
  /** The batch's day where it is not given. */
  registration_date?: string | null
  received_at?: string | null
  attributes?: AttributeValues
  place: Omit<Place, 'trail'> | null
}

const targets = sql.join(
  ASSET_FIELDS.map((name) => sql.identifier(name)),
  sql`, `,
)

/**
 * Makes assets with their placements, counters and history in one statement; at most 1,000 a call. Checks no place:
 * see `refusePlace`. Gives their ids in the order of `assets`.
 */
export async function insertAssets(
  tx: Database,
  batch: OpenBatch,
  assets: readonly NewAsset[],
): Promise<string[]> {
  const issued = await issueCodes(tx, batch, {
    subjects: assets.filter(({ code }) => code === null),
    reserved: assets.flatMap(({ code }) => code ?? []),
  })
  const input = assets.map(({ place, ...asset }) => ({
    ...asset,
    id: uuidv7(),
    code: asset.code ?? issued.shift(),
    warranty_date: asset.warranty_date ?? defaultWarranty(asset.purchase_date),
    location_id: place?.node_id ?? null,
    place: place && { id: uuidv7(), ...place },
  }))
  const placements = input.flatMap(({ id, place }) => (place ? [{ ...place, asset_id: id }] : []))
  await tx.execute(sql`
    with made as (
      insert into asset (company_id, id, ${targets}, attributes, status, received_at, location_id, registration_date, last_update)
      select ${batch.company_id}, r.id, ${columns(sql`r`, ASSET_FIELDS)}, coalesce(jsonb_strip_nulls(r.attributes), '{}'), r.status, r.received_at, r.location_id,
        coalesce(r.registration_date, ${batch.at.slice(0, 10)}::date), ${batch.at}::timestamptz
      from jsonb_populate_recordset(null::asset, ${JSON.stringify(input)}::jsonb) r
      returning id, status, asset_type, location_id
    ), placed as (
      insert into placement (company_id, id, asset_id, node_id, position, face, lane, source, valid_from)
      select ${batch.company_id}, r.id, r.asset_id, r.node_id, r.position, r.face, r.lane, 'current', ${batch.at}::timestamptz
      from jsonb_populate_recordset(null::placement, ${JSON.stringify(placements)}::jsonb) r
    ), by_kind as (${countKinds(batch.company_id, sql`select status, asset_type, 1 as count from made`)}
    ), by_place as (${countPlaces(batch.company_id, sql`select location_id, 1 as count from made`)})
    insert into history (company_id, id, batch_id, entity, entity_id, action)
    select ${batch.company_id}, ${eventId(0)}, ${batch.id}, 'asset', id::text, 'create' from made`)
  return input.map(({ id }) => id)
}
