import { cx } from '@plenum/ui/css'
import { dataTable } from '@plenum/ui/recipes'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cellOf, columnsOf, variable, type CellLook } from './data-table-columns.ts'

export { cellOf }

/** Height of a row in pixels, by density, where a rem is 16 pixels. */
export const ROW_HEIGHT = { compact: 28, regular: 36, touch: 44 } as const

export type Density = keyof typeof ROW_HEIGHT

export type SortDirection = 'ascending' | 'descending' | 'none'

const styles = dataTable()

/** The box that scrolls, both ways; it fills what its parent leaves. */
export function Frame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.frame, className)} />
}

interface GridProps extends ComponentProps<'div'> {
  /** Name of the table. */
  label: string
  /** The columns as a grid template, or their widths in pixels, where rows are placed. */
  columns: string | readonly number[]
  /** All rows there are, shown or not; -1 while that is unknown. */
  rowCount: number
  /** Height of the rows that are placed by their `style`. */
  rowHeight?: number
}

/** A grid by its roles. Rows stand in the flow, or are placed by their `style`. */
export function Grid({ label, columns, rowCount, rowHeight, style, ...rest }: GridProps) {
  return (
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount}
      {...rest}
      className={styles.grid}
      style={{
        ...style,
        ...columnsOf(columns),
        ...variable('--row-height', rowHeight === undefined ? undefined : `${rowHeight}px`),
      }}
    />
  )
}

interface MeasureProps extends ComponentProps<'div'> {
  layout: 'columns' | 'cards'
}

/** Is as high as a row, whatever the density and the size of letters, and says so to who asks. */
export function Measure({ layout, ...rest }: MeasureProps) {
  return <div {...rest} aria-hidden="true" className={dataTable({ layout }).measure} />
}

/** The one row of column headers; it stays in view. */
export function Head({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div role="rowgroup" {...rest} className={styles.head}>
      <div role="row" aria-rowindex={1} style={{ display: 'contents' }}>
        {children}
      </div>
    </div>
  )
}

interface HeadCellProps extends CellLook {
  /** Given for a column that can be sorted by. */
  sort?: { direction: SortDirection; onSort: () => void } | undefined
  /** Beside the name, where the column's width can be changed. */
  resizer?: ReactNode
  children?: ReactNode
}

export function HeadCell({
  kind = 'text',
  pinned = false,
  pinOffset,
  sort,
  resizer,
  children,
}: HeadCellProps) {
  const look = dataTable({ kind, pin: pinned ? 'start' : 'none' })
  return (
    <div
      role="columnheader"
      {...(sort && { 'aria-sort': sort.direction })}
      className={look.headCell}
      style={variable('--pin', pinOffset)}
    >
      {sort ? (
        <button type="button" data-sort={sort.direction} className={styles.sort} onClick={sort.onSort}>
          <span className={styles.text}>{children}</span>
          {sort.direction === 'descending' ? (
            <ArrowDown aria-hidden="true" />
          ) : (
            <ArrowUp aria-hidden="true" />
          )}
        </button>
      ) : (
        children
      )}
      {resizer}
    </div>
  )
}

interface ResizerProps extends Omit<ComponentProps<'div'>, 'className' | 'role'> {
  /** What it does: 'Width of Name'. */
  label: string
  /** The column's width, and its bounds, in pixels. */
  width: number
  narrowest: number
  widest: number
}

/** The edge of a column that can be moved. */
export function Resizer({ label, width, narrowest, widest, ...rest }: ResizerProps) {
  return (
    <div
      {...rest}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      className={styles.resizer}
    />
  )
}

export function Body({ className, ...rest }: ComponentProps<'div'>) {
  return <div role="rowgroup" {...rest} className={cx(styles.body, className)} />
}

interface RowProps extends ComponentProps<'div'> {
  /** Its place among all rows, the header being 1. */
  rowIndex: number
  /** Undefined where rows cannot be selected. */
  selected?: boolean | undefined
  /** What it leads to is open beside the table. */
  open?: boolean
  /** The keyboard's cursor stands on it. */
  cursor?: boolean
  /** A press on it opens something. */
  openable?: boolean
  place?: 'flow' | 'window'
  /** It is still on its way: its empty cells show that something comes. */
  missing?: boolean
}

const rowClass = { flow: styles.row, window: dataTable({ place: 'window' }).row }

export function Row({
  rowIndex,
  selected,
  open = false,
  cursor = false,
  openable = false,
  place = 'flow',
  missing = false,
  ...rest
}: RowProps) {
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={selected}
      aria-current={open ? true : undefined}
      data-cursor={cursor ? '' : undefined}
      data-openable={openable ? '' : undefined}
      data-missing={missing ? '' : undefined}
      {...rest}
      className={rowClass[place]}
    />
  )
}

interface CellProps extends CellLook {
  /** The whole text, where the cell may cut it. */
  title?: string
  children?: ReactNode
}

export function Cell({ title, children, ...look }: CellProps) {
  const { part, text } = cellOf(look)
  return (
    <div {...(typeof children === 'string' ? text : part)} title={title}>
      {children}
    </div>
  )
}

/** In place of the rows: there are none, or they could not be had. */
export function Message({ children }: { children: ReactNode }) {
  return (
    <div role="row" aria-rowindex={2}>
      <div role="gridcell" className={styles.message}>
        {children}
      </div>
    </div>
  )
}

/** A line under the rows: more is loading, that was all, loading failed. */
export function Note({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>
}
