import {
  COLUMNS_OF,
  KEY_COLUMN,
  type ImportColumn,
  type ImportKind,
} from '@plenum/domain/asset-import-columns'
import type { ImportRow } from '@plenum/domain/asset-import-edit'
import type { Column } from '#app/table/columns.ts'
import { FileCell, ProblemsCell, RowControls } from './row-cells.tsx'

type RowColumn = Column<ImportRow, string, never>

const LINE: RowColumn = {
  id: 'line',
  size: 4.5,
  kind: 'number',
  pinned: true,
  text: (row) => String(row.line),
}
const PROBLEM: RowColumn = {
  id: 'problem',
  size: 16,
  grow: 2,
  isStateless: true,
  Cell: ({ row }) => <ProblemsCell row={row} />,
}
const CONTROLS: RowColumn = {
  id: 'controls',
  size: 12,
  Cell: ({ row }) => <RowControls row={row} />,
}

const ASSET: RowColumn = {
  id: 'asset',
  size: 16,
  grow: 1,
  text: ({ asset }) => (asset === null ? '' : `${asset.name} · ${asset.code}`),
}

const WIDE: readonly ImportColumn[] = ['name', 'notes', 'model']

const fileColumn = (column: ImportColumn): RowColumn => ({
  id: column,
  ...(WIDE.includes(column) ? { size: 18, grow: 2 } : { size: 9, grow: 1 }),
  Cell: ({ row }) => <FileCell row={row} column={column} />,
})

/** The same where something changes: from and to need more room. */
const changingColumn = (column: ImportColumn): RowColumn => ({ ...fileColumn(column), size: 18, grow: 2 })

/** Each column's own component, made once: a new one would lose what is being typed. */
const ALL_COLUMNS = [...new Set(Object.values(COLUMNS_OF).flat())]
const FILE_COLUMNS = new Map(ALL_COLUMNS.map((column) => [column, fileColumn(column)]))
const CHANGING_COLUMNS = new Map(ALL_COLUMNS.map((column) => [column, changingColumn(column)]))

/** The columns of the grid: those with problems first, then those that change, then the others that say something. */
export function rowColumns(
  kind: ImportKind,
  rows: readonly ImportRow[],
  troubled: readonly ImportColumn[],
): readonly RowColumn[] {
  const used = COLUMNS_OF[kind].filter(
    (column) => column === KEY_COLUMN[kind] || rows.some(({ cells }) => cells[column] !== undefined),
  )
  const changes = new Set(rows.flatMap((row) => row.changes.map(({ column }) => column)))
  const changing = COLUMNS_OF[kind].filter((column) => changes.has(column))
  const order = [...new Set([...troubled, ...changing, ...used])]
  const cells = order.flatMap(
    (column) => (changes.has(column) ? CHANGING_COLUMNS : FILE_COLUMNS).get(column) ?? [],
  )
  const updates = rows.some(({ asset }) => asset !== null)
  const isClean = updates && rows.every(({ problems, skipped }) => problems.length === 0 && !skipped)
  return [LINE, ...(updates ? [ASSET] : []), ...(isClean ? [] : [PROBLEM]), CONTROLS, ...cells]
}
