import { useState } from 'react'
import type { TableAction } from './row-cursor.ts'
import {
  allLoaded,
  anchorAt,
  extendedTo,
  selectedShare,
  toggled,
  type Anchor,
  type Selected,
} from './row-selection.ts'
import { indexOfMark, markAt, type RowMark, type Rows } from './row-source.ts'
import type { Scroller } from './scroller.ts'

/** Which rows are selected, and who is told when others are. */
export interface RowSelection<Row> {
  ids: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  /** Names the box that selects a row. */
  label: (row: Row) => string
}

interface RowActionsInput<Row> {
  rows: Rows<Row>
  scroller: Scroller
  /** Names the list: another one begins without a cursor. */
  list: string
  selection: RowSelection<Row> | undefined
  onOpen: ((row: Row) => void) | undefined
}

interface Hand {
  list: string
  cursor: RowMark | null
  anchor: Anchor | null
}

/** The cursor of a table, and what its keys and pointer do to rows. */
export function useRowActions<Row>({ rows, scroller, list, selection, onOpen }: RowActionsInput<Row>) {
  const [held, setHand] = useState<Hand>({ list, cursor: null, anchor: null })
  const hand = held.list === list ? held : { list, cursor: null, anchor: null }
  const cursor = hand.cursor === null ? -1 : indexOfMark(rows, hand.cursor)
  const put = (index: number, anchor: Anchor | null) => {
    scroller.keep('cursor', index)
    setHand({ list, cursor: markAt(rows, index), anchor })
  }
  const select = (index: number, { ids, anchor }: Selected) => {
    put(index, anchor)
    selection?.onSelect(ids)
  }
  const extend = (index: number) => {
    if (selection === undefined) return put(index, null)
    const anchor = hand.anchor ?? anchorAt(rows, cursor < 0 ? index : cursor, selection.ids)
    select(index, extendedTo(rows, anchor, index))
  }
  const selectAll = () => {
    if (selection === undefined) return
    const isAll = selectedShare(rows.loaded, selection.ids) === 'all'
    selection.onSelect(isAll ? new Set() : allLoaded(rows))
  }
  const open = (index: number) => {
    const row = rows.rowAt(index)
    put(index, null)
    if (row !== undefined) onOpen?.(row)
  }
  /** Does it, and says whether there was anything to do. */
  const perform = (action: TableAction): boolean => {
    switch (action.do) {
      case 'move':
      case 'extend':
        if (action.do === 'extend') extend(action.to)
        else put(action.to, null)
        scroller.reveal(action.to)
        return true
      case 'toggle':
        if (selection) select(action.at, toggled(rows, selection.ids, action.at))
        return selection !== undefined
      case 'open':
        open(action.at)
        return onOpen !== undefined
      case 'all':
        selection?.onSelect(allLoaded(rows))
        return selection !== undefined
      case 'clear':
        if (selection === undefined || selection.ids.size === 0) return false
        selection.onSelect(new Set())
        return true
    }
  }
  /** Puts a cursor that stands nowhere on the first row in view. */
  const begin = () => {
    if (rows.count > 0) put(Math.min(scroller.firstWhole(), rows.count - 1), null)
  }
  return { cursor, begin, perform, selectAll }
}
