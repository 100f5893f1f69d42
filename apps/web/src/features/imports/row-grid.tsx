import { COLUMNS_OF, type ImportColumn, type ImportKind } from '@plenum/domain/asset-import-columns'
import type { ImportRow } from '@plenum/domain/asset-import-edit'
import { useTranslation } from '@plenum/i18n/react'
import { Hidden } from '@plenum/ui/hidden'
import type { ReactNode } from 'react'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { DataTable } from '#app/table/data-table.tsx'
import { pagedRows } from '#app/table/row-source.ts'
import { useColumnWords } from './column-words.ts'
import { RowActionsContext, type RowActions } from './row-actions.ts'
import { RowCard } from './row-cells.tsx'
import { rowColumns } from './row-columns.tsx'

interface RowGridProps {
  kind: ImportKind
  /** The columns that have problems. */
  troubled: readonly ImportColumn[]
  rows: readonly ImportRow[]
  /** All rows of the view, -1 while unknown. */
  rowCount: number
  note: ReactNode
  onMend: RowActions['onMend']
  onNearEnd: () => void
}

const rowId = (row: ImportRow) => `${row.kind}-${row.line}`

/** Rows of the file, their faulty cells to be typed over. */
export function RowGrid({ kind, troubled, rows, rowCount, note, onMend, onNearEnd }: RowGridProps) {
  const { t } = useTranslation('imports')
  const words = useColumnWords()
  const narrow = useMedia(NARROW)
  const columns = rowColumns(kind, rows, troubled)
  const headings: Record<string, ReactNode> = {
    ...Object.fromEntries(COLUMNS_OF[kind].map((column) => [column, words(column)])),
    line: t(($) => $.rows.line),
    asset: t(($) => $.updates.asset),
    problem: t(($) => $.rows.problem),
    controls: <Hidden>{t(($) => $.rows.actions)}</Hidden>,
  }
  return (
    <RowActionsContext value={{ onMend }}>
      <DataTable<ImportRow, never>
        label={t(($) => $.rows.label)}
        columns={columns}
        headings={headings}
        rows={pagedRows(rows, onNearEnd)}
        rowCount={rowCount}
        rowId={rowId}
        Card={narrow ? RowCard : undefined}
        note={note}
      />
    </RowActionsContext>
  )
}
