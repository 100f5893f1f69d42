import * as Table from '@plenum/ui/data-table'
import type { ReactNode } from 'react'
import { directionOf, nextOrder, type Column } from './columns.ts'

export interface SortState<Order extends string> {
  order: Order
  onOrder: (order: Order) => void
}

interface TableHeadProps<Row, Order extends string> {
  columns: readonly Column<Row, string, Order>[]
  headings: Readonly<Record<string, ReactNode>>
  sort: SortState<Order> | undefined
}

/** The columns' names; those the list can be sorted by are buttons. */
export function TableHead<Row, Order extends string>({
  columns,
  headings,
  sort,
}: TableHeadProps<Row, Order>) {
  return (
    <Table.Head>
      {columns.map(({ id, kind = 'text', pinned = false, orders }) => (
        <Table.HeadCell
          key={id}
          kind={kind}
          pinned={pinned}
          sort={
            orders && sort
              ? {
                  direction: directionOf({ orders }, sort.order),
                  onSort: () => sort.onOrder(nextOrder(orders, sort.order)),
                }
              : undefined
          }
        >
          {headings[id]}
        </Table.HeadCell>
      ))}
    </Table.Head>
  )
}
