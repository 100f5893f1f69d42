import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Rows } from './row-source.ts'
import { RowView, type RowLook } from './row-view.tsx'
import type { Scroller } from './scroller.ts'

interface TableRowsProps<Row> {
  scroller: Scroller
  rows: Rows<Row>
  look: RowLook<Row>
  cursor: number
  openId: string | undefined
  selected: ReadonlySet<string> | undefined
}

/** The rows in view: as the list scrolls, elements go from the rows that leave to those that come. */
export function TableRows<Row>({ scroller, rows, look, cursor, openId, selected }: TableRowsProps<Row>) {
  const { slots, drift, rowHeight, range } = useSyncExternalStore(scroller.subscribe, scroller.drawn)
  const looked = useEffectEvent(rows.onRange)
  const { first, last } = range
  const { count } = rows
  useEffect(() => {
    if (last >= first && count > 0) looked(first, last)
  }, [first, last, count])
  return slots.map(({ id: slot, index }) => {
    const row = rows.rowAt(index)
    const id = row === undefined ? undefined : rows.rowId(row)
    return (
      <RowView
        key={slot}
        look={look}
        row={row}
        index={index}
        top={index * rowHeight - drift}
        isSelected={selected && id !== undefined ? selected.has(id) : undefined}
        isOpen={id !== undefined && id === openId}
        isCursor={index === cursor}
      />
    )
  })
}
