import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import type { Merged } from '@plenum/domain/catalogue'
import { changesOf } from '@plenum/domain/history'
import type { Ref } from '@plenum/domain/ref'
import {
  MOST_TAGS,
  TAG_SCOPES,
  type ManyChanged,
  type TagChange,
  type TagInput,
  type TagPatch,
} from '@plenum/domain/tag'
import { TAG_COLOURS } from '@plenum/domain/tag-ref'
import { ApiError, refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import { tag } from '../db/schema/tags.ts'
import type { Database } from '../ports.ts'
import { changesTags, changeTags, idList, pairsOf } from './asset-tags.ts'
import { refuseOutOfScope } from './tag-scope.ts'
import { openOnes } from './asset-lock.ts'
import { announceAssets } from './asset-news.ts'
import { createBatch, eventId, type Author, type OpenBatch } from './batches.ts'
import { recordChanges, recordWhole, successor } from './events.ts'

const TagRow = v.object({
  id: v.string(),
  name: v.string(),
  colour: v.picklist(TAG_COLOURS),
  scope: v.picklist(TAG_SCOPES),
  version: v.number(),
})

interface Change {
  id: string
  version: number
}
type Outcome = 'not_found' | 'stale' | 'done'
/** A tag that went leaves the batch that brings it back. */
type Gone = Exclude<Outcome, 'done'> | Merged

/** A tag held until the transaction ends: nobody puts it on anything meanwhile. */
export const storedTag = (tx: Database, company_id: string, id: string) =>
  firstRow(
    tx,
    TagRow,
    sql`
      select id, name, colour, scope, version from tag
      where company_id = ${company_id} and id = ${id} for update`,
  )

type NewTag = v.InferOutput<typeof TagInput>

/** Makes a tag within a batch and gives its id; breaks `tag_name_key` where the company has one of this name. */
export async function insertTag(tx: Database, batch: OpenBatch, input: NewTag): Promise<string> {
  const { company_id } = batch
  const counted = await firstRow(
    tx,
    v.object({ count: v.number() }),
    sql`select count(*)::int as count from tag where company_id = ${company_id}`,
  )
  if ((counted?.count ?? 0) >= MOST_TAGS)
    throw new ApiError(409, [{ code: 'too_large', attr: 'name', count: MOST_TAGS }])
  const id = uuidv7()
  await tx.insert(tag).values({ company_id, id, ...input })
  await recordWhole(tx, batch, { entity: 'tag', action: 'create', ids: [id] })
  return id
}

/** Makes a tag and gives its id. */
export const createTag = async (tx: Database, author: Author, input: NewTag): Promise<string> =>
  insertTag(tx, await createBatch(tx, author, { kind: 'create' }), input)

interface TagRewrite {
  id: string
  /** Null where any version will do. */
  version: number | null
  patch: TagPatch
  /** Opens the batch to write into; not called where nothing changes. */
  open: () => Promise<OpenBatch>
}

/** Renames a tag, or gives it another colour or scope. */
export async function patchTag(
  tx: Database,
  company_id: string,
  { id, version, patch, open }: TagRewrite,
): Promise<Outcome> {
  const stored = await storedTag(tx, company_id, id)
  if (stored === undefined) return 'not_found'
  if (version !== null && stored.version !== version) return 'stale'
  const changes = changesOf<Pick<typeof stored, 'name' | 'colour' | 'scope'>>(stored, patch)
  if (changes.length === 0) return 'done'
  const { name = stored.name, colour = stored.colour, scope = stored.scope } = patch
  await writeTag(tx, company_id, { id, name, colour, scope })
  await recordChanges(tx, await open(), { entity: 'tag', id, changes })
  return 'done'
}

const writeTag = (
  tx: Database,
  company_id: string,
  { id, name, colour, scope }: Omit<v.InferOutput<typeof TagRow>, 'version'>,
) =>
  tx.execute(sql`
    update tag set name = ${name}, colour = ${colour}, scope = ${scope}, version = version + 1
    where company_id = ${company_id} and id = ${id}`)

/** Deletes a tag and takes it off everything. */
export async function deleteTag(tx: Database, author: Author, { id, version }: Change): Promise<Gone> {
  const stored = await storedTag(tx, author.company_id, id)
  if (stored === undefined) return 'not_found'
  if (stored.version !== version) return 'stale'
  const batch = await createBatch(tx, author, { kind: 'update' })
  await changeTags(tx, batch, { add: pairsOf([], []), remove: pairsWith(author.company_id, id) })
  await dropTag(tx, batch, stored)
  await announceAssets(tx, batch)
  return { batch_id: batch.id }
}

/** Puts another tag wherever this one is, and deletes this one. */
export async function mergeTag(
  tx: Database,
  author: Author,
  { id, version, into }: Change & { into: string },
): Promise<Gone> {
  if (id === into) throw refusal(400, 'invalid', 'into')
  // Always in the same order, so that two merges never wait for each other.
  const [first = '', second = ''] = [id, into].toSorted()
  const held = [
    await storedTag(tx, author.company_id, first),
    await storedTag(tx, author.company_id, second),
  ].filter((row) => row !== undefined)
  const stored = held.find((row) => row.id === id)
  if (stored === undefined) return 'not_found'
  if (stored.version !== version) return 'stale'
  const remaining = held.find((row) => row.id === into)
  if (remaining === undefined) throw refusal(400, 'does_not_exist', 'into')
  const { company_id } = author
  const add = sql`
    select asset_id, ${into}::uuid as tag_id from asset_tag where company_id = ${company_id} and tag_id = ${id}`
  await refuseOutOfScope(tx, company_id, { add, attr: 'into' })
  const batch = await createBatch(tx, author, { kind: 'update' })
  await changeTags(tx, batch, { add, remove: pairsWith(company_id, id) })
  await dropTag(tx, batch, { ...stored, into: remaining })
  await announceAssets(tx, batch)
  return { batch_id: batch.id }
}

const pairsWith = (company_id: string, tag_id: string) =>
  sql`select asset_id, tag_id from asset_tag where company_id = ${company_id} and tag_id = ${tag_id}`

/** Deletes a tag that nothing has any more; history keeps all of it, so that it can come back. */
async function dropTag(
  tx: Database,
  batch: OpenBatch,
  { id, name, colour, scope, into }: v.InferOutput<typeof TagRow> & { into?: Ref },
): Promise<void> {
  await tx.execute(sql`delete from tag where company_id = ${batch.company_id} and id = ${id}`)
  await tx.execute(sql`
    insert into history (company_id, id, batch_id, entity, entity_id, action, "from", "to")
    values (${batch.company_id}, ${eventId(0)}, ${batch.id}, 'tag', ${id}, 'delete',
      ${JSON.stringify({ id, name, colour, scope })}::jsonb, ${successor(into)})`)
}

/** Puts tags on many assets and takes others off, in one batch; closed ones and ids that the company does not have are passed over. */
export async function tagAssets(
  tx: Database,
  author: Author,
  { ids, add, remove }: v.InferOutput<typeof TagChange>,
): Promise<ManyChanged> {
  const known = await rows(
    tx,
    v.object({ id: v.string(), is_closed: v.boolean() }),
    sql`
      select id, termination_date is not null as is_closed from asset
      where company_id = ${author.company_id} and id in (${idList(ids, sql`id`)})
      order by id for no key update`,
  )
  const open = openOnes(known).map(({ id }) => id)
  const pairs = { add: pairsOf(open, add), remove: pairsOf(open, remove) }
  if (!(await changesTags(tx, author.company_id, pairs))) return { batch_id: null, records: 0 }
  await refuseOutOfScope(tx, author.company_id, { add: pairs.add, attr: 'add' })
  const batch = await createBatch(tx, author, { kind: 'update' })
  const records = await changeTags(tx, batch, pairs)
  await announceAssets(tx, batch)
  return { batch_id: batch.id, records }
}

const Kept = v.object({ id: v.string(), from: v.omit(TagRow, ['version']) })
const Patched = v.object({ id: v.string(), patch: v.partial(v.pick(TagRow, ['name', 'colour', 'scope'])) })

/** Takes back what a batch did to tags and to the tags of assets, and gives how many records that were. */
export async function revertTags(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const of = sql`company_id = ${undo.company_id} and batch_id = ${batch_id}`
  const deleted = await rows(
    tx,
    Kept,
    sql`select entity_id as id, "from" from history where ${of} and entity = 'tag' and action = 'delete'`,
  )
  for (const { from } of deleted) await tx.insert(tag).values({ company_id: undo.company_id, ...from })
  if (deleted.length > 0) {
    await recordWhole(tx, undo, { entity: 'tag', action: 'create', ids: deleted.map(({ id }) => id) })
  }
  const patched = await rows(
    tx,
    Patched,
    sql`
      select entity_id as id, jsonb_object_agg(field, "from") as patch from history
      where ${of} and entity = 'tag' and action = 'update' group by entity_id`,
  )
  for (const { id, patch } of patched) {
    await patchTag(tx, undo.company_id, { id, version: null, patch, open: () => Promise.resolve(undo) })
  }
  const listed = (side: 'from' | 'to') => sql`
    select h.entity_id::uuid as asset_id, (t.tag->>'id')::uuid as tag_id
    from history h cross join jsonb_array_elements(h.${sql.identifier(side)}) t(tag)
    where h.company_id = ${undo.company_id} and h.batch_id = ${batch_id} and h.entity = 'asset' and h.field = 'tags'`
  const pairs = {
    add: sql`${listed('from')} except ${listed('to')}`,
    remove: sql`${listed('to')} except ${listed('from')}`,
  }
  const assets = await changeTags(tx, undo, pairs)
  return deleted.length + patched.length + assets
}
