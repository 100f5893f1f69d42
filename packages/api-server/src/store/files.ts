import { sql, type SQL } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { isImage, type FilePurpose } from '@plenum/domain/file'
import { may } from '@plenum/domain/permission'
import { refusal } from '../api-error.ts'
import type { Session } from '../context.ts'
import { firstRow, onlyRow } from '../db/rows.ts'
import { file } from '../db/schema/files.ts'
import type { Database, Received } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author, PersonAuthor } from './batches.ts'
import { wireInstant } from './json.ts'
import { readRecord, type RawRecord } from './record.ts'

/** The wire form of a file `f`, as columns. */
export const fileColumns = sql`
  f.id, f.name, f.media_type, f.size, f.width, f.height,
  (
    select json_build_object('id', by.id, 'name', by.name) from principal by
    where by.company_id = f.company_id and by.id = f.uploaded_by
  ) as uploaded_by,
  ${wireInstant(sql`f.created_at`)} as created_at`

/** Files of one's own that no record has taken over yet: how many, and how many bytes. */
const PENDING_FILES = 200
const PENDING_BYTES = 500 * 1024 * 1024

/** What all files of a company may take, and those of one person that nothing has taken over. */
export async function refuseBeyondQuota(
  database: Database,
  { company_id, user }: Session,
  { coming, quota }: { coming: number; quota: number },
): Promise<void> {
  const used = await onlyRow(
    database,
    v.object({ bytes: v.number(), pending: v.number(), pending_bytes: v.number() }),
    sql`
      select coalesce(sum(size + coalesce(thumbnail_size, 0)), 0)::float8 as bytes,
        (count(*) filter (where linked_at is null and uploaded_by = ${user.id}))::int as pending,
        coalesce(sum(size) filter (where linked_at is null and uploaded_by = ${user.id}), 0)::float8 as pending_bytes
      from file where company_id = ${company_id}`,
  )
  const isBeyond =
    used.bytes + coming > quota ||
    used.pending >= PENDING_FILES ||
    used.pending_bytes + coming > PENDING_BYTES
  if (isBeyond) throw refusal(507, 'files_quota')
}

interface NewFile {
  purpose: FilePurpose
  name: string
  received: Received
}

/** Writes down a file that was received; it is its uploader's alone until a record takes it over. */
export async function insertFile(
  tx: Database,
  author: PersonAuthor,
  { purpose, name, received }: NewFile,
): Promise<string> {
  const { company_id, actor } = author
  const id = uuidv7()
  const { sha256, size, media_type, width, height, thumbnail } = received
  await tx.insert(file).values({
    company_id,
    id,
    uploaded_by: actor.id,
    purpose,
    name,
    media_type,
    size,
    sha256,
    thumbnail_sha256: thumbnail?.sha256 ?? null,
    thumbnail_size: thumbnail?.size ?? null,
    width,
    height,
    created_at: author.at,
  })
  await audit(tx, author, {
    action: 'file.upload',
    object: { kind: 'file', id, name },
    detail: { purpose, size },
  })
  return id
}

/** One file, whoever may see it. */
export const readFile = (
  database: Database,
  company_id: string,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(
    database,
    sql`${fileColumns}, f.version`,
    sql`file f where f.company_id = ${company_id} and f.id = ${id}`,
  )

const FileRow = v.object({
  id: v.string(),
  name: v.string(),
  media_type: v.string(),
  size: v.number(),
  sha256: v.string(),
  thumbnail_sha256: v.nullable(v.string()),
  thumbnail_size: v.nullable(v.number()),
})
export type FileRow = v.InferOutput<typeof FileRow>

/**
 * Who sees a file `f` is decided by the record it belongs to: a ticket's reporter and those who read support, those who
 * read assets, the library, the hierarchy or projects, everybody in the company for the pictures of people; and what belongs to nothing yet, its uploader alone.
 */
const isSeenBy = ({ user }: Session): SQL => sql`(
  (f.linked_at is null and f.uploaded_by = ${user.id})
  or f.user_id is not null
  or (num_nonnulls(f.brand_id, f.model_id) > 0 and ${may(user.permissions, 'library', 'onlyRead')})
  or (f.work_id is not null and ${may(user.permissions, 'projects', 'onlyRead')})
  or (f.room_id is not null and f.removed_at is null and ${may(user.permissions, 'hierarchy', 'onlyRead')})
  or (f.asset_id is not null and f.removed_at is null and ${may(user.permissions, 'assets', 'onlyRead')})
  or (f.ticket_id is not null and (${may(user.permissions, 'support', 'onlyRead')} or exists (
    select 1 from ticket t where t.company_id = f.company_id and t.id = f.ticket_id and t.reporter_id = ${user.id}
  )))
)`

/** A file as far as the person of the session may see it. */
export const findVisibleFile = (
  database: Database,
  session: Session,
  id: string,
): Promise<FileRow | undefined> =>
  firstRow(
    database,
    FileRow,
    sql`
      select f.id, f.name, f.media_type, f.size, f.sha256, f.thumbnail_sha256, f.thumbnail_size from file f
      where f.company_id = ${session.company_id} and f.id = ${id} and ${isSeenBy(session)}`,
  )

/** Writes down that a document was taken away as a file; pictures are looked at with every page. */
export async function noteDownload(database: Database, author: Author, given: FileRow): Promise<void> {
  if (isImage(given)) return
  await audit(database, author, {
    action: 'file.download',
    object: { kind: 'file', id: given.id, name: given.name },
  })
}

/** Deletes a file of one's own that belongs to nothing yet; says whether there was one. */
export async function deletePendingFile(tx: Database, author: PersonAuthor, id: string): Promise<boolean> {
  const deleted = await firstRow(
    tx,
    v.object({ name: v.string() }),
    sql`
      delete from file where company_id = ${author.company_id} and id = ${id} and linked_at is null
        and uploaded_by = ${author.actor.id}
      returning name`,
  )
  if (deleted === undefined) return false
  await audit(tx, author, { action: 'file.delete', object: { kind: 'file', id, name: deleted.name } })
  return true
}
