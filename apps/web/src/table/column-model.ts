import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { inOrder, isShown, NARROWEST, WIDEST, type ColumnLayout } from './column-layout.ts'
import type { Column } from './columns.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
})

// the rows stay outside: a model of them would hold an object for each of a million
const NO_ROWS: never[] = []

interface Placed {
  id: string
  pinned?: boolean
  isLast?: boolean
}

const sideOf = ({ pinned, isLast }: Placed) => Number(isLast === true) - Number(pinned === true)

/** A person's order, between what is pinned and what is always last. */
function orderOf(columns: readonly Placed[], order: readonly string[]): string[] {
  const ids = inOrder(
    columns.map(({ id }) => id),
    order,
  )
  const placed = ids.flatMap((id) => columns.filter((column) => column.id === id))
  return placed.toSorted((one, other) => sideOf(one) - sideOf(other)).map(({ id }) => id)
}

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
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isShown(column, layout)])),
      columnOrder: orderOf(columns, layout.order),
      columnSizing: { ...layout.widths },
    },
  })
  return table.getVisibleLeafColumns().flatMap((leaf) => {
    const column = byId.get(leaf.id)
    if (column === undefined) return []
    const isSet = layout.widths[leaf.id] !== undefined
    return { column, size: leaf.getSize(), grow: isSet ? 0 : (column.grow ?? 0) }
  })
}
