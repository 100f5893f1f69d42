import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { kept } from '../db/kept.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import {
  directionOf,
  firstOf,
  Hit,
  hitColumns,
  hitsOf,
  rowsOf,
  walk,
  whole,
  type FindRequest,
  type Turns,
} from './page-find.ts'

/** How much each statement looks at. */
const SIZES = {
  /** Rows of the whole list, looked at one after the other: at first, and where that may fill the page. */
  glance: 300,
  walk: 4000,
  /** Rows of the whole list, of which only hits are looked at. */
  window: 32_000,
  /** Hits that are fetched and sorted, wherever they are. */
  few: 4000,
}

const Few = v.object({ id: v.nullable(v.string()), key: v.nullable(v.string()), isAll: v.boolean() })

/**
 * The hits of a page, asked for in turn until it is full: among more and more of the first rows as long as the share of
 * hits in those before says that they may fill it; all hits, unless there are many; among the first rows again, and
 * among all. Each statement has one best plan, whatever is looked for.
 */
export async function findInTurn(
  database: Database,
  request: FindRequest,
  turns: Turns,
  sizes = SIZES,
): Promise<Hit[]> {
  const ask = (statement: SQL) => rows(database, Hit, kept(statement))
  const isFull = (hits: readonly Hit[]) => hits.length > request.limit
  const near = () => ask(findNear(request, turns, sizes.window))
  let [hits, looked] = [await ask(walk(request, turns.probe, sizes.glance)), sizes.glance]
  const mayFill = (count: number) => 2 * hits.length * count > request.limit * looked
  if (!isFull(hits) && mayFill(sizes.walk))
    [hits, looked] = [await ask(walk(request, turns.probe, sizes.walk)), sizes.walk]
  const isLikely = mayFill(sizes.window)
  if (!isFull(hits) && isLikely) hits = await near()
  if (isFull(hits)) return hits
  const few = await rows(database, Few, kept(findFew(request, turns, sizes.few)))
  if (few.every(({ isAll }) => isAll)) return few.flatMap(({ id, key }) => (id && key ? [{ id, key }] : []))
  if (!isLikely) hits = await near()
  return isFull(hits) ? hits : ask(firstOf(request, sql`(${allHits(request, turns)})`))
}

function findFew(request: FindRequest, { unordered, branches }: Turns, most: number): SQL {
  const others = branches.length === 0 ? sql`` : sql`union ${hitsOf(request, branches)}`
  const isAll = sql`(select count(*) from few) <= ${whole(most)}`
  return sql`
    with few as materialized (select ${hitColumns(request)} ${rowsOf(request, unordered)} limit ${whole(most + 1)})
    select found.id, found.key, ${isAll} as "isAll" from (select) one
    left join (${firstOf(request, sql`(select * from few where ${isAll} ${others})`)}) found on ${isAll}`
}

function findNear(request: FindRequest, turns: Turns, window: number): SQL {
  const { key, id } = request
  const direction = directionOf(request)
  const ends = request.descending
    ? sql`(select at from cut) and (select 'infinity'::timestamptz)`
    : sql`(select '-infinity'::timestamptz) and (select at from cut)`
  // planners take it for a narrow range if it has two ends that they do not know yet
  const upTo = {
    key: sql`(select at from cut)`,
    id: sql`(select id from cut)`,
    range: sql`${key} between ${ends}`,
  }
  return sql`
    with cut as materialized (
      select ${key} as at, ${id} as id ${rowsOf(request, turns.all)}
      order by ${key} ${direction}, ${id} ${direction} offset ${whole(window)} limit 1
    ) ${firstOf(request, sql`(${allHits({ ...request, upTo }, turns)})`)}`
}

/** The hits that an index has in no order, and those of branches. */
function allHits(request: FindRequest, { unordered, branches }: Turns): SQL {
  // offset keeps them from being looked for in the list's order
  const hits = sql`select ${hitColumns(request)} ${rowsOf(request, unordered)} offset 0`
  return branches.length === 0 ? hits : sql`(${hits}) union ${hitsOf(request, branches)}`
}
