import {
  COLUMNS_OF,
  KEY_COLUMN,
  type ImportColumn,
  type ImportKind,
} from '@plenum/domain/asset-import-columns'
import type { ImportRow } from '@plenum/domain/asset-import-edit'
import type { Mapping } from '@plenum/domain/asset-import-recognise'
import type { Column } from '#app/table/columns.ts'
import { FileCell, ProblemsCell, RowControls } from './row-cells.tsx'

type RowColumn = Column<ImportRow, string, never>

const LINE: RowColumn = {
  id: 'line',
  track: '72px',
  kind: 'number',
  pinned: true,
  Cell: ({ row }) => String(row.line),
}
const PROBLEM: RowColumn = {
  id: 'problem',
  track: 'minmax(16rem, 2fr)',
  Cell: ({ row }) => <ProblemsCell row={row} />,
}
const CONTROLS: RowColumn = {
  id: 'controls',
  track: 'minmax(9rem, auto)',
  Cell: ({ row }) => <RowControls row={row} />,
}

const fileColumn = (column: ImportColumn): RowColumn => ({
  id: column,
  track: 'minmax(9rem, 1fr)',
  Cell: ({ row }) => <FileCell row={row} column={column} />,
})

/** Each column's own component, made once: a new one would lose what is being typed. */
const FILE_COLUMNS = new Map(
  [...new Set(Object.values(COLUMNS_OF).flat())].map((column) => [column, fileColumn(column)]),
)

/** The columns of the grid: those with problems first, then the others that the file has. */
export function rowColumns(
  kind: ImportKind,
  mapping: Mapping,
  troubled: readonly ImportColumn[],
): readonly RowColumn[] {
  const mapped = COLUMNS_OF[kind].filter((column) => mapping.includes(column) || column === KEY_COLUMN[kind])
  const order = [...new Set([...troubled, ...mapped])]
  const cells = order.flatMap((column) => FILE_COLUMNS.get(column) ?? [])
  return [LINE, PROBLEM, CONTROLS, ...cells]
}
