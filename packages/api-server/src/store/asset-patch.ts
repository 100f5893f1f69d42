import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import {
  ASSET_FIELDS,
  LIFE_FIELDS,
  LIFE_INSTANTS,
  warrantyAfter,
  type AssetField,
  type AssetPatch,
  type LifeField,
} from '@plenum/domain/asset'
import { LOAD_FIELDS } from '@plenum/domain/load'
import { VERIFIED_FIELDS } from '@plenum/domain/verification'
import { refusal } from '../api-error.ts'
import { kept } from '../db/kept.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { keepFormerCodes, setAliases } from './asset-aliases.ts'
import { attributeLines, refuseAttributes, withAttributes } from './asset-attributes.ts'
import { announceAssets, newsOfChanged } from './asset-news.ts'
import { assetDetail, isWarrantySet } from './asset-row.ts'
import { staying } from './asset-size.ts'
import { verificationLine } from './asset-verification.ts'
import { readAsset } from './assets.ts'
import { pairsOfAll, setTags } from './asset-tags.ts'
import { countKinds } from './asset-counters.ts'
import { changing } from './rack-capacity.ts'
import { RawRecord } from './record.ts'
import { refuseTyped } from './nomenclatures.ts'
import {
  batchColumns,
  batchValues,
  eventId,
  insertBatch,
  newBatch,
  type Author,
  type OpenBatch,
} from './batches.ts'
import { columns, wireInstant } from './json.ts'
import { refuseOutOfScope } from './tag-scope.ts'

/** Fields that name a record, with its table: history keeps the name of that time. */
const references: Partial<Record<Field, SQL>> = {
  owner_id: sql`principal`,
  brand_id: sql`brand`,
  model_id: sql`model`,
}

type Field = AssetField | LifeField
const FIELDS: readonly Field[] = [...ASSET_FIELDS, ...LIFE_FIELDS]
const COLUMNS = [...FIELDS, ...VERIFIED_FIELDS]
const CHANGING = [...COLUMNS, 'attributes']
const isInstant = (name: Field) => LIFE_INSTANTS.some((each) => each === name)

function historyValue(row: SQL, name: Field): SQL {
  const table = references[name]
  const column = sql`${row}.${sql.identifier(name)}`
  if (isInstant(name)) return sql`to_jsonb(${wireInstant(column)})`
  if (table === undefined) return sql`to_jsonb(${column})`
  return sql`(
    select jsonb_build_object('id', named.id, 'name', named.name) from ${table} named
    where named.company_id = ${row}.company_id and named.id = ${column})`
}

/** `step` puts what happens after one another within a moment in its order. */
const fieldValues = (step: number) =>
  sql.join(
    FIELDS.map(
      (name, at) =>
        sql`(${at + step * FIELDS.length}::int, ${name}, ${historyValue(sql`b`, name)}, ${historyValue(sql`a`, name)})`,
    ),
    sql`, `,
  )
