import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { ASSET_FIELDS, type Asset, type AssetField, type AssetStatus } from '@plenum/domain/asset'
import { addYears, WARRANTY_YEARS } from '@plenum/domain/date'
import type { Place } from '@plenum/domain/placement'
import type { Database } from '../ports.ts'
import { eventId, type OpenBatch } from './batches.ts'
import { issueCodes } from './codes.ts'
import { columns } from './json.ts'

/** An asset to be made; a code of null is issued, a warranty of null follows from the purchase date. */
export interface NewAsset extends Omit<Pick<Asset, AssetField>, 'code'> {
  code: string | null
  status: AssetStatus
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
  const codes = await missingCodes(tx, batch.company_id, assets)
  const input = assets.map(({ place, ...asset }) => ({
    ...asset,
    id: uuidv7(),
    code: asset.code ?? codes.get(asset.asset_type)?.shift(),
    warranty_date:
      asset.warranty_date ?? (asset.purchase_date && addYears(asset.purchase_date, WARRANTY_YEARS)),
    location_id: place?.node_id ?? null,
    place: place && { id: uuidv7(), ...place },
  }))
  const placements = input.flatMap(({ id, place }) => (place ? [{ ...place, asset_id: id }] : []))
  await tx.execute(sql`
    with made as (
      insert into asset (company_id, id, ${targets}, status, location_id, registration_date, last_update)
      select ${batch.company_id}, r.id, ${columns(sql`r`, ASSET_FIELDS)}, r.status, r.location_id,
        ${batch.at.slice(0, 10)}::date, ${batch.at}::timestamptz
      from jsonb_populate_recordset(null::asset, ${JSON.stringify(input)}::jsonb) r
      returning id, status, asset_type, location_id
    ), placed as (
      insert into placement (company_id, id, asset_id, node_id, position, face, source, valid_from)
      select ${batch.company_id}, r.id, r.asset_id, r.node_id, r.position, r.face, 'current', ${batch.at}::timestamptz
      from jsonb_populate_recordset(null::placement, ${JSON.stringify(placements)}::jsonb) r
    ), by_kind as (
      insert into asset_counter (company_id, status, asset_type, count)
      select ${batch.company_id}, status, asset_type, count(*) from made group by status, asset_type order by 2, 3
      on conflict (company_id, status, asset_type) do update set count = asset_counter.count + excluded.count
    ), by_place as (
      insert into node_counter (company_id, node_id, count)
      select ${batch.company_id}, location_id, count(*) from made where location_id is not null
      group by location_id order by 2
      on conflict (company_id, node_id) do update set count = node_counter.count + excluded.count
    )
    insert into history (company_id, id, batch_id, entity, entity_id, action)
    select ${batch.company_id}, ${eventId(0)}, ${batch.id}, 'asset', id::text, 'create' from made`)
  return input.map(({ id }) => id)
}

async function missingCodes(
  tx: Database,
  company_id: string,
  assets: readonly NewAsset[],
): Promise<Map<string, string[]>> {
  const wanted = assets.filter(({ code }) => code === null).map(({ asset_type }) => asset_type)
  const codes = new Map<string, string[]>()
  // Always in the same order, so that two imports never wait for each other's counters.
  for (const asset_type of [...new Set(wanted)].sort()) {
    const count = wanted.filter((type) => type === asset_type).length
    codes.set(asset_type, await issueCodes(tx, company_id, { asset_type, count }))
  }
  return codes
}
