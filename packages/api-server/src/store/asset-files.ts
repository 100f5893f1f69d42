import { sql, type SQL } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import type { DocumentInput, DocumentPatch } from '@plenum/domain/file'
import { refusal } from '../api-error.ts'
import type { Position } from '../cursor.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author } from './batches.ts'
import { fileColumns } from './files.ts'
import { takeFiles } from './take-files.ts'
import { newestById, readPage, type RawPage } from './page.ts'
import { readRecord, type RawRecord } from './record.ts'

const documentColumns = sql`${fileColumns}, f.kind, f.expires_at::text, f.revision, f.series, f.version`

interface ListRequest {
  company_id: string
  asset_id: string
  limit: number
  after: Position | null
}

const pageOf = (
  database: Database,
  { company_id, asset_id, limit, after }: ListRequest,
  { columns, where }: { columns: SQL; where: SQL },
): Promise<RawPage> =>
  readPage(database, {
    from: sql`file f`,
    where: sql`f.company_id = ${company_id} and f.asset_id = ${asset_id} and ${where}`,
    ...newestById(sql`f.id`),
    limit,
    after,
    columns,
    source: sql`file f where f.company_id = ${company_id} and f.id = k.id`,
  })

/** Photos of an asset, the newest first. */
export const listPhotos = (database: Database, request: ListRequest): Promise<RawPage> =>
  pageOf(database, request, { columns: fileColumns, where: sql`f.purpose = 'asset_photo'` })

/** The present version of each document of an asset; with `series`, all versions of one. */
export const listDocuments = (
  database: Database,
  { series, ...request }: ListRequest & { series: string | undefined },
): Promise<RawPage> => {
  const isNewest = sql`not exists (
    select 1 from file later where later.company_id = f.company_id and later.series = f.series
      and later.revision > f.revision)`
  const which = series === undefined ? isNewest : sql`f.series = ${series}`
  return pageOf(database, request, {
    columns: documentColumns,
    where: sql`f.purpose = 'asset_document' and ${which}`,
  })
}

/** One document of an asset, in any of its versions. */
export const readDocument =
  (asset_id: string) =>
  (database: Database, company_id: string, id: string): Promise<RawRecord | undefined> =>
    readRecord(
      database,
      documentColumns,
      sql`file f where f.company_id = ${company_id} and f.asset_id = ${asset_id} and f.id = ${id}
        and f.purpose = 'asset_document'`,
    )

const Named = v.object({ name: v.string() })

/** The asset as the log names it; refuses where the company has none of this id. */
async function assetOf(tx: Database, { company_id }: Author, id: string) {
  const found = await firstRow(
    tx,
    Named,
    sql`select name from asset where company_id = ${company_id} and id = ${id} for update`,
  )
  if (found === undefined) throw refusal(404, 'not_found')
  return { kind: 'asset', id, name: found.name }
}

/** Gives an asset photos. */
export async function addPhotos(
  tx: Database,
  author: Author,
  { asset_id, files }: { asset_id: string; files: readonly string[] },
): Promise<void> {
  const object = await assetOf(tx, author, asset_id)
  const set = sql`asset_id = ${asset_id}`
  const taken = await takeFiles(tx, author, files, { purpose: 'asset_photo', set, attr: 'files' })
  const names = taken.map(({ name }) => name)
  await audit(tx, author, { action: 'asset.photos', object, detail: { files: { from: null, to: names } } })
}

/** Gives an asset a document, new or as the next version of another; gives its id. */
export async function addDocument(
  tx: Database,
  author: Author,
  { asset_id, input }: { asset_id: string; input: v.InferOutput<typeof DocumentInput> },
): Promise<string> {
  const object = await assetOf(tx, author, asset_id)
  const { file_id, kind, expires_at, replaces } = input
  const { series, revision } = await nextRevision(tx, author, { asset_id, replaces })
  const set = sql`asset_id = ${asset_id}, kind = ${kind}, expires_at = ${expires_at}::date,
    series = ${series}::uuid, revision = ${revision}`
  const [taken] = await takeFiles(tx, author, file_id, { purpose: 'asset_document', set, attr: 'file_id' })
  await audit(tx, author, {
    action: 'asset.document',
    object,
    detail: { files: { from: null, to: taken?.name ?? null }, kind, expires_at, revision },
  })
  return file_id
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
    sql`
      select series, (select max(revision) + 1 from file all_of
        where all_of.company_id = f.company_id and all_of.series = f.series) as revision
      from file f
      where company_id = ${company_id} and asset_id = ${asset_id} and id = ${replaces}
        and purpose = 'asset_document'`,
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

/** Changes what is known of a document from `version` on. */
export async function patchDocument(
  tx: Database,
  author: Author,
  { asset_id, id, version, patch }: DocumentChange,
): Promise<'not_found' | 'stale' | 'done'> {
  const object = await assetOf(tx, author, asset_id)
  const stored = await firstRow(
    tx,
    v.object({
      name: v.string(),
      kind: v.string(),
      expires_at: v.nullable(v.string()),
      version: v.number(),
    }),
    sql`
      select name, kind, expires_at::text, version from file
      where company_id = ${author.company_id} and asset_id = ${asset_id} and id = ${id}
        and purpose = 'asset_document' for update`,
  )
  if (stored === undefined) return 'not_found'
  if (stored.version !== version) return 'stale'
  const { name = stored.name, kind = stored.kind, expires_at = stored.expires_at } = patch
  await tx.execute(sql`
    update file set name = ${name}, kind = ${kind}, expires_at = ${expires_at}::date, version = version + 1
    where company_id = ${author.company_id} and id = ${id}`)
  const detail = { name, kind, expires_at }
  await audit(tx, author, { action: 'asset.document', object, detail })
  return 'done'
}

/** Deletes a photo or document of an asset; says whether there was one. Its bytes go once nothing names them. */
export async function deleteAssetFile(
  tx: Database,
  author: Author,
  { asset_id, id, purpose }: { asset_id: string; id: string; purpose: 'asset_photo' | 'asset_document' },
): Promise<boolean> {
  const object = await assetOf(tx, author, asset_id)
  const deleted = await firstRow(
    tx,
    Named,
    sql`
      delete from file where company_id = ${author.company_id} and asset_id = ${asset_id} and id = ${id}
        and purpose = ${purpose} returning name`,
  )
  if (deleted === undefined) return false
  await audit(tx, author, {
    action: purpose === 'asset_photo' ? 'asset.photos' : 'asset.document',
    object,
    detail: { files: { from: deleted.name, to: null } },
  })
  return true
}