const assignments = sql.join(
  COLUMNS.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`),
  sql`, `,
)

/**
 * Common table expressions that apply `patches` (id, patch, version or null for any) to a company's assets, count and
 * write history; closed assets are not counted. `after a` are the assets that really changed.
 */
export const patchAssets = (batch: OpenBatch, patches: SQL, step = 0): SQL => sql`
  patches as (${patches}),
  before as (
    select a.* from patches u
    cross join lateral (select * from asset a where a.company_id = ${batch.company_id} and a.id = u.id limit 1) a
  ), next as (
    select r.* from patches u
    cross join lateral (
      select a as whole from asset a
      where a.company_id = ${batch.company_id} and a.id = u.id and coalesce(u.version, a.version) = a.version limit 1
    ) one
    cross join lateral jsonb_populate_record(one.whole, ${withAttributes(sql`u.patch`, sql`(one.whole).attributes`)}) r
  ), after as (
    update asset a set ${assignments}, attributes = r.attributes, last_update = ${batch.at}::timestamptz, version = a.version + 1,
      status_changed_at = case when a.status = r.status then a.status_changed_at else ${batch.at}::timestamptz end
    from next r
    where a.company_id = ${batch.company_id} and a.id = any(array(select n.id from next n))
      and a.id = r.id and a.version = r.version
      and (${columns(sql`a`, CHANGING)}) is distinct from (${columns(sql`r`, CHANGING)})
    returning a.*
  ), by_kind as (${countKinds(
    batch.company_id,
    sql`
      select b.status, b.asset_type, -1 as count from before b join after a on a.id = b.id where b.termination_date is null
      union all select status, asset_type, 1 from after where termination_date is null`,
  )}), events as (
    insert into history (company_id, id, batch_id, entity, entity_id, action, field, "from", "to")
    select a.company_id, ${eventId(sql`c.at`)}, ${batch.id}, 'asset', a.id::text, 'update', c.field, c.was, c.becomes
    from after a join before b on b.id = a.id
    cross join lateral (values ${fieldValues(step)} union all ${verificationLine((step + 1) * FIELDS.length - 1)} union all ${attributeLines((step + 1) * FIELDS.length - 1)}) c (at, field, was, becomes) where c.was is distinct from c.becomes
  )`

interface PatchRequest {
  id: string
  version: number
  patch: AssetPatch
}

/** Changes one asset; undefined where it is of another version, closed, changes nothing or does not exist. */
export const patchAsset = async (
  database: Database,
  author: Author,
  request: PatchRequest,
): Promise<RawRecord | undefined> => {
  const { id, patch } = request
  const says = (name: keyof AssetPatch) => patch[name] !== undefined
  if (![...NAMES, ...LOAD_FIELDS, 'attributes' as const].some(says)) {
    return patchFields(database, await newBatch(database, author), request)
  }
  const { model_id } = patch
  return changing(database, author, async (tx) => {
    await refuseAttributes(tx, author.company_id, { id, ...patch })
    const change = async () =>
      NAMES.some(says)
        ? patchNames(tx, author, request)
        : patchFields(tx, await newBatch(tx, author), request)
    if (model_id === undefined) return change()
    const models = model_id === null ? [] : [model_id]
    return staying(tx, author, { ids: [id], models, attr: () => 'model_id' }, change)
  })
}

/** What one statement cannot change. */
const NAMES = ['code', 'tag_ids', 'aliases'] as const satisfies readonly (keyof AssetPatch)[]

const Present = v.object({
  code: v.string(),
  asset_type: v.string(),
  tag_ids: v.array(v.string()),
  aliases: v.array(v.string()),
})

/** An asset's names as they are, held until the transaction ends; undefined where it is of another version or closed. */
const lockNames = (tx: Database, company_id: string, { id, version }: Pick<PatchRequest, 'id' | 'version'>) =>
  firstRow(
    tx,
    Present,
    sql`
      select a.code, a.asset_type, coalesce(to_json(string_to_array(a.former_codes, chr(10))), '[]') as aliases,
        (select coalesce(json_agg(x.tag_id), '[]') from asset_tag x
          where x.company_id = a.company_id and x.asset_id = a.id) as tag_ids
      from asset a
      where a.company_id = ${company_id} and a.id = ${id} and a.version = ${version} and a.termination_date is null
      for no key update of a`,
  )

const sameOnes = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

/** A change that besides fields is one of the code, the former codes or the tags. */
async function patchNames(
  tx: Database,
  author: Author,
  request: PatchRequest,
): Promise<RawRecord | undefined> {
  const { company_id } = author
  const { id, patch } = request
  const present = await lockNames(tx, company_id, request)
  if (present === undefined) return undefined
  const { code = present.code, asset_type = present.asset_type } = patch
  const { tag_ids = present.tag_ids, aliases = present.aliases } = patch
  if (code.toLowerCase() !== present.code.toLowerCase())
    await refuseTyped(tx, company_id, { code, asset_type })
  if (!aliases.every((alias) => present.aliases.includes(alias))) throw refusal(400, 'invalid', 'aliases')
  const batch = await newBatch(tx, author)
  const changed = await patchFields(tx, batch, request)
  const isRetagged = !sameOnes(tag_ids, present.tag_ids)
  const isFreed = !sameOnes(aliases, present.aliases)
  if (changed === undefined && !isRetagged && !isFreed) return undefined
  if (changed === undefined) await insertBatch(tx, batch, { kind: 'update' })
  if (isRetagged) {
    await refuseOutOfScope(tx, company_id, { add: pairsOfAll([{ id, tag_ids }]), attr: 'tag_ids' })
    await setTags(tx, batch, [{ id, tag_ids }])
  }
  if (isFreed) await setAliases(tx, batch, [{ id, codes: aliases }])
  await keepFormerCodes(tx, batch)
  if (changed === undefined) await announceAssets(tx, batch)
  return readAsset(tx, company_id, id)
}

/** Changes the fields of one asset in one statement. */
async function patchFields(
  database: Database,
  batch: OpenBatch,
  { id, version, patch }: PatchRequest,
): Promise<RawRecord | undefined> {
  const complete = await withWarranty(database, batch.company_id, { id, version, patch })
  return firstRow(
    database,
    RawRecord,
    kept(sql`
      with ${patchAssets(
        batch,
        sql`
          select id, ${JSON.stringify(complete)}::jsonb as patch, ${version}::int as version from asset
          where company_id = ${batch.company_id} and id = ${id} and termination_date is null`,
      )}, ${newsOfChanged(batch)}, batch_made as (
        insert into batch (${batchColumns}) select ${batchValues(batch, 'update')} where exists (select 1 from after)
      )
      select row_to_json(shown)::text as body, shown.version from (
        select ${assetDetail} from after a
      ) shown`),
  )
}

const Dates = v.object({
  purchase_date: v.nullable(v.string()),
  warranty_date: v.nullable(v.string()),
  is_warranty_set: v.boolean(),
})

/** The patch with the warranty that follows from a new purchase date, unless a person set one. */
export async function withWarranty(
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
      select a.purchase_date::text, a.warranty_date::text, ${isWarrantySet} as is_warranty_set from asset a
      where a.company_id = ${company_id} and a.id = ${id} and a.version = ${version}`,
  )
  return dates ? { ...patch, warranty_date: warrantyAfter(dates, patch.purchase_date) } : patch
}
