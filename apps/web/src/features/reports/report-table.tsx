import type { ColumnKind, ReportName } from '@plenum/domain/report'
import type { ReportPreview, ReportRow, SheetCell } from '@plenum/domain/report-preview'
import { formatDate, formatDateTime, formatNumber } from '@plenum/i18n/format'
import type { Language } from '@plenum/i18n/language'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import * as Table from '@plenum/ui/data-table'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'

/** How narrow a column may get, and its share of the room that is left. */
const WIDTHS: Record<ColumnKind, { least: number; share?: number }> = {
  text: { least: 9, share: 1 },
  long: { least: 16, share: 2 },
  number: { least: 7, share: 0.6 },
  date: { least: 8 },
  instant: { least: 11 },
}
const trackOf = ({ kind }: { kind: ColumnKind }): string => {
  const { least, share } = WIDTHS[kind]
  return share === undefined ? `${least}rem` : `minmax(${least}rem, ${share}fr)`
}

interface ReportTableProps {
  name: ReportName
  preview: ReportPreview
  /** Which kind of places it tells of. */
  level: string | undefined
}

/** The first rows of a report, what they amount to, and how many there are. */
export function ReportTable({ name, preview, level = 'data_center' }: ReportTableProps) {
  const { t } = useTranslation('reports')
  const language = useLanguage()
  const { columns, rows, sums, count } = preview
  const total = t(($) => $.total)
  const shown = (number: number) => formatNumber(language, number)
  return (
    <Table.Frame tabIndex={0}>
      <Table.Grid
        label={t(($) => $.name[name])}
        columns={columns.map(trackOf).join(' ')}
        rowCount={rows.length + (sums === null ? 1 : 2)}
      >
        <Table.Head>
          {columns.map((column) => (
            <Table.HeadCell key={column.name} kind={column.kind === 'number' ? 'number' : 'text'}>
              {column.title}
            </Table.HeadCell>
          ))}
        </Table.Head>
        <Table.Body>
          {rows.map((row, index) => (
            <Row key={index} row={row} rowIndex={index + 2} preview={preview} level={level} />
          ))}
          {sums !== null && (
            <Table.Row rowIndex={rows.length + 2}>
              {columns.map((column, at) => (
                <Table.Cell
                  key={column.name}
                  kind={column.kind === 'number' ? 'number' : 'text'}
                  weight="strong"
                >
                  {at === 0 ? total : cellWords(language, sums[at] ?? null)}
                </Table.Cell>
              ))}
            </Table.Row>
          )}
        </Table.Body>
      </Table.Grid>
      <Table.Note>
        {t(($) => $.count, { count, shown: shown(count) })}
        {count > rows.length && ` · ${t(($) => $.first, { shown: shown(rows.length) })}`}
      </Table.Note>
    </Table.Frame>
  )
}

/** A cell as it is read in a language. */
function cellWords(language: Language, cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return formatNumber(language, cell)
  return 'date' in cell ? formatDate(language, cell.date) : formatDateTime(language, cell.instant)
}

interface RowProps extends Required<Pick<ReportTableProps, 'preview'>> {
  row: ReportRow
  rowIndex: number
  level: string
}

/** The column that names the record of a row. */
const NAMING = ['name', 'place', 'record']

function Row({ row, rowIndex, preview: { columns }, level }: RowProps) {
  const language = useLanguage()
  return (
    <Table.Row rowIndex={rowIndex}>
      {columns.map(({ name, kind }, at) => {
        const words = cellWords(language, row.cells[at] ?? null)
        return (
          <Table.Cell key={name} kind={kind === 'number' ? 'number' : 'text'} title={words}>
            {NAMING.includes(name) ? <Named row={row} level={level} words={words} /> : words}
          </Table.Cell>
        )
      })}
    </Table.Row>
  )
}

/** The name of a record, leading to it where it has a page. */
function Named({ row: { about }, level, words }: { row: ReportRow; level: string; words: string }) {
  const look = link({ tone: 'quiet' })
  if (about?.entity === 'asset')
    return (
      <Link to="/app/settings/assets-inventory" search={{ asset: about.id }} className={look}>
        {words}
      </Link>
    )
  if (about?.entity === 'node' && level === 'data_center')
    return (
      <Link to="/app/settings/hierarchy/$dataCenterId" params={{ dataCenterId: about.id }} className={look}>
        {words}
      </Link>
    )
  if (about?.entity === 'node' && level === 'rack')
    return (
      <Link to="/app/settings/hierarchy/rack/$rackId" params={{ rackId: about.id }} className={look}>
        {words}
      </Link>
    )
  return words
}
