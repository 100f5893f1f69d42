import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { NARROWEST, WIDEST, type ColumnLayout } from './column-layout.ts'
import type { Column } from './columns.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
})

// the rows stay outside: a model of them would hold an object for each of a million
const NO_ROWS: never[] = []

/** A column as it stands in the table now. */
export interface ShownColumn<Row, Order extends string> {
  column: Column<Row, string, Order>
  /** Width in rem. */
  size: number
  /** Its share of the room left over; none once a person has set its width. */
  grow: number
}

/** The columns a person sees: which, in which order, how wide. */
export function useColumnModel<Row, Order extends string>(
  columns: readonly Column<Row, string, Order>[],
  layout: ColumnLayout,
): readonly ShownColumn<Row, Order>[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const table = useTable({
    features,
    columns: columns.map(({ id, size }) => ({
      id,
      size,
      minSize: Math.min(NARROWEST, size),
      maxSize: WIDEST,
    })),
    data: NO_ROWS,
    state: {
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
      columnOrder: [...layout.order],
      columnSizing: { ...layout.widths },
      columnPinning: {
        start: columns.filter(({ pinned }) => pinned).map(({ id }) => id),
        end: columns.filter(({ isLast }) => isLast).map(({ id }) => id),
      },
    },
  })
  const leaves = [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ]
  return leaves.flatMap((leaf) => {
    const column = byId.get(leaf.id)
    if (column === undefined) return []
    const isSet = layout.widths[leaf.id] !== undefined
    return { column, size: leaf.getSize(), grow: isSet ? 0 : (column.grow ?? 0) }
  })
}
