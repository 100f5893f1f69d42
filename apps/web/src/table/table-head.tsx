import { useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import * as Table from '@plenum/ui/data-table'
import type { ReactNode, Ref } from 'react'
import type { Sized } from './column-layout.ts'
import { ColumnResizer } from './column-resizer.tsx'
import { directionOf, nextOrder, type Column } from './columns.ts'
import { SELECT_WIDTH } from './row-view.tsx'

export interface SortState<Order extends string> {
  order: Order
  onOrder: (order: Order) => void
}

export interface HeadColumn<Row, Order extends string> extends Sized {
  column: Column<Row, string, Order>
}

interface TableHeadProps<Row, Order extends string> {
  ref: Ref<HTMLDivElement>
  columns: readonly HeadColumn<Row, Order>[]
  headings: Readonly<Record<string, ReactNode>>
  sort: SortState<Order> | undefined
  /** Pixels of a rem. */
  rem: number
  /** Given where the columns' widths can be changed. */
  onWidth: ((id: string, width: number | undefined) => void) | undefined
  /** Given where rows can be selected: how many of the loaded ones are. */
  selected: 'all' | 'some' | 'none' | undefined
  onSelectAll: () => void
}

/** The columns' names; those the list can be sorted by are buttons, and their edges can be moved. */
export function TableHead<Row, Order extends string>(props: TableHeadProps<Row, Order>) {
  const { ref, columns, headings, sort, rem, onWidth, selected, onSelectAll } = props
  const { t } = useTranslation('common')
  return (
    <Table.Head ref={ref}>
      {selected !== undefined && (
        <Table.HeadCell kind="action" pinned>
          <Checkbox
            aria-label={t(($) => $.table.select_all)}
            checked={selected === 'all'}
            indeterminate={selected === 'some'}
            onChange={onSelectAll}
          />
        </Table.HeadCell>
      )}
      {columns.map(({ column: { id, kind = 'text', pinned = false, orders }, width }) => {
        const heading = headings[id]
        return (
          <Table.HeadCell
            key={id}
            kind={kind}
            pinned={pinned}
            pinOffset={selected === undefined ? undefined : SELECT_WIDTH}
            sort={
              orders && sort
                ? {
                    direction: directionOf({ orders }, sort.order),
                    onSort: () => sort.onOrder(nextOrder(orders, sort.order)),
                  }
                : undefined
            }
            resizer={
              onWidth &&
              typeof heading === 'string' && (
                <ColumnResizer
                  label={t(($) => $.table.width_of, { column: heading })}
                  width={width}
                  rem={rem}
                  onWidth={(next) => onWidth(id, next)}
                />
              )
            }
          >
            {heading}
          </Table.HeadCell>
        )
      })}
    </Table.Head>
  )
}
