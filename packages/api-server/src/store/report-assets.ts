import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { ExportColumn } from '@plenum/domain/asset-export'
import type { AssetFilterValues } from '@plenum/domain/asset-query'
import { dayOf } from '@plenum/domain/filter-value'
import { REPORTS } from '@plenum/domain/report'
import type { ReportRow, SheetCell } from '@plenum/domain/report-preview'
import { firstRow } from '../db/rows.ts'
import { cellsOf } from '../export/asset-sheet.ts'
import { askFilter } from './asset-ask.ts'
import { exportedAssets, ExportRow, exportTold, typeNames } from './asset-export.ts'
import { assetConditions } from './asset-filter.ts'
import { readPage } from './page.ts'
import { Count, pagesOf, todayOf, type ReportAsk, type ReportSource } from './report-source.ts'

/** The filter of the list that shows the same assets. */
const filterOf = ({ place_id, asset_type, status, owner_id }: ReportAsk['query']): AssetFilterValues => ({
  location_id: place_id,
  asset_type,
  status,
  owner_id,
})

/** What a report's parameters ask of an asset `a`. */
export async function reportAssets(ask: ReportAsk, also?: SQL): Promise<SQL> {
  const request = { company_id: ask.company_id, filter: filterOf(ask.query), today: todayOf(ask) }
  return assetConditions({ ...(await askFilter(ask.database, request)), also })
}

const countOf = async ({ database }: ReportAsk, from: SQL): Promise<number> =>
  (await firstRow(database, Count, sql`select count(*)::int as count from ${from}`))?.count ?? 0

const rowsIn =
  (cells: (row: ExportRow) => SheetCell[]) =>
  (row: ExportRow): ReportRow => ({ cells: cells(row), about: { entity: 'asset', id: row.id } })

const cellsFor = async ({ database, company_id, language }: ReportAsk, columns: readonly ExportColumn[]) =>
  cellsOf(columns, language, await typeNames(database, company_id))

const columnsOf = <Column extends string>(columns: Record<Column, unknown>) =>
  // the keys are those of the description itself
  Object.keys(columns) as Column[]

/** Every asset by its code. */
export const registerSource: ReportSource = {
  rows: async function* (ask) {
    const tell = rowsIn(await cellsFor(ask, columnsOf(REPORTS.asset_register.columns)))
    const { database, company_id, now } = ask
    const asked = { company_id, filter: filterOf(ask.query), ordering: 'code', ids: null, at: now } as const
    for await (const rows of exportedAssets(database, asked)) yield rows.map(tell)
  },
  count: async (ask) => countOf(ask, sql`asset a where ${await reportAssets(ask)}`),
}

const { ends_on: _ends, days_left: _left, ...OF_ASSET } = REPORTS.warranty.columns

const Ending = v.object({ ...ExportRow.entries, ends_on: v.string() })
const DAY = 86_400_000

/** What ends, of an asset `a`: its warranty, or the support of its model `e`. */
function ending({ query, ...ask }: ReportAsk) {
  const isModel = query.ending === 'end_of_life'
  const day = isModel ? sql`e.eol_date` : sql`a.warranty_date`
  const today = todayOf(ask)
  const bounds = [
    ...(query.from === undefined ? [] : [sql`${day} >= ${dayOf(query.from, today)}::date`]),
    ...(query.to === undefined ? [] : [sql`${day} <= ${dayOf(query.to, today)}::date`]),
  ]
  const model = sql`join model e on e.company_id = a.company_id and e.id = a.model_id`
  return {
    day,
    join: isModel ? model : sql``,
    where: sql.join([sql`${day} is not null`, ...bounds], sql` and `),
  }
}

/** Assets by the day on which their warranty, or the support of their model, ends. */
export const warrantySource: ReportSource = {
  rows: async function* (ask) {
    const { database, company_id } = ask
    const { day, join, where } = ending(ask)
    const tell = rowsIn(await cellsFor(ask, columnsOf(OF_ASSET)))
    const wanted = await reportAssets(ask, where)
    const today = Date.parse(todayOf(ask))
    const pages = pagesOf(Ending, (after) =>
      readPage(database, {
        from: sql`asset a ${join}`,
        where: wanted,
        key: day,
        keyType: sql`date`,
        keyText: sql`${day}::text`,
        id: sql`a.id`,
        descending: false,
        limit: ask.portion,
        after,
        columns: sql`${exportTold.columns}, ${day}::text as ends_on`,
        source: sql`asset a ${join} ${exportTold.joins} where a.company_id = ${company_id} and a.id = k.id`,
      }),
    )
    for await (const rows of pages)
      yield rows.map((row) => {
        const { cells, about } = tell(row)
        const left = (Date.parse(row.ends_on) - today) / DAY
        return { cells: [{ date: row.ends_on }, left, ...cells], about }
      })
  },
  count: async (ask) => {
    const { join, where } = ending(ask)
    return countOf(ask, sql`asset a ${join} where ${await reportAssets(ask, where)}`)
  },
}
