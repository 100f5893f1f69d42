import { cellOf } from '@plenum/ui/data-table'
import { useId, type ComponentType } from 'react'
import { columnWidths, withWidth, type ColumnLayout } from './column-layout.ts'
import { useColumnModel } from './column-model.ts'
import type { Column } from './columns.ts'
import { SELECT_WIDTH, type CellColumn, type RowLook } from './row-view.tsx'
import type { HeadColumn } from './table-head.tsx'

interface LookInput<Row, Order extends string> {
  columns: readonly Column<Row, string, Order>[]
  layout: ColumnLayout
  onLayout: ((layout: ColumnLayout) => void) | undefined
  Card: ComponentType<{ row: Row }> | undefined
  rowId: (row: Row) => string
  isOpenable: boolean
  selectLabel: ((row: Row) => string) | undefined
  /** The room there is, in pixels. */
  width: number
  rem: number
}

const cardOf = <Row>(Card: ComponentType<{ row: Row }>): CellColumn<Row> => ({
  id: 'card',
  look: cellOf({ column: 0 }),
  text: undefined,
  Cell: Card,
  isStateless: false,
})

function cellColumn<Row, Order extends string>(
  column: Column<Row, string, Order>,
  pinOffset: string | undefined,
  at: number,
): CellColumn<Row> {
  const { id, kind = 'text', pinned = false } = column
  return {
    id,
    look: cellOf({ kind, pinned, pinOffset: pinned ? pinOffset : undefined, column: at }),
    text: 'text' in column ? column.text : undefined,
    Cell: 'text' in column ? undefined : column.Cell,
    isStateless: 'text' in column || column.isStateless === true,
  }
}

/** What a table's columns come to: their template, their widths, and what all rows have in common. */
export function useTableLook<Row, Order extends string>(input: LookInput<Row, Order>) {
  const { columns, layout, onLayout, Card, rowId, isOpenable, selectLabel, width, rem } = input
  const gridId = useId()
  const model = useColumnModel(columns, layout)
  const isSelectable = selectLabel !== undefined && Card === undefined
  const pinOffset = isSelectable ? SELECT_WIDTH : undefined
  const before = isSelectable ? Number.parseFloat(SELECT_WIDTH) * rem : 0
  const widths = columnWidths(model, width - before, rem)
  const shown: HeadColumn<Row, Order>[] = model.map(({ column, size, grow }, at) => ({
    id: column.id,
    column,
    size,
    grow,
    width: widths[at] ?? 0,
  }))
  const tracks = [...(isSelectable ? [before] : []), ...widths]
  const cells = model.map(({ column }, at) =>
    cellColumn(column, pinOffset, at + tracks.length - widths.length),
  )
  const look: RowLook<Row> = {
    gridId,
    columns: Card ? [cardOf(Card)] : cells,
    rowId,
    isOpenable,
    selectLabel: isSelectable ? selectLabel : undefined,
  }
  return {
    gridId,
    look,
    shown,
    tracks: Card ? [width] : tracks,
    isFitting: Card !== undefined || before + widths.reduce((sum, one) => sum + one, 0) <= width,
    setWidth: (id: string, next: number | undefined) =>
      onLayout?.(withWidth(layout, { columns: shown, id, width: next, rem })),
  }
}
