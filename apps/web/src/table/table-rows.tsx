import { Body } from '@plenum/ui/data-table'
import { useEffect, useEffectEvent, useSyncExternalStore, type Ref } from 'react'
import type { TableAction } from './row-cursor.ts'
import { actionOfClick, actionOfTick, focusOfRange, rowIndexOf, titleWhereCut } from './row-events.ts'
import type { Rows } from './row-source.ts'
import { RowView, type RowLook } from './row-view.tsx'
import type { Scroller } from './scroller.ts'

interface TableRowsProps<Row> {
  ref: Ref<HTMLDivElement>
  scroller: Scroller
  rows: Rows<Row>
  look: RowLook<Row>
  cursor: number
  openId: string | undefined
  /** Undefined where rows cannot be selected. */
  selected: ReadonlySet<string> | undefined
  onAction: (action: TableAction) => void
}

/** The rows in view: as the list scrolls, elements go from the rows that leave to those that come. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { ref, scroller, rows, look, cursor, openId, selected, onAction } = props
  const { slots, drift, rowHeight, range } = useSyncExternalStore(scroller.subscribe, scroller.drawn)
  const looked = useEffectEvent(rows.onRange)
  const { first, last } = range
  const { count } = rows
  useEffect(() => {
    if (last >= first && count > 0) looked(first, last)
  }, [first, last, count])
  useEffect(() => scroller.keep('cursor', cursor < 0 ? null : cursor), [scroller, cursor])
  const act = (action: TableAction | null) => action && onAction(action)
  return (
    <Body
      ref={ref}
      onClick={(event) => act(actionOfClick(event))}
      onChange={(event) => act(actionOfTick(event))}
      onMouseDown={selected && focusOfRange}
      onPointerOver={titleWhereCut}
      onFocus={(event) => scroller.keep('focus', rowIndexOf(event))}
      onBlur={() => scroller.keep('focus', null)}
    >
      {slots.map(({ id: slot, index }) => {
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
      })}
    </Body>
  )
}
