import * as Table from '@plenum/ui/data-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Column } from './columns.ts'
import { cursorAfter } from './row-cursor.ts'
import { TableHead, type SortState } from './table-head.tsx'

const CARD_HEIGHT = 64
const NEAR_THE_END = 15
const OVERSCAN = 8

export interface DataTableProps<Row, Order extends string> {
  label: string
  columns: readonly Column<Row, string, Order>[]
  headings: Readonly<Record<string, ReactNode>>
  rows: readonly Row[]
  /** All rows there are; -1 while that is unknown. */
  rowCount: number
  rowId: (row: Row) => string
  /** The row whose record is open. */
  openId: string | undefined
  onOpen: (row: Row) => void
  sort?: SortState<Order>
  /** Shows rows as cards of two lines instead of columns. */
  card?: ((row: Row) => ReactNode) | undefined
  onNearEnd: () => void
  /** Under the last row: more is loading, that was all, loading failed. */
  note: ReactNode
}

/** Rows in columns, drawn only where they are looked at; arrows move a cursor, Enter opens. */
export function DataTable<Row, Order extends string>(props: DataTableProps<Row, Order>) {
  'use no memo'
  const { label, columns, headings, rows, rowCount, rowId, openId, onOpen, sort, card, onNearEnd, note } =
    props
  const frame = useRef<HTMLDivElement>(null)
  const gridId = useId()
  const [cursorId, setCursorId] = useState<string | null>(null)
  const cursor = rows.findIndex((row) => rowId(row) === cursorId)
  const height = card ? CARD_HEIGHT : Table.ROW_HEIGHT.regular
  const putCursor = (index: number) => {
    const row = rows[index]
    if (row !== undefined) setCursorId(rowId(row))
  }
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    scrollPaddingStart: card ? 0 : height,
    overscan: OVERSCAN,
  })
  const shown = virtualizer.getVirtualItems()
  const last = shown.at(-1)?.index ?? -1
  const nearEnd = useEffectEvent(onNearEnd)
  const isNearEnd = rows.length > 0 && last >= rows.length - NEAR_THE_END
  useEffect(() => {
    if (isNearEnd) nearEnd()
  }, [isNearEnd, rows.length])
  const onKeyDown = (event: KeyboardEvent) => {
    // keys inside a cell's own control are that control's
    if (event.target !== event.currentTarget) return
    const current = rows[cursor]
    if (event.key === 'Enter' && current !== undefined) return onOpen(current)
    const page = Math.max(1, shown.length - 2 * OVERSCAN)
    const to = cursorAfter(event.key, cursor, { count: rows.length, page })
    if (to === null) return
    event.preventDefault()
    putCursor(to)
    virtualizer.scrollToIndex(to)
  }
  return (
    <Table.Frame ref={frame}>
      <Table.Grid
        label={label}
        columns={card ? 'minmax(0, 1fr)' : columns.map((column) => column.track).join(' ')}
        rowCount={rowCount < 0 ? -1 : rowCount + 1}
        tabIndex={0}
        aria-activedescendant={rows[cursor] === undefined ? undefined : `${gridId}-${cursor}`}
        onKeyDown={onKeyDown}
        onFocus={() => cursor < 0 && putCursor(0)}
      >
        {!card && <TableHead columns={columns} headings={headings} sort={sort} />}
        <Table.Body style={{ height: virtualizer.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const row = rows[index]
            if (row === undefined) return null
            const id = rowId(row)
            return (
              <Table.Row
                key={id}
                id={`${gridId}-${index}`}
                rowIndex={index + 2}
                selected={id === openId}
                cursor={index === cursor}
                openable
                style={{ height, transform: `translateY(${start}px)`, position: 'absolute', top: 0, left: 0 }}
                onClick={(event) => {
                  if (hasOwnControl(event.target)) return
                  setCursorId(id)
                  onOpen(row)
                }}
              >
                {card ? (
                  <Table.Cell>{card(row)}</Table.Cell>
                ) : (
                  columns.map(({ id: columnId, kind = 'text', pinned = false, Cell }) => (
                    <Table.Cell key={columnId} kind={kind} pinned={pinned}>
                      <Cell row={row} />
                    </Table.Cell>
                  ))
                )}
              </Table.Row>
            )
          })}
        </Table.Body>
      </Table.Grid>
      <Table.Note>{note}</Table.Note>
    </Table.Frame>
  )
}

const hasOwnControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, [role=menu], [role=menuitem]') !== null
