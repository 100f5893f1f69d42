import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { Counters, type Tally } from '@plenum/domain/capacity-counters'
import { TrailStep } from '@plenum/domain/node-type'
import { PlaceTotals } from '@plenum/domain/place-totals'
import { placeWords } from '@plenum/domain/place-words'
import type { SheetCell } from '@plenum/domain/report-preview'
import { firstRow } from '../db/rows.ts'
import { nodesBelow } from './asset-filter.ts'
import { counters, placeTotals } from './node-totals.ts'
import { readPage } from './page.ts'
import { isArchivedIn, wholeCompany } from './place-use.ts'
import { Count, pagesOf, type ReportAsk, type ReportSource } from './report-source.ts'

/** Places whose racks one statement adds up: few enough to let others in between. */
const PLACES_AT_ONCE = 100

const Row = v.object({ id: v.string(), trail: v.array(TrailStep), totals: PlaceTotals })
const Sums = v.object({ capacity: Counters, free_block: v.number(), assets: v.number() })

/** Whether a node, or one that it is in within a place that is asked about, is out of use. */
const isOld = (node: SQL, { company_id, query: { place_id } }: ReportAsk): SQL => {
  const asked =
    place_id &&
    sql`select company_id, path from node
    where company_id = ${company_id} and id in (select i::uuid from jsonb_array_elements_text(${JSON.stringify(place_id)}::jsonb) l(i))`
  return isArchivedIn(node, asked ?? wholeCompany(company_id))
}

/** The places `n` that a report tells of. */
const places = (ask: ReportAsk) => {
  const { company_id, query } = ask
  const below = query.place_id && sql`n.id in (${nodesBelow(company_id, query.place_id)})`
  return sql`n.company_id = ${company_id} and n.type = ${query.level ?? 'data_center'}
    and not ${isOld(sql`n`, ask)} and ${below ?? sql`true`}`
}

const KILO = 1000
/** Of racks without any limit nothing can be said but what is used. */
function tallyCells(
  { limit, used, reserved, free, unlimited }: Tally,
  racks: number,
  unit: number,
): SheetCell[] {
  const isKnown = unlimited < racks
  const shown = (value: number) => Math.round((value / unit) * KILO) / KILO
  return [isKnown ? shown(limit) : null, shown(used), shown(reserved), isKnown ? shown(free) : null]
}

const cellsOf = (
  place: SheetCell,
  { capacity, free_block, assets }: { capacity: Counters; free_block: number; assets: number },
): SheetCell[] => {
  const { racks, space, power, weight, heat } = capacity
  return [
    place,
    racks,
    assets,
    ...tallyCells(space, racks, 1),
    free_block,
    ...tallyCells(power, racks, KILO),
    ...tallyCells(weight, racks, 1),
    ...tallyCells(heat, racks, KILO),
  ]
}

/** Places of one kind with what their racks have together. */
export const capacitySource: ReportSource = {
  rows: async function* (ask) {
    const { database, company_id } = ask
    const pages = pagesOf(Row, (after) =>
      readPage(database, {
        from: sql`node n`,
        where: places(ask),
        key: sql`n.name_key`,
        keyType: sql`text`,
        keyText: sql`n.name_key`,
        id: sql`n.id`,
        descending: false,
        limit: Math.min(PLACES_AT_ONCE, ask.portion),
        after,
        columns: sql`n.id, n.trail, ${placeTotals} as totals`,
        source: sql`node n where n.company_id = ${company_id} and n.id = k.id`,
      }),
    )
    for await (const rows of pages)
      yield rows.map(({ id, trail, totals }) => ({
        cells: cellsOf(placeWords({ trail, position: null }), totals),
        about: { entity: 'node', id },
      }))
  },
  count: async (ask) =>
    (await firstRow(ask.database, Count, sql`select count(*)::int as count from node n where ${places(ask)}`))
      ?.count ?? 0,
  // a place inside another of its kind counts once
  sums: async (ask) => {
    const { company_id } = ask
    const sums = await firstRow(
      ask.database,
      Sums,
      sql`
        with below as materialized (
          select distinct b.id, b.type, not ${isOld(sql`b`, ask)} as in_use from node n
          join node b on b.company_id = n.company_id and b.path >= n.path and b.path < n.path || '~'
          where ${places(ask)}
        )
        select ${counters} as capacity, coalesce(max(free_block), 0) as free_block,
          (select coalesce(sum(c.count), 0)::int from node_counter c
            where c.company_id = ${company_id} and c.node_id in (select id from below)) as assets
        from below join rack_capacity c on c.company_id = ${company_id} and c.node_id = below.id
        where below.type = 'rack' and below.in_use`,
    )
    return sums === undefined ? [] : cellsOf(null, sums)
  },
}
