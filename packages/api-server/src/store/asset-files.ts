import { sql, type SQL } from 'drizzle-orm'
import type { FilePurpose } from '@plenum/domain/file'
import type { Position } from '../cursor.ts'
import type { Database } from '../ports.ts'
import { fileColumns } from './files.ts'
import { newestById, readPage, type RawPage } from './page.ts'
import { readRecord, type RawRecord } from './record.ts'

const documentColumns = sql`${fileColumns}, f.kind, f.expires_at::text, f.revision, f.series, f.version`

const photoColumns = sql`${fileColumns}, f.caption, f.version`

interface PagedFiles {
  columns: SQL
  where: SQL
  order?: ReturnType<typeof newestById>
}

interface ListRequest {
  company_id: string
  asset_id: string
  limit: number
  after: Position | null
}

const pageOf = (
  database: Database,
  { company_id, asset_id, limit, after }: ListRequest,
  { columns, where, order = newestById(sql`f.id`) }: PagedFiles,
): Promise<RawPage> =>
  readPage(database, {
    from: sql`file f`,
    where: sql`f.company_id = ${company_id} and f.asset_id = ${asset_id} and f.removed_at is null and ${where}`,
    ...order,
    limit,
    after,
    columns,
    source: sql`file f where f.company_id = ${company_id} and f.id = k.id`,
  })

const asArranged = {
  key: sql`f.position`,
  keyType: sql`int`,
  keyText: sql`f.position::text`,
  id: sql`f.id`,
  descending: true,
}

/** Photos of an asset as somebody arranged them, then the others, the newest first. */
export const listPhotos = (database: Database, request: ListRequest): Promise<RawPage> =>
  pageOf(database, request, {
    columns: photoColumns,
    where: sql`f.purpose = 'asset_photo'`,
    order: asArranged,
  })

/** The present version of each document of an asset; with `series`, all versions of one. */
export const listDocuments = (
  database: Database,
  { series, ...request }: ListRequest & { series: string | undefined },
): Promise<RawPage> => {
  const isNewest = sql`not exists (
    select 1 from file later where later.company_id = f.company_id and later.series = f.series
      and later.revision > f.revision and later.removed_at is null)`
  const which = series === undefined ? isNewest : sql`f.series = ${series}`
  return pageOf(database, request, {
    columns: documentColumns,
    where: sql`f.purpose = 'asset_document' and ${which}`,
  })
}

const readOne =
  (columns: SQL, purpose: FilePurpose) =>
  (asset_id: string) =>
  (database: Database, company_id: string, id: string): Promise<RawRecord | undefined> =>
    readRecord(
      database,
      columns,
      sql`file f where f.company_id = ${company_id} and f.asset_id = ${asset_id} and f.id = ${id}
        and f.purpose = ${purpose} and f.removed_at is null`,
    )

/** One photo of an asset. */
export const readPhoto = readOne(photoColumns, 'asset_photo')

/** One document of an asset, in any of its versions. */
export const readDocument = readOne(documentColumns, 'asset_document')
