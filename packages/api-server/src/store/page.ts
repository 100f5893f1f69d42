import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Position } from '../cursor.ts'
import { kept } from '../db/kept.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'

/** A page as it leaves the database: its rows as JSON text, and where it ended unless it is the last one. */
export interface RawPage {
  results: string
  end: Position | null
}

/** A part of a list that an index has in the list's order. */
export interface Branch {
  where: SQL
  /** A relation of values, and the column that has one of them: each value's rows are read in their order. */
  each?: { over: SQL; match: SQL }
  /** Where other tables than the list's own have its rows in order, once for each value that fits. */
  ordered?: { from: SQL; key: SQL; id: SQL }
}

/** Where a list is the rows of several branches together. */
export interface Branches {
  branches: readonly Branch[]
  /** What to ask of the first rows of the whole list beforehand: where they fill the page, no branch is read. */
  probe: { rows: SQL; where: SQL } | null
}

/** Rows of the whole list that a probe looks at: about as much work as reading a hundred branches. */
export const PROBED = 2000

interface PageRequest {
  /** The table with its alias. */
  from: SQL
  /** What the rows have in common, or how they are found in parts. */
  where: SQL | Branches
  /** Where the best plan does not depend on the values asked for. */
  isKept?: boolean
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

const Found = v.object({
  ids: v.nullable(v.string()),
  found: v.number(),
  last_key: v.nullable(v.string()),
  last_id: v.nullable(v.string()),
})

/**
 * A page in two steps. Its ids by keyset, planned anew where the values asked for matter; then its rows, put together as
 * JSON by the database: the longer statement by far, and always the same.
 */
export async function readPage(database: Database, request: PageRequest): Promise<RawPage> {
  const { limit, isKept } = request
  const statement = sql`
    with ${found(request)}
    select (select json_agg(id order by rank) from k where rank <= ${whole(limit)})::text as ids,
      (select count(*)::int from k) as found, last.key as last_key, last.id::text as last_id
    from (select 1) one left join k last on last.rank = ${whole(limit)}`
  const row = await firstRow(database, Found, isKept ? kept(statement) : statement)
  if (row?.ids == null) return { results: '[]', end: null }
  const more = row.found > limit && row.last_key !== null && row.last_id !== null
  const results = await tell(database, request, row.ids)
  return { results, end: more ? [row.last_key ?? '', row.last_id ?? ''] : null }
}

async function tell(database: Database, { columns, source }: PageRequest, ids: string): Promise<string> {
  const statement = kept(sql`
    select coalesce(json_agg(row_to_json(shown) order by k.rank), '[]')::text as results
    from (
      select value::uuid as id, rank from jsonb_array_elements_text(${ids}::jsonb) with ordinality page(value, rank)
    ) k cross join lateral (select ${columns} from ${source}) shown`)
  return (await firstRow(database, v.object({ results: v.string() }), statement))?.results ?? '[]'
}

/** A whole number in the text of a statement: planners make other plans for one they do not know. */
const whole = (number: number): SQL => sql.raw(String(Math.trunc(number)))

/** The relation `k` of the page's ids and of the one after it, ranked. */
function found(request: PageRequest): SQL {
  const { where, key, keyText, id, descending, limit } = request
  const direction = descending ? sql`desc` : sql`asc`
  if (!('branches' in where)) {
    return sql`k as (
      select ${id} as id, ${keyText} as key, row_number() over (order by ${key} ${direction}, ${id} ${direction}) as rank
      from ${firstRows(request, where)})`
  }
  const { branches, probe } = where
  const hits = sql.join(
    branches.map((branch) => sql`(${hitsOf(request, branch)})`),
    sql` union `,
  )
  const ranked = (of: SQL) => sql`k as (
    select id, key, row_number() over (order by sort ${direction}, id ${direction}) as rank from ${of}
    order by sort ${direction}, id ${direction} limit ${whole(limit + 1)})`
  if (probe === null) return ranked(sql`(${hits}) hits`)
  const full = sql`(select count(*) from probe) > ${whole(limit)}`
  return sql`
    probe as materialized (
      select ${hitColumns(request)} from (select * from ${firstRows(request, probe.rows, PROBED)}) a
      where ${probe.where} order by ${key} ${direction}, ${id} ${direction} limit ${whole(limit + 1)}
    ), ${ranked(sql`(
      select * from probe where ${full} union all (select * from (${hits}) hits where not (${full}))) hits`)}`
}

const hitColumns = ({ id, key, keyText }: PageRequest): SQL =>
  sql`${id} as id, ${key} as sort, ${keyText} as key`

/** `from`, `where`, order and limit of the rows beyond the last page. */
function firstRows(request: PageRequest, where: SQL, count = request.limit + 1): SQL {
  const { from, key, keyType, id, descending, after } = request
  const direction = descending ? sql`desc` : sql`asc`
  const beyond = descending ? sql`<` : sql`>`
  const onward =
    after === null ? sql`true` : sql`(${key}, ${id}) ${beyond} (${after[0]}::${keyType}, ${after[1]}::uuid)`
  return sql`${from} where ${where} and ${onward} order by ${key} ${direction}, ${id} ${direction} limit ${whole(count)}`
}

function hitsOf(list: PageRequest, { where, each, ordered }: Branch): SQL {
  const request = { ...list, ...ordered }
  const select = (condition: SQL) => sql`select ${hitColumns(request)} from ${firstRows(request, condition)}`
  if (each === undefined) return select(where)
  return sql`
    select ${ordered ? sql`distinct` : sql``} hit.* from ${each.over} v
    cross join lateral (${select(sql`${where} and ${each.match} = v.value`)}) hit`
}
