import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Position } from '../cursor.ts'

/** Where another table than the list's own has its rows in order, any of them several times. */
interface Ordered {
  from: SQL
  key: SQL
  id: SQL
}

/** A part of a list that an index has in the list's order. */
export interface Branch {
  where: SQL
  /** A relation of values, and the column that has one of them: each value's rows are read in their order. */
  each?: { over: SQL; match: SQL }
  ordered?: Ordered
}

/** Where a list is the rows of several branches together. */
export interface Branches {
  branches: readonly Branch[]
  /** What to ask of the first rows of the whole list beforehand: where they fill the page, no branch is read. */
  probe: Probe | null
}

/** Where an index has some rows of a list in no order: how its first ones are found depends on how many there are. */
export interface Turns {
  /** Every row of the order's index. */
  all: SQL
  unordered: SQL
  /** The other rows. */
  branches: readonly Branch[]
  probe: Probe
}

/** Rows of the whole list, and what is asked of them one after the other. */
interface Probe {
  rows: SQL
  where: SQL
  ordered?: Ordered | undefined
}

/** Rows of the whole list that a probe looks at: about as much work as reading a hundred branches. */
export const PROBED = 2000

/** Which rows a page has. */
export interface FindRequest {
  /** The table with its alias. */
  from: SQL
  /** What the list is ordered by, and its type in a comparison. */
  key: SQL
  keyType: SQL
  /** The id that decides between equal keys. */
  id: SQL
  descending: boolean
  limit: number
  after: Position | null
  /** The last row that is looked at, where the rest is left for later. */
  upTo?: { key: SQL; id: SQL; range: SQL }
  /** The key in the text that a later comparison reads. */
  keyText: SQL
}

export const directionOf = ({ descending }: FindRequest): SQL => (descending ? sql`desc` : sql`asc`)

/** A whole number in the text of a statement: planners make other plans for one they do not know. */
// oxlint-disable-next-line no-restricted-properties -- digits only
export const whole = (number: number): SQL => sql.raw(String(Math.trunc(number)))

export const Hit = v.object({ id: v.string(), key: v.string() })
export type Hit = v.InferOutput<typeof Hit>

/** What the rows of a list have in common, or how they are found in parts. */
export type Where = SQL | Branches | Turns

export const isInTurn = (where: Where): where is Turns => 'unordered' in where

/** The ids and keys of a page's rows, and of the one after it. */
export function find(request: FindRequest, where: SQL | Branches): SQL {
  const { limit } = request
  if (!('branches' in where)) return sql`select ${hitColumns(request)} ${firstRows(request, where)}`
  const { branches, probe } = where
  const hits = hitsOf(request, branches)
  if (probe === null) return firstOf(request, sql`(${hits})`)
  const full = sql`(select count(*) from probe) > ${whole(limit)}`
  return sql`
    with probe as materialized (${walk(request, probe, PROBED)})
    ${firstOf(request, sql`(select * from probe where ${full} union all (select * from (${hits}) hits where not (${full})))`)}`
}

/** What of some hits belongs to the page. */
export function firstOf(request: FindRequest, hits: SQL): SQL {
  const direction = directionOf(request)
  return sql`select * from ${hits} hits order by sort ${direction}, id ${direction} limit ${whole(request.limit + 1)}`
}

/** What of the first rows of the whole list belongs to the page. */
export function walk(request: FindRequest, { rows, where, ordered }: Probe, count: number): SQL {
  const direction = directionOf(request)
  const list = { ...request, ...ordered }
  return sql`
    select ${ordered ? sql`distinct` : sql``} id, sort, key
    from (select ${hitColumns(list)}, ${where} as fits ${firstRows(list, rows, count)}) looked
    where fits order by sort ${direction}, id ${direction} limit ${whole(request.limit + 1)}`
}

/** The hits of several branches, each once. */
export const hitsOf = (request: FindRequest, branches: readonly Branch[]): SQL =>
  sql.join(
    branches.map((branch) => sql`(${hitsIn(request, branch)})`),
    sql` union `,
  )

export const hitColumns = ({ id, key, keyText }: FindRequest): SQL =>
  sql`${id} as id, ${key} as sort, ${keyText} as key`

/** `from`, `where`, order and limit of the rows beyond the last page. */
export function firstRows(request: FindRequest, where: SQL, count = request.limit + 1): SQL {
  const { key, id } = request
  const direction = directionOf(request)
  return sql`${rowsOf(request, where)} order by ${key} ${direction}, ${id} ${direction} limit ${whole(count)}`
}

/** `from` and `where` of the rows beyond the last page, in no order. */
export function rowsOf(request: FindRequest, where: SQL): SQL {
  const { from, key, keyType, id, after, upTo } = request
  const [beyond, within] = request.descending ? [sql`<`, sql`>=`] : [sql`>`, sql`<=`]
  const onward =
    after === null ? sql`true` : sql`(${key}, ${id}) ${beyond} (${after[0]}::${keyType}, ${after[1]}::uuid)`
  const near =
    upTo === undefined
      ? sql``
      : sql`and (${key}, ${id}) ${within} (${upTo.key}, ${upTo.id}) and ${upTo.range}`
  return sql`from ${from} where ${where} and ${onward} ${near}`
}

function hitsIn(list: FindRequest, { where, each, ordered }: Branch): SQL {
  const request = { ...list, ...ordered }
  const select = (condition: SQL) => sql`select ${hitColumns(request)} ${firstRows(request, condition)}`
  if (each === undefined) return select(where)
  return sql`
    select ${ordered ? sql`distinct` : sql``} hit.* from ${each.over} v
    cross join lateral (${select(sql`${where} and ${each.match} = v.value`)}) hit`
}
