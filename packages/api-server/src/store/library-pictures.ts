import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { FilePurpose } from '@plenum/domain/file'
import type { ModelSide } from '@plenum/domain/model'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { PersonAuthor } from './batches.ts'
import { takeFiles } from './take-files.ts'

const Named = v.object({ name: v.string() })

interface Picture {
  kind: 'brand' | 'model'
  id: string
  file_id: string | null
  purpose: FilePurpose
  /** Where the picture of the record stands: conditions of a file `f`, and what makes it one. */
  where: SQL
  set: SQL
}

/** Gives a record a picture in place of the one it has, or takes that away. */
async function setPicture(tx: Database, author: PersonAuthor, picture: Picture): Promise<void> {
  const { company_id } = author
  const { kind, id, file_id, purpose, where, set } = picture
  const found = await firstRow(
    tx,
    Named,
    sql`
      select name from ${sql.identifier(kind)} where company_id = ${company_id} and id = ${id} for no key update`,
  )
  if (found === undefined) throw refusal(404, 'not_found')
  const before = await firstRow(
    tx,
    Named,
    sql`delete from file f where f.company_id = ${company_id} and ${where} returning f.name`,
  )
  const [taken] =
    file_id === null ? [] : await takeFiles(tx, author, file_id, { purpose, set, attr: 'file_id' })
  await tx.execute(sql`
    update ${sql.identifier(kind)} set version = version + 1 where company_id = ${company_id} and id = ${id}`)
  await audit(tx, author, {
    action: kind === 'brand' ? 'brand.logo' : 'model.image',
    object: { kind, id, name: found.name },
    detail: { files: { from: before?.name ?? null, to: taken?.name ?? null } },
  })
}

/** Gives a brand its logo; null takes it away. */
export const setLogo = (
  tx: Database,
  author: PersonAuthor,
  id: string,
  file_id: string | null,
): Promise<void> =>
  setPicture(tx, author, {
    kind: 'brand',
    id,
    file_id,
    purpose: 'brand_logo',
    where: sql`f.brand_id = ${id}`,
    set: sql`brand_id = ${id}`,
  })

/** Gives a model the picture of one of its sides; null takes it away. */
export const setModelImage = (
  tx: Database,
  author: PersonAuthor,
  { id, side, file_id }: { id: string; side: ModelSide; file_id: string | null },
): Promise<void> =>
  setPicture(tx, author, {
    kind: 'model',
    id,
    file_id,
    purpose: 'model_image',
    where: sql`f.model_id = ${id} and f.side = ${side}`,
    set: sql`model_id = ${id}, side = ${side}`,
  })
