import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import type { Merged } from '@plenum/domain/catalogue'
import { BRAND_FIELDS, BrandPatch, type BrandFacts } from '@plenum/domain/brand'
import { changesOf, type Change } from '@plenum/domain/history'
import { nameKey } from '@plenum/domain/library'
import type { Ref } from '@plenum/domain/ref'
import { ApiError, refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import { brand } from '../db/schema/library.ts'
import type { Database } from '../ports.ts'
import { createBatch, type Author, type OpenBatch } from './batches.ts'
import { brandNamed } from './brands.ts'
import { recordChanges, recordDeleted, recordWhole } from './events.ts'
import { columns } from './json.ts'
import { lockTree } from './node-write.ts'
import { countUses } from './usage.ts'

const Stored = v.object({ id: v.string(), ...v.required(BrandPatch).entries, version: v.number() })
export type StoredBrand = v.InferOutput<typeof Stored>

export const storedBrand = (tx: Database, company_id: string, id: string) =>
  firstRow(
    tx,
    Stored,
    sql`
      select b.id, ${columns(sql`b`, BRAND_FIELDS)}, b.version from brand b
      where b.company_id = ${company_id} and b.id = ${id} for no key update`,
  )

/** Names are unique among all names of all brands, aliases too: whoever gives one waits for the one before. */
export const lockLibrary = lockTree

async function refuseTakenNames(
  tx: Database,
  company_id: string,
  { id, name, aliases }: Pick<StoredBrand, 'name' | 'aliases'> & { id: string | null },
): Promise<void> {
  const keys = [name, ...aliases].map(nameKey)
  if (new Set(keys).size < keys.length) throw refusal(409, 'already_exists', 'aliases')
  const taken = await brandNamed(tx, company_id, { keys, except: id })
  if (taken === undefined) return
  throw refusal(409, 'already_exists', taken.name_key === nameKey(name) ? 'name' : 'aliases')
}

/** Makes a brand within a batch and gives its id; refuses a name that another one has. */
export async function insertBrand(tx: Database, batch: OpenBatch, input: BrandFacts): Promise<string> {
  const id = uuidv7()
  await lockLibrary(tx, batch.company_id)
  await refuseTakenNames(tx, batch.company_id, { id: null, ...input })
  const keys = { name_key: nameKey(input.name), alias_keys: input.aliases.map(nameKey) }
  await tx.insert(brand).values({ company_id: batch.company_id, id, ...input, ...keys })
  await recordWhole(tx, batch, { entity: 'brand', action: 'create', ids: [id] })
  return id
}

/** Makes a brand and gives its id. */
export const createBrand = async (tx: Database, author: Author, input: BrandFacts): Promise<string> =>
  insertBrand(tx, await createBatch(tx, author, { kind: 'create' }), input)

interface BrandChange {
  id: string
  /** Null where any version will do. */
  version: number | null
  patch: BrandPatch
  /** Opens the batch to write into; not called where nothing changes. */
  open: () => Promise<OpenBatch>
}

/** The fields of `patch` that say something else than the record, lists by what they hold. */
export const factChanges = <Row extends object>(
  row: Row,
  patch: { [Field in keyof Row]?: Row[Field] | undefined },
): Change[] => changesOf(row, patch).filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))

/** Changes what is said of a brand; refuses a name that another one has. */
export async function patchBrand(
  tx: Database,
  company_id: string,
  { id, version, patch, open }: BrandChange,
): Promise<'not_found' | 'stale' | 'done'> {
  await lockLibrary(tx, company_id)
  const stored = await storedBrand(tx, company_id, id)
  if (stored === undefined) return 'not_found'
  if (version !== null && stored.version !== version) return 'stale'
  const changes = factChanges<StoredBrand>(stored, patch)
  if (changes.length === 0) return 'done'
  const { name = stored.name, aliases = stored.aliases } = patch
  await refuseTakenNames(tx, company_id, { id, name, aliases })
  const next = { ...patch, name_key: nameKey(name), alias_keys: aliases.map(nameKey) }
  await tx.execute(sql`
    update brand b set (${assigned}) = (
      select ${columns(sql`r`, written)}, b.version + 1 from jsonb_populate_record(b, ${JSON.stringify(next)}::jsonb) r
    ) where b.company_id = ${company_id} and b.id = ${id}`)
  await recordChanges(tx, await open(), { entity: 'brand', id, changes })
  return 'done'
}

const written = [...BRAND_FIELDS, 'name_key', 'alias_keys']
const assigned = sql.join(
  [...written, 'version'].map((name) => sql.identifier(name)),
  sql`, `,
)

/** Deletes a brand that neither a model nor an asset has. */
export async function deleteBrand(
  tx: Database,
  author: Author,
  { id, version }: { id: string; version: number },
): Promise<'not_found' | 'stale' | Merged> {
  const { company_id } = author
  const stored = await storedBrand(tx, company_id, id)
  if (stored === undefined) return 'not_found'
  if (stored.version !== version) return 'stale'
  const uses =
    (await countUses(tx, sql`model where company_id = ${company_id} and brand_id = ${id}`)) +
    (await countUses(tx, sql`asset where company_id = ${company_id} and brand_id = ${id}`))
  if (uses > 0) throw new ApiError(409, [{ code: 'in_use', count: uses }])
  const batch = await createBatch(tx, author, { kind: 'delete' })
  await removeBrand(tx, batch, { id })
  return { batch_id: batch.id }
}

/** Takes a brand away that nothing refers to any more, and writes down what it was. */
export async function removeBrand(
  tx: Database,
  batch: OpenBatch,
  { id, into }: { id: string; into?: Ref },
): Promise<void> {
  await tx.execute(sql`delete from file where company_id = ${batch.company_id} and brand_id = ${id}`)
  await recordDeleted(tx, batch, {
    entity: 'brand',
    into,
    rows: sql`delete from brand where company_id = ${batch.company_id} and id = ${id} returning id::text, to_jsonb(brand) as was`,
  })
}
