import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import type { Merged } from '@plenum/domain/catalogue'
import type { Change } from '@plenum/domain/history'
import { nameKey } from '@plenum/domain/library'
import { MODEL_FIELDS, ModelEdit, type ModelCreate, type ModelPatch, ModelRecord } from '@plenum/domain/model'
import { ApiError } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import { model } from '../db/schema/library.ts'
import type { Database } from '../ports.ts'
import { createBatch, type Author, type OpenBatch } from './batches.ts'
import { factChanges, lockLibrary } from './brand-write.ts'
import { recordChanges, recordWhole } from './events.ts'
import { columns } from './json.ts'
import { findMisfits, refuseMisfits, sizeAfter } from './model-fit.ts'
import { moveModels, removeModels } from './model-move.ts'
import { countUses } from './usage.ts'

const origin = v.pick(ModelRecord, ['source', 'source_revision'])
const Stored = v.object({
  id: v.string(),
  ...ModelEdit.entries,
  ...origin.entries,
  version: v.number(),
})
export type StoredModel = v.InferOutput<typeof Stored>

/** A model, held so that whoever places a thing of it waits. */
export async function storedModel(
  tx: Database,
  company_id: string,
  id: string,
): Promise<StoredModel | undefined> {
  const row = await firstRow(
    tx,
    v.object({ stored: Stored }),
    sql`
      select row_to_json(held) as stored from (
        select m.id, ${columns(sql`m`, MODEL_FIELDS)}, m.source, m.source_revision, m.version from model m
        where m.company_id = ${company_id} and m.id = ${id} for no key update
      ) held`,
  )
  return row?.stored
}

type Source = v.InferOutput<typeof origin>
const byHand: Source = { source: 'manual', source_revision: null }

/** Makes a model within a batch and gives its id; breaks `model_name_key` where its brand has one of this name. */
export async function insertModel(
  tx: Database,
  batch: OpenBatch,
  input: v.InferOutput<typeof ModelCreate>,
  from: Source = byHand,
): Promise<string> {
  const id = uuidv7()
  const name_key = nameKey(input.name)
  await tx.insert(model).values({ company_id: batch.company_id, id, name_key, ...input, ...from })
  await recordWhole(tx, batch, { entity: 'model', action: 'create', ids: [id] })
  return id
}

/** Makes a model and gives its id. */
export const createModel = async (
  tx: Database,
  author: Author,
  input: v.InferOutput<typeof ModelCreate>,
): Promise<string> => insertModel(tx, await createBatch(tx, author, { kind: 'create' }), input)

interface ModelChange {
  id: string
  /** Null where any version will do. */
  version: number | null
  patch: ModelPatch
  /** Where the change comes from, if it is another source than before. */
  from?: Partial<Source>
  /** Opens the batch to write into; not called where nothing changes. */
  open: () => Promise<OpenBatch>
}

const SIZE = new Set(['u_height', 'full_depth', 'width'])

/**
 * Changes what is said of a model; another brand takes its assets along. Refuses a size in which assets would no
 * longer fit where they stand, naming them.
 */
export async function patchModel(
  tx: Database,
  company_id: string,
  { id, version, patch, from, open }: ModelChange,
): Promise<'not_found' | 'stale' | Change[]> {
  await lockLibrary(tx, company_id)
  const stored = await storedModel(tx, company_id, id)
  if (stored === undefined) return 'not_found'
  if (version !== null && stored.version !== version) return 'stale'
  const changes = factChanges<StoredModel>(stored, patch)
  if (changes.length === 0 && from === undefined) return []
  const resized = changes.find(({ field }) => SIZE.has(field))
  if (resized !== undefined) {
    const misfits = await findMisfits(tx, company_id, new Map([[id, sizeAfter(stored, patch)]]))
    refuseMisfits(misfits, resized.field)
  }
  const batch = await open()
  const { brand_id, ...facts } = patch
  if (brand_id !== undefined && brand_id !== stored.brand_id) {
    await moveModels(tx, batch, { ids: [id], brand_id })
  }
  await writeFacts(tx, batch, { id, facts: { ...facts, ...from } })
  const origins = from === undefined ? [] : factChanges<StoredModel>(stored, from)
  const rest = [...changes.filter(({ field }) => field !== 'brand_id'), ...origins]
  if (rest.length > 0) await recordChanges(tx, batch, { entity: 'model', id, changes: rest })
  return changes
}

const written = [
  ...MODEL_FIELDS.filter((name) => name !== 'brand_id'),
  'name_key',
  'source',
  'source_revision',
]
const assigned = sql.join(
  [...written, 'version'].map((name) => sql.identifier(name)),
  sql`, `,
)

/** Writes facts of a model without asking or telling anybody. */
export async function writeFacts(
  tx: Database,
  { company_id }: OpenBatch,
  { id, facts }: { id: string; facts: Omit<ModelPatch, 'brand_id'> & Partial<Source> },
): Promise<void> {
  const key = facts.name === undefined ? {} : { name_key: nameKey(facts.name) }
  await tx.execute(sql`
    update model m set (${assigned}) = (
      select ${columns(sql`r`, written)}, m.version + 1
      from jsonb_populate_record(m, ${JSON.stringify({ ...facts, ...key })}::jsonb) r
    ) where m.company_id = ${company_id} and m.id = ${id}`)
}

/** Deletes a model that no asset has. */
export async function deleteModel(
  tx: Database,
  author: Author,
  { id, version }: { id: string; version: number },
): Promise<'not_found' | 'stale' | Merged> {
  const { company_id } = author
  const stored = await storedModel(tx, company_id, id)
  if (stored === undefined) return 'not_found'
  if (stored.version !== version) return 'stale'
  const uses =
    (await countUses(tx, sql`asset where company_id = ${company_id} and model_id = ${id}`)) +
    (await countUses(tx, sql`reservation where company_id = ${company_id} and model_id = ${id}`))
  if (uses > 0) throw new ApiError(409, [{ code: 'in_use', count: uses }])
  const batch = await createBatch(tx, author, { kind: 'delete' })
  await removeModels(tx, batch, { ids: [id] })
  return { batch_id: batch.id }
}
