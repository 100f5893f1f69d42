import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Position } from '../cursor.ts'
import { kept } from '../db/kept.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { directionOf, find, Hit, isInTurn, whole, type FindRequest, type Where } from './page-find.ts'
import { findInTurn } from './page-turns.ts'

/** A page as it leaves the database: its rows as JSON text, and where it ended unless it is the last one. */
export interface RawPage {
  results: string
  end: Position | null
}

interface PageRequest extends FindRequest {
  where: Where
  /** Where the best plan does not depend on the values asked for. */
  isKept?: boolean
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

/** Rows of a page that a person looks at; portions of an export are longer. */
export const SHORT = 100

const Told = v.object({ results: v.string() })
const Page = v.object({
  ...Told.entries,
  found: v.number(),
  last_key: v.nullable(v.string()),
  last_id: v.nullable(v.string()),
})

/**
 * A page: its ids by keyset, then its rows, put together as JSON by the database. One statement does both where its plan
 * is kept, and where the page is so long that its ids would fill the server's memory; else the ids are looked for by
 * themselves, for planning the rest of it takes longer than asking twice.
 */
export async function readPage(database: Database, request: PageRequest): Promise<RawPage> {
  const { where } = request
  if (isInTurn(where)) return tellPage(database, request, await findInTurn(database, request, where))
  const found = find(request, where)
  return request.isKept || request.limit > SHORT
    ? readAtOnce(database, request, found)
    : tellPage(database, request, await rows(database, Hit, found))
}

async function readAtOnce(database: Database, request: PageRequest, found: SQL): Promise<RawPage> {
  const { limit } = request
  const direction = directionOf(request)
  const statement = sql`
      with k as materialized (
        select id, key, row_number() over (order by sort ${direction}, id ${direction}) as rank
        from (${found}) found
      )
      select (${tell(request, sql`(select * from k where rank <= ${whole(limit)}) k`)}) as results,
        (select count(*)::int from k) as found, last.key as last_key, last.id::text as last_id
      from (select 1) one left join k last on last.rank = ${whole(limit)}`
  const row = await firstRow(database, Page, request.isKept ? kept(statement) : statement)
  const more = row !== undefined && row.found > limit && row.last_key !== null && row.last_id !== null
  return { results: row?.results ?? '[]', end: more ? [row.last_key ?? '', row.last_id ?? ''] : null }
}

async function tellPage(database: Database, request: PageRequest, hits: readonly Hit[]): Promise<RawPage> {
  const page = hits.slice(0, request.limit)
  if (page.length === 0) return { results: '[]', end: null }
  const ids = page.map(({ id }) => id).join()
  const ranked = sql`unnest(string_to_array(${ids}, ',')::uuid[]) with ordinality k(id, rank)`
  const told = await firstRow(database, Told, kept(tell(request, ranked)))
  const last = hits.length > page.length ? page.at(-1) : undefined
  return { results: told?.results ?? '[]', end: last === undefined ? null : [last.key, last.id] }
}

/** The rows of some ranked ids as JSON text. */
const tell = ({ columns, source }: PageRequest, ranked: SQL): SQL => sql`
  select coalesce(json_agg(row_to_json(shown) order by k.rank), '[]')::text as results
  from ${ranked} cross join lateral (select ${columns} from ${source}) shown`
