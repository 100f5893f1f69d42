import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Merged } from '@plenum/domain/catalogue'
import { isBuiltInType } from '@plenum/domain/built-in-types'
import {
  AssetTypeInput,
  AssetTypePatch,
  OWN_TYPE_FIELDS,
  TYPE_FIELDS,
} from '@plenum/domain/asset-type-record'
import { ApiError, refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import { assetType } from '../db/schema/library.ts'
import type { Database } from '../ports.ts'
import { refuseKinds } from './attribute-kinds.ts'
import { createBatch, type Author, type OpenBatch } from './batches.ts'
import { factChanges } from './brand-write.ts'
import { recordChanges, recordDeleted, recordWhole } from './events.ts'
import { columns } from './json.ts'
import { countUses } from './usage.ts'

const Stored = v.object({
  ...v.required(AssetTypePatch).entries,
  /** Null for the types every company starts with. */
  name: v.nullable(v.string()),
  version: v.number(),
})
type Stored = v.InferOutput<typeof Stored>

/** A type of a company, held until the transaction ends. */
export const storedType = (tx: Database, company_id: string, code: string) =>
  firstRow(
    tx,
    Stored,
    sql`
      select ${columns(sql`t`, TYPE_FIELDS)}, t.version from asset_type t
      where t.company_id = ${company_id} and t.code = ${code} for no key update`,
  )

/** Makes a type of the company's own within a batch and gives its code. */
export async function insertType(
  tx: Database,
  batch: OpenBatch,
  input: v.InferOutput<typeof AssetTypeInput>,
): Promise<string> {
  await tx.insert(assetType).values({ company_id: batch.company_id, ...input })
  await recordWhole(tx, batch, { entity: 'asset_type', action: 'create', ids: [input.code] })
  return input.code
}

/** Makes a type of the company's own and gives its code. */
export const createType = async (
  tx: Database,
  author: Author,
  input: v.InferOutput<typeof AssetTypeInput>,
): Promise<string> => insertType(tx, await createBatch(tx, author, { kind: 'create' }), input)

interface TypeChange {
  /** Its code. */
  id: string
  /** Null where any version will do. */
  version: number | null
  patch: AssetTypePatch
  /** Opens the batch to write into; not called where nothing changes. */
  open: () => Promise<OpenBatch>
}

/** Changes a type; of those every company starts with only what a company decides for itself. */
export async function patchType(
  tx: Database,
  company_id: string,
  { id, version, patch, open }: TypeChange,
): Promise<'not_found' | 'stale' | 'done'> {
  const stored = await storedType(tx, company_id, id)
  if (stored === undefined) return 'not_found'
  if (version !== null && stored.version !== version) return 'stale'
  const changes = factChanges<Stored>(stored, patch)
  if (changes.length === 0) return 'done'
  const fixed = changes.find(({ field }) => OWN_TYPE_FIELDS.some((name) => name === field))
  if (fixed !== undefined && isBuiltInType(id)) throw refusal(409, 'built_in', fixed.field)
  if (patch.attributes !== undefined)
    await refuseKinds(tx, { company_id, code: id, had: stored.attributes, next: patch.attributes })
  await tx.execute(sql`
    update asset_type t set (${assigned}) = (
      select ${columns(sql`r`, TYPE_FIELDS)}, t.version + 1
      from jsonb_populate_record(t, ${JSON.stringify(patch)}::jsonb) r
    ) where t.company_id = ${company_id} and t.code = ${id}`)
  await recordChanges(tx, await open(), { entity: 'asset_type', id, changes })
  return 'done'
}

const assigned = sql.join(
  [...TYPE_FIELDS, 'version'].map((name) => sql.identifier(name)),
  sql`, `,
)

/** Deletes a type of the company's own that neither a model nor an asset has. */
export async function deleteType(
  tx: Database,
  author: Author,
  { id, version }: { id: string; version: number },
): Promise<'not_found' | 'stale' | Merged> {
  const { company_id } = author
  const stored = await storedType(tx, company_id, id)
  if (stored === undefined) return 'not_found'
  if (stored.version !== version) return 'stale'
  if (isBuiltInType(id)) throw refusal(409, 'built_in')
  const uses =
    (await countUses(tx, sql`model where company_id = ${company_id} and asset_type = ${id}`)) +
    (await countUses(tx, sql`asset where company_id = ${company_id} and asset_type = ${id}`)) +
    (await countUses(tx, sql`code_reserve where company_id = ${company_id} and asset_type = ${id}`))
  if (uses > 0) throw new ApiError(409, [{ code: 'in_use', count: uses }])
  const batch = await createBatch(tx, author, { kind: 'delete' })
  await tx.execute(
    sql`delete from asset_counter where company_id = ${company_id} and asset_type = ${id} and count = 0`,
  )
  await recordDeleted(tx, batch, {
    entity: 'asset_type',
    rows: sql`
      delete from asset_type where company_id = ${company_id} and code = ${id}
      returning code as id, to_jsonb(asset_type) as was`,
  })
  return { batch_id: batch.id }
}
