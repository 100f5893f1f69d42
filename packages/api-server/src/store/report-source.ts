import * as v from 'valibot'
import type { Permissions } from '@plenum/domain/permission'
import type { ReportQueryValues } from '@plenum/domain/report'
import type { ReportRow, SheetCell } from '@plenum/domain/report-preview'
import type { Language } from '@plenum/i18n/language'
import type { Position } from '../cursor.ts'
import type { Database } from '../ports.ts'
import type { RawPage } from './page.ts'

/** A report as somebody asks for it. */
export interface ReportAsk {
  database: Database
  company_id: string
  permissions: Permissions
  language: Language
  query: ReportQueryValues
  now: Date
  /** Rows that one statement reads, at most. */
  portion: number
}

/** Where the rows of a report come from, and how many there are. */
export interface ReportSource {
  /** A portion at a time, so that others come in between. */
  rows: (ask: ReportAsk) => AsyncGenerator<ReportRow[]>
  count: (ask: ReportAsk) => Promise<number>
  /** What its numbers amount to, a cell for each column. */
  sums?: (ask: ReportAsk) => Promise<SheetCell[]>
}

/** The pages of a list one after the other, each checked. */
export async function* pagesOf<Row extends v.GenericSchema>(
  row: Row,
  read: (after: Position | null) => Promise<RawPage>,
): AsyncGenerator<v.InferOutput<Row>[]> {
  let after: Position | null = null
  do {
    const page = await read(after)
    yield v.parse(v.array(row), JSON.parse(page.results))
    after = page.end
  } while (after !== null)
}

export const todayOf = ({ now }: Pick<ReportAsk, 'now'>): string => now.toISOString().slice(0, 10)

export const Count = v.object({ count: v.number() })
