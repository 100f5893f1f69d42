import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { MISFITS_NAMED, type Merged, type MergePreview } from '@plenum/domain/catalogue'
import { MODEL_FACTS, ModelPatch } from '@plenum/domain/model'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { patchAssets } from './asset-patch.ts'
import { announceAssets } from './asset-news.ts'
import { createBatch, type Author, type OpenBatch } from './batches.ts'
import { factChanges, lockLibrary } from './brand-write.ts'
import { recordChanges } from './events.ts'
import { moveFiles } from './library-files.ts'
import { findMisfits, refuseMisfits, sizeAfter, type Size } from './model-fit.ts'
import { removeModels } from './model-move.ts'
import { storedModel, writeFacts, type StoredModel } from './model-write.ts'
import { keepForModel } from './reservation-life.ts'
import { usageIn } from './usage.ts'

/** A model that is taken over by another one. */
export interface ModelPair {
  from: StoredModel
  into: StoredModel
}

const isBlank = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** What the remaining model takes over: what it does not say itself. */
export function fillsOf({ from, into }: ModelPair): ModelPatch {
  const filled = MODEL_FACTS.filter((name) => isBlank(into[name]) && !isBlank(from[name]))
  return v.parse(ModelPatch, Object.fromEntries(filled.map((name) => [name, from[name]])))
}

/** The sizes that both models of each pair have once they are one. */
export const sizesOf = (pairs: readonly ModelPair[]): Map<string, Size> =>
  new Map(
    pairs.flatMap((pair) => {
      const size = sizeAfter(pair.into, fillsOf(pair))
      return [
        [pair.from.id, size],
        [pair.into.id, size],
      ]
    }),
  )

/** Both models of a merge, held; refuses one that is not there, and a model merged with itself. */
async function pairOf(
  tx: Database,
  company_id: string,
  { id, into_id }: { id: string; into_id: string },
): Promise<ModelPair> {
  await lockLibrary(tx, company_id)
  const from = await storedModel(tx, company_id, id)
  if (from === undefined) throw refusal(404, 'not_found')
  const into = id === into_id ? undefined : await storedModel(tx, company_id, into_id)
  if (into === undefined) throw refusal(400, 'does_not_exist', 'into_id')
  return { from, into }
}

/** Pictures of models that are lost, as the models they go to have their own of that side. */
export async function picturesLost(
  tx: Database,
  company_id: string,
  pairs: readonly { from: { id: string }; into: { id: string } }[],
): Promise<number> {
  const json = JSON.stringify(pairs.map(({ from, into }) => ({ from: from.id, into: into.id })))
  const row = await firstRow(
    tx,
    v.object({ lost: v.number() }),
    sql`
      select count(*)::int as lost from jsonb_to_recordset(${json}::jsonb) p ("from" uuid, "into" uuid)
      join file one on one.company_id = ${company_id} and one.model_id = p."from"
      join file other on other.company_id = ${company_id} and other.model_id = p."into" and other.side = one.side`,
  )
  return row?.lost ?? 0
}

/** What a merge of two models would do. */
export async function previewModelMerge(
  tx: Database,
  company_id: string,
  ids: { id: string; into_id: string },
): Promise<MergePreview> {
  const pair = await pairOf(tx, company_id, ids)
  const misfits = await findMisfits(tx, company_id, sizesOf([pair]))
  return {
    assets: await usageIn(tx, sql`asset where company_id = ${company_id} and model_id = ${ids.id}`),
    moved: [],
    merged: [],
    filled: Object.keys(fillsOf(pair)),
    pictures_lost: await picturesLost(tx, company_id, [pair]),
    misfits: misfits.slice(0, MISFITS_NAMED),
    misfits_total: misfits.length,
  }
}

/** Makes one model of two and gives the batch that did it. */
export async function mergeModels(
  tx: Database,
  author: Author,
  { version, ...ids }: { id: string; into_id: string; version: number },
): Promise<Merged | 'stale'> {
  const pair = await pairOf(tx, author.company_id, ids)
  if (pair.from.version !== version) return 'stale'
  refuseMisfits(await findMisfits(tx, author.company_id, sizesOf([pair])), 'into_id')
  const batch = await createBatch(tx, author, { kind: 'merge' })
  await absorbModel(tx, batch, pair)
  await announceAssets(tx, batch)
  return { batch_id: batch.id }
}

/** Gives all a model has to another one and takes it away; checks nothing. */
export async function absorbModel(tx: Database, batch: OpenBatch, pair: ModelPair): Promise<void> {
  const { from, into } = pair
  const { company_id } = batch
  const fills = fillsOf(pair)
  const changes = factChanges<StoredModel>(into, fills)
  if (changes.length > 0) {
    await writeFacts(tx, batch, { id: into.id, facts: fills })
    await recordChanges(tx, batch, { entity: 'model', id: into.id, changes })
  }
  await tx.execute(sql`
    with ${patchAssets(
      batch,
      sql`
        select id, null::int as version,
          jsonb_build_object('model_id', ${into.id}::uuid, 'brand_id', ${into.brand_id}::uuid) as patch
        from asset where company_id = ${company_id} and model_id = ${from.id}`,
    )} select count(*) from after`)
  await moveFiles(tx, batch, { owner: 'model', from, into })
  await keepForModel(tx, batch, pair)
  await tx.execute(sql`
    update work_item set model_id = ${into.id} where company_id = ${company_id} and model_id = ${from.id}`)
  await removeModels(tx, batch, { ids: [from.id], into })
}
