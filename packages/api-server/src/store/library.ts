import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import type { PlainType } from '@plenum/domain/built-in-types'
import { ModelInput, nameKey, type OwnerKind } from '@plenum/domain/library'
import { rows } from '../db/rows.ts'
import { assetType } from '../db/schema/library.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { brandNames } from './brands.ts'
import { recordWhole } from './events.ts'
import { among, columns, likeText } from './json.ts'
import { listed } from './listed.ts'

const modelFields = Object.keys(ModelInput.entries)
const Keyed = v.object({ id: v.string(), name_key: v.string() })

interface Search {
  company_id: string
  search: string | undefined
  /** Only these, where it is given. */
  ids: readonly string[] | undefined
  limit: number
}

/** The people and teams of a company in whose names a text is found, by name. */
export const listOwners = (
  database: Database,
  { company_id, search, ids, kind, limit }: Search & { kind: OwnerKind | undefined },
): Promise<string> =>
  listed(
    database,
    sql`
      select id, name, kind from principal
      where company_id = ${company_id} and lower(name) like lower(${`%${likeText(search ?? '')}%`})
        and ${among(sql`id`, ids)} and (${kind ?? null}::text is null or kind = ${kind ?? null})
      order by lower(name), id limit ${limit}`,
  )

/** The ids of brands by `nameKey` of any of their names; those missing are made. */
export async function ensureBrands(
  tx: Database,
  batch: OpenBatch,
  wanted: readonly string[],
): Promise<Map<string, string>> {
  const input = wanted.map((name) => ({ id: uuidv7(), name, name_key: nameKey(name) }))
  const made = await rows(
    tx,
    Keyed,
    sql`
      insert into brand (company_id, id, name, name_key)
      select ${batch.company_id}, r.id, r.name, r.name_key
      from jsonb_populate_recordset(null::brand, ${JSON.stringify(input)}::jsonb) r
      where not exists (
        select from ${brandNames} b where b.company_id = ${batch.company_id} and b.name_key = r.name_key)
      on conflict (company_id, name_key) do nothing returning id, name_key`,
  )
  await recordWhole(tx, batch, { entity: 'brand', action: 'create', ids: made.map(({ id }) => id) })
  const all = await rows(
    tx,
    Keyed,
    sql`
      select b.id, b.name_key from ${brandNames} b where b.company_id = ${batch.company_id}
        and b.name_key in (select jsonb_array_elements_text(${JSON.stringify(input.map((row) => row.name_key))}::jsonb))`,
  )
  return new Map(all.map(({ id, name_key }) => [name_key, id]))
}

export type NewModel = v.InferOutput<typeof ModelInput>

/** The key of a model among all of a company: `ensureModels` answers by it. */
export const modelKey = ({ brand_id, name }: { brand_id: string; name: string }): string =>
  `${brand_id} ${nameKey(name)}`

/** The ids of models by `modelKey`; those missing are made, those there stay as they are. */
export async function ensureModels(
  tx: Database,
  batch: OpenBatch,
  wanted: readonly NewModel[],
): Promise<Map<string, string>> {
  const input = wanted.map((model) => ({ ...model, id: uuidv7(), name_key: nameKey(model.name) }))
  const json = JSON.stringify(input)
  const made = await rows(
    tx,
    Keyed,
    sql`
      insert into model (company_id, id, ${sql.join(
        modelFields.map((name) => sql.identifier(name)),
        sql`, `,
      )}, name_key, source)
      select ${batch.company_id}, r.id, ${columns(sql`r`, modelFields)}, r.name_key, 'csv'
      from jsonb_populate_recordset(null::model, ${json}::jsonb) r
      on conflict (company_id, brand_id, name_key) do nothing returning id, name_key`,
  )
  await recordWhole(tx, batch, { entity: 'model', action: 'create', ids: made.map(({ id }) => id) })
  const all = await rows(
    tx,
    v.object({ ...Keyed.entries, brand_id: v.string() }),
    sql`
      select m.id, m.brand_id, m.name_key from model m
      join jsonb_populate_recordset(null::model, ${json}::jsonb) r on r.brand_id = m.brand_id and r.name_key = m.name_key
      where m.company_id = ${batch.company_id}`,
  )
  return new Map(all.map(({ id, brand_id, name_key }) => [`${brand_id} ${name_key}`, id]))
}

/** Makes the types whose codes the company does not have yet. */
export async function ensureTypes(
  tx: Database,
  batch: OpenBatch,
  types: readonly PlainType[],
): Promise<void> {
  if (types.length === 0) return
  const made = await tx
    .insert(assetType)
    .values(types.map((type) => ({ company_id: batch.company_id, ...type })))
    .onConflictDoNothing()
    .returning({ code: assetType.code })
  await recordWhole(tx, batch, { entity: 'asset_type', action: 'create', ids: made.map(({ code }) => code) })
}
