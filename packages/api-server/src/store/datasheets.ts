import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Position } from '../cursor.ts'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author, PersonAuthor } from './batches.ts'
import { captionFile } from './file-caption.ts'
import { fileColumns } from './files.ts'
import { newestById, readPage, type RawPage } from './page.ts'
import { readRecord, type RawRecord } from './record.ts'
import { takeFiles } from './take-files.ts'

const datasheetColumns = sql`${fileColumns}, f.caption, f.version`

interface ListRequest {
  company_id: string
  model_id: string
  limit: number
  after: Position | null
}

/** The datasheets of a model, the newest first. */
export const listDatasheets = (
  database: Database,
  { company_id, model_id, limit, after }: ListRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: sql`file f`,
    where: sql`f.company_id = ${company_id} and f.model_id = ${model_id} and f.purpose = 'model_datasheet'`,
    ...newestById(sql`f.id`),
    limit,
    after,
    columns: datasheetColumns,
    source: sql`file f where f.company_id = ${company_id} and f.id = k.id`,
  })

/** One datasheet of a model. */
export const readDatasheet =
  (model_id: string) =>
  (database: Database, company_id: string, id: string): Promise<RawRecord | undefined> =>
    readRecord(
      database,
      datasheetColumns,
      sql`file f where f.company_id = ${company_id} and f.model_id = ${model_id} and f.id = ${id}
        and f.purpose = 'model_datasheet'`,
    )

const Named = v.object({ name: v.string() })

/** The model as the log names it, held until the transaction ends. */
async function holdModel(tx: Database, { company_id }: Author, id: string) {
  const found = await firstRow(
    tx,
    Named,
    sql`select name from model where company_id = ${company_id} and id = ${id} for no key update`,
  )
  if (found === undefined) throw refusal(404, 'not_found')
  return { kind: 'model', id, name: found.name }
}

interface Addition {
  model_id: string
  file_id: string
  caption: string | null
}

/** Gives a model a datasheet; gives its id. */
export async function addDatasheet(
  tx: Database,
  author: PersonAuthor,
  { model_id, file_id, caption }: Addition,
): Promise<string> {
  const object = await holdModel(tx, author, model_id)
  const set = sql`model_id = ${model_id}, caption = ${caption}`
  const [taken] = await takeFiles(tx, author, file_id, { purpose: 'model_datasheet', set, attr: 'file_id' })
  await audit(tx, author, {
    action: 'model.datasheet',
    object,
    detail: { files: { from: null, to: taken?.name ?? null }, caption },
  })
  return file_id
}

interface Renaming {
  model_id: string
  id: string
  version: number
  caption: string | null
}

/** Calls a datasheet something else, from `version` on. */
export async function renameDatasheet(
  tx: Database,
  author: Author,
  { model_id, id, version, caption }: Renaming,
): Promise<'not_found' | 'stale' | 'done'> {
  const object = await holdModel(tx, author, model_id)
  const of = sql`model_id = ${model_id} and purpose = 'model_datasheet'`
  const stored = await captionFile(tx, { company_id: author.company_id, id, of, version, caption })
  if (typeof stored === 'string') return stored
  await audit(tx, author, { action: 'model.datasheet', object, detail: { name: stored.name, caption } })
  return 'done'
}

/** Takes a datasheet off its model for good; says whether there was one. */
export async function removeDatasheet(
  tx: Database,
  author: Author,
  { model_id, id }: { model_id: string; id: string },
): Promise<boolean> {
  const object = await holdModel(tx, author, model_id)
  const removed = await firstRow(
    tx,
    Named,
    sql`
      delete from file where company_id = ${author.company_id} and model_id = ${model_id} and id = ${id}
        and purpose = 'model_datasheet' returning name`,
  )
  if (removed === undefined) return false
  await audit(tx, author, {
    action: 'model.datasheet',
    object,
    detail: { files: { from: removed.name, to: null } },
  })
  return true
}
