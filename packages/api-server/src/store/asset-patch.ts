import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_FIELDS, warrantyAfter, type AssetField, type AssetPatch } from '@plenum/domain/asset'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { assetColumns, assetJoins } from './asset-row.ts'
import { countKinds } from './asset-counters.ts'
import { RawRecord } from './record.ts'
import { batchColumns, batchValues, eventId, newBatch, type Author, type OpenBatch } from './batches.ts'
import { columns } from './json.ts'

/** Fields that name a record, with its table: history keeps the name of that time. */
const references: Partial<Record<AssetField, SQL>> = {
  owner_id: sql`principal`,
  brand_id: sql`brand`,
  model_id: sql`model`,
}

function historyValue(row: SQL, name: AssetField): SQL {
  const table = references[name]
  const column = sql`${row}.${sql.identifier(name)}`
  if (table === undefined) return sql`to_jsonb(${column})`
  return sql`(
    select jsonb_build_object('id', named.id, 'name', named.name) from ${table} named
    where named.company_id = ${row}.company_id and named.id = ${column})`
}

const fieldValues = sql.join(
  ASSET_FIELDS.map(
    (name, at) => sql`(${at}::int, ${name}, ${historyValue(sql`b`, name)}, ${historyValue(sql`a`, name)})`,
  ),
  sql`, `,
)
const assignments = sql.join(
  ASSET_FIELDS.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`),
  sql`, `,
)

/**
 * Common table expressions that apply `patches` (id, patch, version or null for any) to a company's assets, count and
 * write history; `after a` are the assets that really changed.
 */
export const patchAssets = (batch: OpenBatch, patches: SQL): SQL => sql`
  patches as (${patches}),
  before as (
    select a.* from asset a join patches u on u.id = a.id where a.company_id = ${batch.company_id}
  ), next as (
    select r.* from asset a join patches u on u.id = a.id and coalesce(u.version, a.version) = a.version
    cross join lateral jsonb_populate_record(a, u.patch) r where a.company_id = ${batch.company_id}
  ), after as (
    update asset a set ${assignments}, last_update = ${batch.at}::timestamptz, version = a.version + 1 from next r
    where a.company_id = ${batch.company_id} and a.id = r.id and a.version = r.version
      and (${columns(sql`a`, ASSET_FIELDS)}) is distinct from (${columns(sql`r`, ASSET_FIELDS)})
    returning a.*
  ), by_kind as (${countKinds(
    batch.company_id,
    sql`
      select b.status, b.asset_type, -1 as count from before b join after a on a.id = b.id
      union all select status, asset_type, 1 from after`,
  )}), events as (
    insert into history (company_id, id, batch_id, entity, entity_id, action, field, "from", "to")
    select a.company_id, ${eventId(sql`c.at`)}, ${batch.id}, 'asset', a.id::text, 'update', c.field, c.was, c.becomes
    from after a join before b on b.id = a.id
    cross join lateral (values ${fieldValues}) c (at, field, was, becomes) where c.was is distinct from c.becomes
  )`

interface PatchRequest {
  id: string
  version: number
  patch: AssetPatch
}

/** Changes one asset in one statement; undefined where it is of another version, changes nothing or does not exist. */
export async function patchAsset(
  database: Database,
  author: Author,
  { id, version, patch }: PatchRequest,
): Promise<RawRecord | undefined> {
  const batch = newBatch(author)
  const complete = await withWarranty(database, author.company_id, { id, version, patch })
  return firstRow(
    database,
    RawRecord,
    sql`
      with ${patchAssets(
        batch,
        sql`select ${id}::uuid as id, ${JSON.stringify(complete)}::jsonb as patch, ${version}::int as version`,
      )}, batch_made as (
        insert into batch (${batchColumns}) select ${batchValues(batch, 'update')} where exists (select 1 from after)
      )
      select row_to_json(shown)::text as body, shown.version from (
        select ${assetColumns} from after a ${assetJoins}
      ) shown`,
  )
}

const Dates = v.object({ purchase_date: v.nullable(v.string()), warranty_date: v.nullable(v.string()) })

/** The patch with the warranty that follows from a new purchase date, unless a person set one. */
async function withWarranty(
  database: Database,
  company_id: string,
  { id, version, patch }: PatchRequest,
): Promise<AssetPatch> {
  if (patch.purchase_date === undefined || patch.warranty_date !== undefined) return patch
  // Of this very version: the change itself is refused where the asset has another one by then.
  const dates = await firstRow(
    database,
    Dates,
    sql`
      select purchase_date::text, warranty_date::text from asset
      where company_id = ${company_id} and id = ${id} and version = ${version}`,
  )
  return dates ? { ...patch, warranty_date: warrantyAfter(dates, patch.purchase_date) } : patch
}
