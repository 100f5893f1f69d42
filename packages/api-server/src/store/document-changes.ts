import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import type { FileKept } from '@plenum/domain/asset-file-history'
import { DOCUMENT_KINDS, type DocumentInput, type DocumentPatch } from '@plenum/domain/file'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author, PersonAuthor } from './batches.ts'
import { holdAsset, recordFiles, type AssetFilePurpose, type FileChange } from './file-history.ts'
import { takeFiles } from './take-files.ts'

interface Addition {
  asset_id: string
  input: v.InferOutput<typeof DocumentInput>
}

/** Gives an asset a document, new or as the next version of another; gives its id. */
export async function addDocument(tx: Database, author: PersonAuthor, addition: Addition): Promise<string> {
  const change = await takeDocument(tx, author, { ...addition, attr: 'file_id' })
  await recordFiles(tx, author, { asset_id: addition.asset_id, changes: [change] })
  return addition.input.file_id
}

/** Gives an asset a document and says what became of the file; `attr` is where the request names it. */
export async function takeDocument(
  tx: Database,
  author: PersonAuthor,
  { asset_id, input, attr }: Addition & { attr: string },
): Promise<FileChange> {
  const object = await holdAsset(tx, author, asset_id)
  const { file_id, kind, expires_at, replaces } = input
  const { series, revision } = await nextRevision(tx, author, { asset_id, replaces })
  const set = sql`asset_id = ${asset_id}, kind = ${kind}, expires_at = ${expires_at}::date,
    series = ${series}::uuid, revision = ${revision}`
  const [taken] = await takeFiles(tx, author, file_id, { purpose: 'asset_document', set, attr })
  const name = taken?.name ?? ''
  await audit(tx, author, {
    action: 'asset.document',
    object,
    detail: { files: { from: null, to: name }, kind, expires_at, revision },
  })
  const to = { name, kind, expires_at, revision }
  return { id: taken?.id ?? file_id, purpose: 'asset_document', from: null, to }
}

async function nextRevision(
  tx: Database,
  { company_id }: Author,
  { asset_id, replaces }: { asset_id: string; replaces: string | null },
): Promise<{ series: string; revision: number }> {
  if (replaces === null) return { series: uuidv7(), revision: 1 }
  const found = await firstRow(
    tx,
    v.object({ series: v.string(), revision: v.number() }),
    // Counted with those taken off: they may come back.
    sql`
      select series, (select max(revision) + 1 from file all_of
        where all_of.company_id = f.company_id and all_of.series = f.series) as revision
      from file f
      where company_id = ${company_id} and asset_id = ${asset_id} and id = ${replaces}
        and purpose = 'asset_document' and removed_at is null`,
  )
  if (found === undefined) throw refusal(400, 'does_not_exist', 'replaces')
  return found
}

interface DocumentChange {
  asset_id: string
  id: string
  version: number
  patch: DocumentPatch
}

const Stored = v.object({
  name: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  expires_at: v.nullable(v.string()),
  revision: v.number(),
  version: v.number(),
})

/** Changes what is known of a document from `version` on. */
export async function patchDocument(
  tx: Database,
  author: Author,
  { asset_id, id, version, patch }: DocumentChange,
): Promise<'not_found' | 'stale' | 'done'> {
  const object = await holdAsset(tx, author, asset_id)
  const stored = await firstRow(
    tx,
    Stored,
    sql`
      select name, kind, expires_at::text, revision, version from file
      where company_id = ${author.company_id} and asset_id = ${asset_id} and id = ${id}
        and purpose = 'asset_document' and removed_at is null for update`,
  )
  if (stored === undefined) return 'not_found'
  if (stored.version !== version) return 'stale'
  const { name = stored.name, kind = stored.kind, expires_at = stored.expires_at } = patch
  const { version: _, ...from } = stored
  const to = { ...from, name, kind, expires_at }
  if (name === from.name && kind === from.kind && expires_at === from.expires_at) return 'done'
  await tx.execute(sql`
    update file set name = ${name}, kind = ${kind}, expires_at = ${expires_at}::date, version = version + 1
    where company_id = ${author.company_id} and id = ${id}`)
  await audit(tx, author, { action: 'asset.document', object, detail: { name, kind, expires_at } })
  await recordFiles(tx, author, { asset_id, changes: [{ id, purpose: 'asset_document', from, to }] })
  return 'done'
}

const Removed = v.object({
  name: v.string(),
  caption: v.nullable(v.string()),
  kind: v.nullable(v.picklist(DOCUMENT_KINDS)),
  expires_at: v.nullable(v.string()),
  revision: v.nullable(v.number()),
})

/** Takes a photo or document off an asset; says whether there was one. It is kept for as long as that can be undone. */
export async function removeAssetFile(
  tx: Database,
  author: Author,
  { asset_id, id, purpose }: { asset_id: string; id: string; purpose: AssetFilePurpose },
): Promise<boolean> {
  const object = await holdAsset(tx, author, asset_id)
  const removed = await firstRow(
    tx,
    Removed,
    sql`
      update file set removed_at = ${author.at}, version = version + 1
      where company_id = ${author.company_id} and asset_id = ${asset_id} and id = ${id}
        and purpose = ${purpose} and removed_at is null
      returning name, caption, kind, expires_at::text, revision`,
  )
  if (removed === undefined) return false
  const { name, caption, kind, expires_at, revision } = removed
  await audit(tx, author, {
    action: purpose === 'asset_photo' ? 'asset.photos' : 'asset.document',
    object,
    detail: { files: { from: name, to: null } },
  })
  const from: FileKept =
    kind === null || revision === null ? { name, caption } : { name, kind, expires_at, revision }
  await recordFiles(tx, author, { asset_id, changes: [{ id: id.toLowerCase(), purpose, from, to: null }] })
  return true
}
