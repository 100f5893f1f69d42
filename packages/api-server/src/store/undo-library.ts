import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { AssetTypePatch } from '@plenum/domain/asset-type-record'
import { BrandPatch } from '@plenum/domain/brand'
import { movedFileField } from '@plenum/domain/library-file-history'
import { ModelPatch, ModelRecord } from '@plenum/domain/model'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { patchType } from './asset-type-write.ts'
import { eventId, type OpenBatch } from './batches.ts'
import { patchBrand } from './brand-write.ts'
import { giveFilesBack } from './library-files.ts'
import { patchModel } from './model-write.ts'

const LIBRARY = ['asset_type', 'brand', 'model'] as const
type LibraryEntity = (typeof LIBRARY)[number]

/** Gives the library's records that a batch changed or took away their former values back, and gives how many. */
export async function revertLibrary(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  // A name must be given back before the record that had it can come again.
  const brands = await revertBrands(tx, undo, batch_id)
  let records = brands
  for (const entity of LIBRARY) records += await bringBack(tx, undo, { batch_id, entity })
  await giveFilesBack(tx, undo, batch_id)
  return records + (await revertTypes(tx, undo, batch_id)) + (await revertModels(tx, undo, batch_id))
}

async function bringBack(
  tx: Database,
  undo: OpenBatch,
  { batch_id, entity }: { batch_id: string; entity: LibraryEntity },
): Promise<number> {
  const table = sql.identifier(entity)
  const key = entity === 'asset_type' ? sql`made.code` : sql`made.id::text`
  const made = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`
      with made as (
        insert into ${table} as made
        select r.* from history h
        cross join lateral jsonb_populate_record(
          null::${table}, h."from" || jsonb_build_object('company_id', h.company_id)) r
        where h.company_id = ${undo.company_id} and h.batch_id = ${batch_id} and h.entity = ${entity}
          and h.action = 'delete' and h."from" is not null
        returning ${key} as id
      )
      insert into history (company_id, id, batch_id, entity, entity_id, action)
      select ${undo.company_id}, ${eventId(0)}, ${undo.id}, ${entity}, id, 'create' from made returning entity_id as id`,
  )
  return made.length
}

/** The changed records of a kind with their former values, none where only their files are others; a reference is named by its id alone. */
const former = (undo: OpenBatch, batch_id: string, entity: LibraryEntity): SQL => sql`
  select entity_id as id, coalesce(
    jsonb_object_agg(field, case when field = 'brand_id' then "from"->'id' else coalesce("from", 'null') end)
      filter (where field not like ${movedFileField('%')}), '{}') as patch
  from history
  where company_id = ${undo.company_id} and batch_id = ${batch_id} and entity = ${entity} and action = 'update'
  group by entity_id order by entity_id`

const changed = <Patch extends v.GenericSchema>(patch: Patch) => v.object({ id: v.string(), patch })

async function revertBrands(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const brands = await rows(tx, changed(BrandPatch), former(undo, batch_id, 'brand'))
  for (const { id, patch } of brands) {
    await patchBrand(tx, undo.company_id, { id, version: null, patch, open: () => Promise.resolve(undo) })
  }
  return brands.length
}

/** A model's former facts, and where they came from. */
const FormerModel = v.strictObject({
  ...ModelPatch.entries,
  ...v.partial(v.pick(ModelRecord, ['source', 'source_revision'])).entries,
})

async function revertModels(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const models = await rows(tx, changed(FormerModel), former(undo, batch_id, 'model'))
  for (const { id, patch: before } of models) {
    const { source, source_revision, ...patch } = before
    const from =
      source === undefined && source_revision === undefined
        ? {}
        : { from: { ...(source && { source }), ...(source_revision !== undefined && { source_revision }) } }
    await patchModel(tx, undo.company_id, {
      id,
      version: null,
      patch,
      ...from,
      open: () => Promise.resolve(undo),
    })
  }
  return models.length
}

async function revertTypes(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const types = await rows(tx, changed(AssetTypePatch), former(undo, batch_id, 'asset_type'))
  for (const { id, patch } of types) {
    await patchType(tx, undo.company_id, { id, version: null, patch, open: () => Promise.resolve(undo) })
  }
  return types.length
}
