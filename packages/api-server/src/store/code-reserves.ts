import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { FoundCode } from '@plenum/domain/code-reserve'
import type { Position } from '../cursor.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { wireInstant } from './json.ts'
import { newestById, readPage, type RawPage } from './page.ts'
import { readRecord, type RawRecord } from './record.ts'

/** The asset that has or had a reserved code `c`, as a query of its id. */
const assetOfCode = sql`
  (select a.id from asset a where a.company_id = c.company_id and a.code_key = c.code_key
    union all select l.asset_id from asset_alias l where l.company_id = c.company_id and l.code_key = c.code_key
    limit 1)`

/** Whether no asset has or had a reserved code `c`. */
export const isFree: SQL = sql`not exists ${assetOfCode}`

const wire = sql`
  r.id, r.asset_type, r.note, r.count, told.free, told.first, told.last, ${wireInstant(sql`r.created_at`)} as created_at,
  (select json_build_object('id', p.id, 'name', p.name) from principal p
    where p.company_id = r.company_id and p.id = r.created_by) as created_by, 1 as version`
const source = (condition: SQL) => sql`
  code_reserve r cross join lateral (
    select count(*) filter (where ${isFree})::int as free,
      coalesce((array_agg(c.code order by c.number))[1], '') as first,
      coalesce((array_agg(c.code order by c.number desc))[1], '') as last
    from reserved_code c where c.company_id = r.company_id and c.reserve_id = r.id
  ) told where ${condition}`

interface ListRequest {
  company_id: string
  limit: number
  after: Position | null
}

/** A page of a company's reserves, the newest first. */
export const listCodeReserves = (
  database: Database,
  { company_id, limit, after }: ListRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: sql`code_reserve r`,
    where: sql`r.company_id = ${company_id}`,
    ...newestById(sql`r.id`),
    limit,
    after,
    columns: wire,
    source: source(sql`r.company_id = ${company_id} and r.id = k.id`),
  })

/** One of them, or undefined where the company has none of this id. */
export const readCodeReserve = (
  database: Database,
  company_id: string,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(database, wire, source(sql`r.company_id = ${company_id} and r.id = ${id}`))

/** The codes of a reserve as JSON text, in their order; undefined where the company has no such reserve. */
export async function listReservedCodes(
  database: Database,
  company_id: string,
  { id, namesAssets }: { id: string; namesAssets: boolean },
): Promise<string | undefined> {
  const name = sql`
    (select json_build_object('id', a.id, 'name', a.name) from asset a
      where a.company_id = c.company_id and a.id = ${assetOfCode})`
  const row = await firstRow(
    database,
    v.object({ results: v.string() }),
    sql`
      select (
        select coalesce(json_agg(shown order by shown.number), '[]')::text from (
          select c.code, c.number, ${isFree} as is_free, ${namesAssets ? name : sql`null::json`} as asset
          from reserved_code c where c.company_id = r.company_id and c.reserve_id = r.id
        ) shown
      ) as results
      from code_reserve r where r.company_id = ${company_id} and r.id = ${id}`,
  )
  return row?.results
}

/** A free code that is set aside, as it is printed; undefined where there is none. */
export const findReservedCode = (
  database: Database,
  company_id: string,
  code: string,
): Promise<FoundCode | undefined> =>
  firstRow(
    database,
    FoundCode,
    sql`
      select c.code, r.asset_type, r.note from reserved_code c
      join code_reserve r on r.company_id = c.company_id and r.id = c.reserve_id
      where c.company_id = ${company_id} and c.code_key = lower(${code}) and ${isFree}`,
  )

/** Which of some codes are set aside, in small letters. */
export async function reservedAmong(
  database: Database,
  company_id: string,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows(
    database,
    v.object({ code_key: v.string() }),
    sql`
      select code_key from reserved_code where company_id = ${company_id} and code_key in (
        select lower(jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb)))`,
  )
  return new Set(found.map(({ code_key }) => code_key))
}
