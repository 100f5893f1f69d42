import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import type { CodeRelease, CodeReserveInput, CodesReleased } from '@plenum/domain/code-reserve'
import { refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import { codeReserve, reservedCode } from '../db/schema/nomenclatures.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author } from './batches.ts'
import { isFree } from './code-reserves.ts'
import { issueCodes } from './codes.ts'

/** Takes the next codes of a type out of the counter, keeps them, and gives the id of the reserve. */
export async function reserveCodes(
  tx: Database,
  author: Author,
  { asset_type, node_id, count, note }: v.InferOutput<typeof CodeReserveInput>,
): Promise<string> {
  const { company_id, at, actor } = author
  if (node_id !== null) await refuseUnknownPlace(tx, company_id, node_id)
  const place = node_id === null ? null : { node_id, position: null }
  const subject = { asset_type, brand_id: null, model_id: null, place }
  const id = uuidv7()
  await tx
    .insert(codeReserve)
    .values({ company_id, id, asset_type, note, count, created_by: actor?.id ?? null, created_at: at })
  const codes = await issueCodes(tx, author, { subjects: Array.from({ length: count }, () => subject) })
  await tx.insert(reservedCode).values(
    codes.map((code, number) => ({
      company_id,
      code_key: code.toLowerCase(),
      code,
      reserve_id: id,
      number,
    })),
  )
  const object = { kind: 'nomenclature', id, name: asset_type }
  const detail = { first: codes[0], last: codes.at(-1), count, note }
  await audit(tx, author, { action: 'nomenclature.reserve', object, detail })
  return id
}

async function refuseUnknownPlace(tx: Database, company_id: string, node_id: string): Promise<void> {
  const found = await firstRow(
    tx,
    v.object({ id: v.string() }),
    sql`select id from node where company_id = ${company_id} and id = ${node_id}`,
  )
  if (found === undefined) throw refusal(400, 'does_not_exist', 'node_id')
}

/**
 * Gives up codes of a reserve that no asset has; their numbers are gone all the same. A reserve of which nothing is left
 * goes too. Undefined where the company has no such reserve.
 */
export async function releaseCodes(
  tx: Database,
  author: Author,
  { id, codes }: { id: string } & v.InferOutput<typeof CodeRelease>,
): Promise<CodesReleased | undefined> {
  const { company_id } = author
  const reserve = await firstRow(
    tx,
    v.object({ asset_type: v.string() }),
    sql`select asset_type from code_reserve where company_id = ${company_id} and id = ${id} for update`,
  )
  if (reserve === undefined) return undefined
  const named =
    codes === undefined
      ? sql`true`
      : sql`c.code_key in (select lower(jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb)))`
  const gone = await rows(
    tx,
    v.object({ code: v.string() }),
    sql`
      delete from reserved_code c
      where c.company_id = ${company_id} and c.reserve_id = ${id} and ${named} and ${isFree}
      returning c.code`,
  )
  await tx.execute(sql`
    delete from code_reserve r where r.company_id = ${company_id} and r.id = ${id} and not exists (
      select from reserved_code c where c.company_id = r.company_id and c.reserve_id = r.id)`)
  if (gone.length > 0) {
    const object = { kind: 'nomenclature', id, name: reserve.asset_type }
    const detail = { count: gone.length, codes: gone.map(({ code }) => code).join(', ') }
    await audit(tx, author, { action: 'nomenclature.release', object, detail })
  }
  return { released: gone.length }
}
