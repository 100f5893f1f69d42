import * as v from 'valibot'
import { TAG_COLUMNS, type TagColumn } from '@plenum/domain/list-export'
import type { SheetCell } from '@plenum/domain/report-preview'
import { Tag } from '@plenum/domain/tag'
import { exportWords } from '@plenum/i18n/export-words'
import type { Language } from '@plenum/i18n/language'
import type { Database } from '../ports.ts'
import { listTags } from '../store/tags.ts'

/** What a list is told with. */
export interface ListAsk<Filter> {
  database: Database
  company_id: string
  language: Language
  filter: Filter
}

/** A list on its way: what its columns are called, and its rows a portion at a time. */
export interface ListSheet {
  header: string[]
  portions: AsyncGenerator<SheetCell[][]>
}

type Tellers<Row, Column extends string> = Record<Column, (row: Row) => SheetCell>

/** Rows told column by column. */
export const toldBy = <Row, Column extends string>(
  rows: readonly Row[],
  columns: readonly Column[],
  tellers: Tellers<Row, Column>,
): SheetCell[][] => rows.map((row) => columns.map((column) => tellers[column](row)))

/** Tags by name, in words that an import of tags knows again. */
export function tagSheet({
  database,
  company_id,
  language,
  filter,
}: ListAsk<{ search?: string | undefined }>): ListSheet {
  const t = exportWords.getFixedT(language, 'tags')
  const fields = exportWords.getFixedT(language, 'fields')
  const files = exportWords.getFixedT(language, 'list_files')
  const tellers: Tellers<Tag, TagColumn> = {
    name: ({ name }) => name,
    colour: ({ colour }) => t(($) => $.colours[colour]),
    scope: ({ scope }) => (scope === 'asset' ? t(($) => $.scope_any) : fields(($) => $.category[scope])),
    count: ({ count }) => count,
  }
  async function* portions() {
    const found = v.parse(v.array(Tag), JSON.parse(await listTags(database, company_id, filter)))
    yield toldBy(found, TAG_COLUMNS, tellers)
  }
  return { header: TAG_COLUMNS.map((column) => files(($) => $.tag.column[column])), portions: portions() }
}
