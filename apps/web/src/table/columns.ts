import type { ComponentType } from 'react'

/** A column as data; columns are constants of their module. */
export interface Column<Row, Id extends string = string, Order extends string = string> {
  id: Id
  /** Its share of the width, as a grid track. */
  track: string
  kind?: 'text' | 'code' | 'number' | 'action'
  pinned?: boolean
  /** The two orders its header switches between, where the list can be sorted by it. */
  orders?: { ascending: Order; descending: Order; first: 'ascending' | 'descending' }
  Cell: ComponentType<{ row: Row }>
}

/** How a column's header shows the list's order. */
export function directionOf<Order extends string>(
  column: Pick<Column<never, string, Order>, 'orders'>,
  order: Order,
): 'ascending' | 'descending' | 'none' {
  if (column.orders?.ascending === order) return 'ascending'
  return column.orders?.descending === order ? 'descending' : 'none'
}

/** The order after a press on a column's header: its own first, then the other way round. */
export function nextOrder<Order extends string>(
  orders: NonNullable<Column<never, string, Order>['orders']>,
  order: Order,
): Order {
  const { ascending, descending, first } = orders
  if (order === ascending) return descending
  if (order === descending) return ascending
  return orders[first]
}
