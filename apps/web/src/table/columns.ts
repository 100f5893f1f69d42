import type { ComponentType } from 'react'

interface ColumnBase<Id extends string, Order extends string> {
  id: Id
  /** Its width in rem until a person sets another. */
  size: number
  /** Its share of the room that is left over. */
  grow?: number
  kind?: 'text' | 'code' | 'number' | 'action'
  pinned?: boolean
  /** Put away until a person asks for it. */
  isExtra?: boolean
  /** Its place is the last, whatever the others' order. */
  isLast?: boolean
  /** The two orders its header switches between, where the list can be sorted by it. */
  orders?: { ascending: Order; descending: Order; first: 'ascending' | 'descending' }
}

/** A column as data; columns are constants of their module. */
export type Column<Row, Id extends string = string, Order extends string = string> = ColumnBase<Id, Order> &
  (
    | { text: (row: Row) => string }
    | {
        Cell: ComponentType<{ row: Row }>
        /** Its cells keep nothing of their own: while the list scrolls one may become another row's. */
        isStateless?: boolean
      }
  )

/** How a column's header shows the list's order. */
export function directionOf<Order extends string>(
  column: Pick<ColumnBase<string, Order>, 'orders'>,
  order: Order,
): 'ascending' | 'descending' | 'none' {
  if (column.orders?.ascending === order) return 'ascending'
  return column.orders?.descending === order ? 'descending' : 'none'
}

/** The order after a press on a column's header: its own first, then the other way round. */
export function nextOrder<Order extends string>(
  orders: NonNullable<ColumnBase<string, Order>['orders']>,
  order: Order,
): Order {
  const { ascending, descending, first } = orders
  if (order === ascending) return descending
  if (order === descending) return ascending
  return orders[first]
}
