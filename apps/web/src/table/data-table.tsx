import * as Table from '@plenum/ui/data-table'
import { Hidden } from '@plenum/ui/hidden'
import type { ComponentType, ReactNode, Ref } from 'react'
import { PLAIN_LAYOUT, type ColumnLayout } from './column-layout.ts'
import type { Column } from './columns.ts'
import { actionOf } from './row-cursor.ts'
import { selectedShare } from './row-selection.ts'
import type { RowSource } from './row-source.ts'
import { TableHead, type SortState } from './table-head.tsx'
import { TableRows } from './table-rows.tsx'
import { useRowActions, type RowSelection } from './use-row-actions.ts'
import { useScroller } from './use-scroller.ts'
import { useTableLook } from './use-table-look.ts'

export interface DataTableProps<Row, Order extends string> {
  label: string
  columns: readonly Column<Row, string, Order>[]
  headings: Readonly<Record<string, ReactNode>>
  /** Undefined while the first of them are on their way. */
  rows: RowSource<Row> | undefined
  rowId: (row: Row) => string
  /** All rows there are; -1 while that is unknown. */
  rowCount: number
  /** In place of the rows: there are none, or they could not be had. */
  message?: ReactNode
  /** Under the last row: more is loading, that was all, loading failed. */
  note?: ReactNode
  /** Told to who listens to the page, whenever it changes. */
  status?: string
  /** Names the list that is shown: another one begins at its top, without a cursor. */
  list?: string
  /** The row whose record is open, and what opens another. */
  open?: { id: string | undefined; onOpen: (row: Row) => void }
  sort?: SortState<Order>
  selection?: RowSelection<Row>
  /** Given where a person may arrange the columns. */
  layout?: { value: ColumnLayout; onLayout: (layout: ColumnLayout) => void }
  /** Shows rows as cards of two lines instead of columns. */
  Card?: ComponentType<{ row: Row }> | undefined
  grid?: Ref<HTMLDivElement>
}

const SKELETON_ROWS = 14
const COMING: RowSource<never> = {
  count: SKELETON_ROWS,
  loaded: 0,
  rowAt: () => undefined,
  onRange: () => undefined,
}

const NONE: RowSource<never> = { ...COMING, count: 0 }

/** Rows in columns, drawn only where they are looked at; arrows move a cursor, Space selects, Enter opens. */
export function DataTable<Row, Order extends string>(props: DataTableProps<Row, Order>) {
  const { label, columns, headings, rowId, rowCount, message, note, status = '', list = '' } = props
  const { open, sort, selection, layout, Card, grid } = props
  const source = message === undefined ? (props.rows ?? COMING) : NONE
  const rows = { ...source, rowId }
  const { scroller, frameRef, measureRef, headRef, bodyRef, width, rem, rowHeight } = useScroller({
    count: rows.count,
    list,
    isCards: Card !== undefined,
  })
  const { cursor, begin, perform, selectAll } = useRowActions({
    rows,
    scroller,
    list,
    selection,
    onOpen: open?.onOpen,
  })
  const { gridId, tracks, isFitting, look, shown, setWidth } = useTableLook({
    columns,
    layout: layout?.value ?? PLAIN_LAYOUT,
    onLayout: layout?.onLayout,
    Card,
    rowId,
    isOpenable: open !== undefined,
    selectLabel: selection?.label,
    width,
    rem,
  })
  const isBusy = props.rows === undefined && message === undefined
  return (
    <Table.Frame ref={frameRef}>
      <Table.Grid
        ref={grid}
        label={label}
        columns={tracks}
        rowCount={rowCount < 0 || isBusy ? -1 : rowCount + 1}
        rowHeight={rowHeight}
        tabIndex={0}
        aria-busy={isBusy}
        aria-multiselectable={selection !== undefined}
        aria-activedescendant={cursor < 0 ? undefined : `${gridId}-${cursor}`}
        data-fits={isFitting ? '' : undefined}
        onKeyDown={(event) => {
          // keys inside a cell's own control are that control's
          if (event.target !== event.currentTarget) return
          const action = actionOf(event, cursor, {
            count: rows.count,
            page: scroller.page(),
            first: scroller.firstWhole(),
          })
          if (action !== null && perform(action)) event.preventDefault()
        }}
        onFocus={({ target, currentTarget }) => {
          // a pointer puts the cursor itself, where it presses
          if (target === currentTarget && cursor < 0 && target.matches(':focus-visible')) begin()
        }}
      >
        <Table.Measure ref={measureRef} layout={Card ? 'cards' : 'columns'} />
        {!Card && (
          <TableHead
            ref={headRef}
            columns={shown}
            headings={headings}
            sort={sort}
            rem={rem}
            onWidth={layout && setWidth}
            selected={selection && selectedShare(rows.loaded, selection.ids)}
            onSelectAll={selectAll}
          />
        )}
        <TableRows
          ref={bodyRef}
          scroller={scroller}
          rows={rows}
          look={look}
          cursor={cursor}
          openId={open?.id}
          selected={selection?.ids}
          onAction={perform}
        />
        {message !== undefined && <Table.Message>{message}</Table.Message>}
      </Table.Grid>
      {note !== undefined && message === undefined && !isBusy && <Table.Note>{note}</Table.Note>}
      <Hidden role="status">{status}</Hidden>
    </Table.Frame>
  )
}
