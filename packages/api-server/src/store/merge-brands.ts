import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { BRAND_FIELDS, MOST_ALIASES, type BrandField, type BrandPatch } from '@plenum/domain/brand'
import { MISFITS_NAMED, type Merged, type MergePreview } from '@plenum/domain/catalogue'
import { nameKey } from '@plenum/domain/library'
import { ApiError, refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { patchAssets } from './asset-patch.ts'
import { announceAssets } from './asset-news.ts'
import { createBatch, type Author } from './batches.ts'
import { lockLibrary, patchBrand, removeBrand, storedBrand, type StoredBrand } from './brand-write.ts'
import { moveFiles } from './library-files.ts'
import { absorbModel, picturesLost, sizesOf, type ModelPair } from './merge-models.ts'
import { findMisfits, refuseMisfits } from './model-fit.ts'
import { moveModels } from './model-move.ts'
import { storedModel } from './model-write.ts'
import { usageIn } from './usage.ts'

interface Merge {
  from: StoredBrand
  into: StoredBrand
  /** Models of the same name. */
  pairs: ModelPair[]
  moved: { id: string; name: string }[]
}

const Twin = v.object({ id: v.string(), name: v.string(), twin: v.nullable(v.string()) })

/** All that a merge of two brands is about, held; refuses one that is not there, and a brand merged with itself. */
async function mergeOf(
  tx: Database,
  company_id: string,
  { id, into_id }: { id: string; into_id: string },
): Promise<Merge> {
  await lockLibrary(tx, company_id)
  const from = await storedBrand(tx, company_id, id)
  if (from === undefined) throw refusal(404, 'not_found')
  const into = id === into_id ? undefined : await storedBrand(tx, company_id, into_id)
  if (into === undefined) throw refusal(400, 'does_not_exist', 'into_id')
  const models = await rows(
    tx,
    Twin,
    sql`
      select m.id, m.name, twin.id as twin from model m
      left join model twin on twin.company_id = m.company_id and twin.brand_id = ${into_id} and twin.name_key = m.name_key
      where m.company_id = ${company_id} and m.brand_id = ${id} order by m.name_key`,
  )
  const pairs: ModelPair[] = []
  for (const { id: one, twin } of models) {
    if (twin === null) continue
    const [from_model, into_model] = [
      await storedModel(tx, company_id, one),
      await storedModel(tx, company_id, twin),
    ]
    if (from_model && into_model) pairs.push({ from: from_model, into: into_model })
  }
  return { from, into, pairs, moved: models.filter(({ twin }) => twin === null) }
}

/** What the remaining brand takes over: the other's names, as many as it may have, and what it does not say itself. */
function fillsOf({ from, into }: Merge): BrandPatch {
  const known = new Set([into.name, ...into.aliases].map(nameKey))
  const names = [from.name, ...from.aliases].filter((name) => !known.has(nameKey(name)))
  const blank = BRAND_FIELDS.filter(
    (name) => name !== 'name' && name !== 'aliases' && into[name] === null && from[name] !== null,
  )
  const filled = Object.fromEntries(blank.map((name: BrandField) => [name, from[name]]))
  const aliases = [...into.aliases, ...names]
  if (aliases.length > MOST_ALIASES) {
    throw new ApiError(400, [{ code: 'too_many_names', attr: 'into_id', count: MOST_ALIASES }])
  }
  return { ...filled, aliases }
}

async function logosLost(tx: Database, company_id: string, { from, into }: Merge): Promise<number> {
  const row = await firstRow(
    tx,
    v.object({ logos: v.number() }),
    sql`
      select count(*)::int as logos from file
      where company_id = ${company_id} and brand_id in (${from.id}, ${into.id})`,
  )
  return row?.logos === 2 ? 1 : 0
}

/** What a merge of two brands would do. */
export async function previewBrandMerge(
  tx: Database,
  company_id: string,
  ids: { id: string; into_id: string },
): Promise<MergePreview> {
  const merge = await mergeOf(tx, company_id, ids)
  const misfits = await findMisfits(tx, company_id, sizesOf(merge.pairs))
  const pictures = await picturesLost(tx, company_id, merge.pairs)
  return {
    assets: await usageIn(tx, sql`asset where company_id = ${company_id} and brand_id = ${ids.id}`),
    moved: merge.moved.map(({ name }) => name),
    merged: merge.pairs.map(({ from, into }) => ({ from: from.name, into: into.name })),
    filled: Object.keys(fillsOf(merge)),
    pictures_lost: pictures + (await logosLost(tx, company_id, merge)),
    misfits: misfits.slice(0, MISFITS_NAMED),
    misfits_total: misfits.length,
  }
}

/** Makes one brand of two and gives the batch that did it. */
export async function mergeBrands(
  tx: Database,
  author: Author,
  { version, ...ids }: { id: string; into_id: string; version: number },
): Promise<Merged | 'stale'> {
  const { company_id } = author
  const merge = await mergeOf(tx, company_id, ids)
  const { from, into, pairs, moved } = merge
  if (from.version !== version) return 'stale'
  refuseMisfits(await findMisfits(tx, company_id, sizesOf(pairs)), 'into_id')
  const batch = await createBatch(tx, author, { kind: 'merge' })
  for (const pair of pairs) await absorbModel(tx, batch, pair)
  await moveModels(tx, batch, { ids: moved.map(({ id }) => id), brand_id: into.id })
  await tx.execute(sql`
    with ${patchAssets(
      batch,
      sql`
        select id, null::int as version, jsonb_build_object('brand_id', ${into.id}::uuid) as patch from asset
        where company_id = ${company_id} and brand_id = ${from.id}`,
    )} select count(*) from after`)
  await moveFiles(tx, batch, { owner: 'brand', from, into })
  // First the names have to be free.
  await removeBrand(tx, batch, { id: from.id, into })
  await patchBrand(tx, company_id, {
    id: into.id,
    version: null,
    patch: fillsOf(merge),
    open: () => Promise.resolve(batch),
  })
  await announceAssets(tx, batch)
  return { batch_id: batch.id }
}
