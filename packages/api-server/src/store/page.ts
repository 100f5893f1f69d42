import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Position } from '../cursor.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'

/** A page as it leaves the database: its rows as JSON text, and where it ended unless it is the last one. */
export interface RawPage {
  results: string
  end: Position | null
}

interface PageRequest {
  /** The table with its alias. */
  from: SQL
  where: SQL
  /** What the list is ordered by, and its type in a comparison. */
  key: SQL
  keyType: SQL
  /** The id that decides between equal keys. */
  id: SQL
  descending: boolean
  limit: number
  after: Position | null
  /** The key in the text that a later comparison reads. */
  keyText: SQL
  /** Columns of the wire form and the tables they come from, given rows `k` with the ids of the page. */
  columns: SQL
  source: SQL
}

/** The order of records whose ids tell when they were made: the newest first. */
export const newestById = (id: SQL) => ({
  key: id,
  keyType: sql`uuid`,
  keyText: sql`${id}::text`,
  id,
  descending: true,
})

const PageRow = v.object({
  results: v.string(),
  found: v.number(),
  last_key: v.nullable(v.string()),
  last_id: v.nullable(v.string()),
})

/** One statement for one page: the ids by keyset, then the rows, put together as JSON by the database. */
export async function readPage(database: Database, request: PageRequest): Promise<RawPage> {
  const { from, where, key, keyType, id, descending, limit, after, keyText, columns, source } = request
  const direction = descending ? sql`desc` : sql`asc`
  const beyond = descending ? sql`<` : sql`>`
  const onward =
    after === null ? sql`true` : sql`(${key}, ${id}) ${beyond} (${after[0]}::${keyType}, ${after[1]}::uuid)`
  const row = await firstRow(
    database,
    PageRow,
    sql`
      with k as (
        select ${id} as id, ${keyText} as key, row_number() over (order by ${key} ${direction}, ${id} ${direction}) as rank
        from ${from} where ${where} and ${onward}
        order by ${key} ${direction}, ${id} ${direction} limit ${limit + 1}
      ), page as (
        select k.rank, row_to_json(shown) as body from k cross join lateral (select ${columns} from ${source}) shown
        where k.rank <= ${limit}
      )
      select coalesce((select json_agg(body order by rank) from page), '[]')::text as results,
        (select count(*)::int from k) as found, last.key as last_key, last.id::text as last_id
      from (select 1) one left join k last on last.rank = ${limit}`,
  )
  const more = row !== undefined && row.found > limit && row.last_key !== null && row.last_id !== null
  return { results: row?.results ?? '[]', end: more ? [row.last_key ?? '', row.last_id ?? ''] : null }
}
