import { schema } from '@plenum/api-server/db/schema'
import { sealCursor } from '@plenum/api-server/cursor'
import { keysAt } from '@plenum/api-server/key-ring'
import { listAssets } from '@plenum/api-server/store/assets'
import { AssetPage, AssetQuery } from '@plenum/domain/asset-query'
import { drizzle } from 'drizzle-orm/node-postgres'
import * as v from 'valibot'
import { sizesOf } from './fill.ts'
import { filters } from './filters.ts'
import type { Filled } from './opened.ts'
import { rawList } from './raw-list.ts'

const WARM_UP = 15
const COMPARED_EVERY = 20
/** Milliseconds that may be spent on the raw query of one filter, where it is slow. */
const RAW_MS = 6000

/** Milliseconds of one thing asked again and again. */
export interface Times {
  median: number
  p99: number
}

/** One filter, asked in three ways round by round. */
export interface Figures {
  name: string
  /** Through the whole application: session, checks, headers. */
  request: Times
  /** The list's own part of it. */
  list: Times
  /** A prepared statement written by hand. */
  raw: Times
  rows: number
}

export const at = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
const summary = (times: readonly number[]): Times => ({ median: at(times, 0.5), p99: at(times, 0.99) })

async function timed<Result>(work: () => Promise<Result>) {
  const before = performance.now()
  const result = await work()
  return { result, took: performance.now() - before }
}

/** One filter, and the three ways of asking it. */
export interface Ways {
  name: string
  request: (round: number) => Promise<string>
  list: (round: number) => Promise<unknown>
  raw: (round: number) => ReturnType<Awaited<ReturnType<typeof rawList>>>
}

/** Every filter of an inventory of so many assets. */
export async function waysOf(filled: Filled, count: number): Promise<Ways[]> {
  const { database, company_id } = filled
  const orm = drizzle({ client: database.pool, schema })
  const raw = await rawList(database)
  const deep = await halfWay(filled)
  const ask = async (query: string) => {
    const answer = await filled.ask(`/api/assets/?${query}`)
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${query}: ${text}`)
    return text
  }
  const list = (query: string) => {
    const asked = v.parse(AssetQuery, Object.fromEntries(new URLSearchParams(query)))
    const { ordering, limit, cursor, ...filter } = asked
    const after: [string, string] | null = cursor === undefined ? null : [deep.last.last_update, deep.last.id]
    const today = new Date().toISOString().slice(0, 10)
    return listAssets(orm, { company_id, filter, today, ordering, limit, after })
  }
  return filters(sizesOf(count), deep).map(({ name, query, where, after, limit = 50 }) => ({
    name,
    request: (round) => ask(query(round)),
    list: (round) => list(query(round)),
    raw: (round) => raw({ name, where: where(round), after: after?.(), limit }),
  }))
}

/**
 * Measures every filter that `isWanted`, one way after the other, so that none finds in memory what another left there;
 * throws where two ways give another page.
 */
export async function* measure(
  filled: Filled,
  { count, rounds, isWanted }: { count: number; rounds: number; isWanted: (name: string) => boolean },
): AsyncGenerator<Figures> {
  for (const { name, request, list, raw } of await waysOf(filled, count)) {
    if (!isWanted(name)) continue
    const asked = await repeated(rounds, (round) => timed(() => request(round)))
    const listed = await repeated(rounds, (round) => timed(() => list(round)))
    const plain = await repeated(rounds, raw, RAW_MS)
    for (const [round, { codes }] of plain.results)
      compare(name, asked.results.get(round)?.result ?? '', codes)
    yield {
      name,
      request: summary(asked.times),
      list: summary(listed.times),
      raw: summary(plain.times),
      rows: Math.max(...[...plain.results.values()].map((each) => each.rows)),
    }
  }
}

/** Asks until it is warm, and then so often; where that takes longer than `most` milliseconds, less often. */
async function repeated<Result extends { took: number }>(
  rounds: number,
  work: (round: number) => Promise<Result>,
  most = Infinity,
) {
  const times: number[] = []
  const results = new Map<number, Result>()
  let spent = 0
  for (let round = 0; round < WARM_UP + rounds && spent <= most; round += 1) {
    const result = await work(round)
    spent += result.took
    if (round % COMPARED_EVERY === 0) results.set(round, result)
    if (round >= WARM_UP || spent > most) times.push(result.took)
  }
  return { times, results }
}

/** The page of the application and that of the raw query must be the same. */
export function compare(name: string, text: string, codes: readonly string[]) {
  const shown = v.parse(AssetPage, JSON.parse(text)).results.map(({ code }) => code)
  if (shown.join() !== codes.join()) throw new Error(`${name}: another page than the raw query's`)
}

/** The cursor of the list's middle, and what it stands after. */
export async function halfWay({ database, secrets, company_id }: Filled) {
  const { rows } = await database.pool.query<{ id: string; last_update: string }>(`
    select id, to_char(last_update at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_update
    from asset where termination_date is null order by asset.last_update desc, id desc
    offset (select count(*) / 2 from asset where termination_date is null) limit 1`)
  const [last] = rows
  if (last === undefined) throw new Error('There are no assets')
  const scope = { keys: keysAt(secrets.token, new Date()), company_id, list: 'assets -last_update' }
  return { last, cursor: await sealCursor(scope, [last.last_update, last.id]) }
}
