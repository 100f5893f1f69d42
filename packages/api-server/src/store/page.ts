import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Position } from '../cursor.ts'
import { kept } from '../db/kept.ts'
import { firstRow, rows } from '../db/rows.ts'
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

/** Rows of a page that a person looks at; portions of an export are longer. */
const SHORT = 100

const Hit = v.object({ id: v.string(), key: v.string() })
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
export const readPage = (database: Database, request: PageRequest): Promise<RawPage> =>
  request.isKept || request.limit > SHORT ? readAtOnce(database, request) : readInSteps(database, request)

async function readAtOnce(database: Database, request: PageRequest): Promise<RawPage> {
  const { limit } = request
  const direction = directionOf(request)
  const statement = sql`
      with k as materialized (
        select id, key, row_number() over (order by sort ${direction}, id ${direction}) as rank
        from (${find(request)}) found
      )
      select (${tell(request, sql`(select * from k where rank <= ${whole(limit)}) k`)}) as results,
        (select count(*)::int from k) as found, last.key as last_key, last.id::text as last_id
      from (select 1) one left join k last on last.rank = ${whole(limit)}`
  const row = await firstRow(database, Page, request.isKept ? kept(statement) : statement)
  const more = row !== undefined && row.found > limit && row.last_key !== null && row.last_id !== null
  return { results: row?.results ?? '[]', end: more ? [row.last_key ?? '', row.last_id ?? ''] : null }
}

async function readInSteps(database: Database, request: PageRequest): Promise<RawPage> {
  const hits = await rows(database, Hit, find(request))
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

const directionOf = ({ descending }: PageRequest): SQL => (descending ? sql`desc` : sql`asc`)

/** A whole number in the text of a statement: planners make other plans for one they do not know. */
// oxlint-disable-next-line no-restricted-properties -- digits only
const whole = (number: number): SQL => sql.raw(String(Math.trunc(number)))

/** The ids and keys of a page's rows, and of the one after it. */
function find(request: PageRequest): SQL {
  const { where, key, id, limit } = request
  if (!('branches' in where)) return sql`select ${hitColumns(request)} ${firstRows(request, where)}`
  const direction = directionOf(request)
  const { branches, probe } = where
  const hits = sql.join(
    branches.map((branch) => sql`(${hitsOf(request, branch)})`),
    sql` union `,
  )
  const first = (of: SQL) =>
    sql`select * from ${of} hits order by sort ${direction}, id ${direction} limit ${whole(limit + 1)}`
  if (probe === null) return first(sql`(${hits})`)
  const full = sql`(select count(*) from probe) > ${whole(limit)}`
  return sql`
    with probe as materialized (
      select ${hitColumns(request)} from (select * ${firstRows(request, probe.rows, PROBED)}) a
      where ${probe.where} order by ${key} ${direction}, ${id} ${direction} limit ${whole(limit + 1)}
    ) ${first(sql`(select * from probe where ${full} union all (select * from (${hits}) hits where not (${full})))`)}`
}

const hitColumns = ({ id, key, keyText }: PageRequest): SQL =>
  sql`${id} as id, ${key} as sort, ${keyText} as key`

/** `from`, `where`, order and limit of the rows beyond the last page. */
function firstRows(request: PageRequest, where: SQL, count = request.limit + 1): SQL {
  const { from, key, keyType, id, descending, after } = request
  const direction = directionOf(request)
  const beyond = descending ? sql`<` : sql`>`
  const onward =
    after === null ? sql`true` : sql`(${key}, ${id}) ${beyond} (${after[0]}::${keyType}, ${after[1]}::uuid)`
  return sql`from ${from} where ${where} and ${onward} order by ${key} ${direction}, ${id} ${direction} limit ${whole(count)}`
}

function hitsOf(list: PageRequest, { where, each, ordered }: Branch): SQL {
  const request = { ...list, ...ordered }
  const select = (condition: SQL) => sql`select ${hitColumns(request)} ${firstRows(request, condition)}`
  if (each === undefined) return select(where)
  return sql`
    select ${ordered ? sql`distinct` : sql``} hit.* from ${each.over} v
    cross join lateral (${select(sql`${where} and ${each.match} = v.value`)}) hit`
}
