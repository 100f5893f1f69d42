import { Checkbox } from '@plenum/ui/checkbox'
import * as Table from '@plenum/ui/data-table'
import { memo, type ComponentType } from 'react'

/** A column as its cells are drawn. */
export interface CellColumn<Row> {
  id: string
  look: ReturnType<typeof Table.cellOf>
  text: ((row: Row) => string) | undefined
  Cell: ComponentType<{ row: Row }> | undefined
  isStateless: boolean
}

/** What all rows of a table have in common; the object stays while nothing of it changes. */
export interface RowLook<Row> {
  gridId: string
  columns: readonly CellColumn<Row>[]
  rowId: (row: Row) => string
  isOpenable: boolean
  /** Names the box that selects a row; undefined where rows cannot be selected. */
  selectLabel: ((row: Row) => string) | undefined
}

interface RowViewProps<Row> {
  look: RowLook<Row>
  /** Undefined while it is not loaded. */
  row: Row | undefined
  index: number
  /** Pixels from the top of the body. */
  top: number
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined
  isOpen: boolean
  isCursor: boolean
}

export const SELECT_WIDTH = '2.5rem'
const selectCell = Table.cellOf({ kind: 'action', pinned: true, column: 0 }).part

function RowElements<Row>({ look, row, index, top, isSelected, isOpen, isCursor }: RowViewProps<Row>) {
  const { columns, rowId, selectLabel } = look
  return (
    <Table.Row
      id={`${look.gridId}-${index}`}
      rowIndex={index + 2}
      place="window"
      selected={isSelected}
      open={isOpen}
      cursor={isCursor}
      openable={look.isOpenable}
      missing={row === undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      {selectLabel && (
        <div {...selectCell}>
          {row !== undefined && (
            <Checkbox
              aria-label={selectLabel(row)}
              checked={isSelected === true}
              readOnly
              tabIndex={-1}
              data-selects=""
            />
          )}
        </div>
      )}
      {columns.map(({ id, look: cell, text, Cell, isStateless }) => {
        if (row === undefined) return <div key={id} {...cell.part} />
        if (text !== undefined) {
          const shown = text(row)
          return (
            <div key={id} {...cell.text}>
              {shown}
            </div>
          )
        }
        return (
          <div key={id} {...cell.part}>
            {Cell && <Cell key={isStateless ? '' : rowId(row)} row={row} />}
          </div>
        )
      })}
    </Table.Row>
  )
}

/** One row, drawn again only when something of it changed: the list scrolls sixty times a second. */
// `memo` forgets that the component is generic
export const RowView = memo(RowElements) as typeof RowElements
