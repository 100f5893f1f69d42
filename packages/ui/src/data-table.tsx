import { cx } from '@plenum/ui/css'
import { dataTable } from '@plenum/ui/recipes'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'

/** Height of a row in pixels, by density: what a virtual list counts with. */
export const ROW_HEIGHT = { compact: 28, regular: 36, touch: 44 } as const

export type Density = keyof typeof ROW_HEIGHT

export type SortDirection = 'ascending' | 'descending' | 'none'

interface CellLook {
  /** `code` in mono, `number` to the right with even figures, `action` a box for one small control. */
  kind?: 'text' | 'code' | 'number' | 'action'
  /** Stays at the left while the rest scrolls, from 768 px on. */
  pinned?: boolean
  /** Where it stays, when something is pinned before it: that thing's width. */
  pinOffset?: string
}

const styles = dataTable()

const variable = (name: `--${string}`, value: string | undefined): CSSProperties =>
  value === undefined ? {} : { [name]: value }

/** The box that scrolls, both ways; it fills what its parent leaves. */
export function Frame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.frame, className)} />
}

interface GridProps extends ComponentProps<'div'> {
  /** Name of the table. */
  label: string
  /** The columns as a grid template, shared by every row: '40px minmax(240px, 2fr) 120px'. */
  columns: string
  /** All rows there are, shown or not; -1 while that is unknown. */
  rowCount: number
}

/** A grid by its roles. Rows may stand in the flow between spacers or be placed by their `style`. */
export function Grid({ label, columns, rowCount, style, ...rest }: GridProps) {
  return (
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount}
      {...rest}
      className={styles.grid}
      style={{ ...style, ...variable('--columns', columns) }}
    />
  )
}

/** The one row of column headers; it stays in view. */
export function Head({ children }: { children: ReactNode }) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} style={{ display: 'contents' }}>
        {children}
      </div>
    </div>
  )
}

interface HeadCellProps extends CellLook {
  /** Given for a column that can be sorted by. */
  sort?: { direction: SortDirection; onSort: () => void } | undefined
  children?: ReactNode
}

export function HeadCell({ kind = 'text', pinned = false, pinOffset, sort, children }: HeadCellProps) {
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
          {children}
          {sort.direction === 'descending' ? (
            <ArrowDown aria-hidden="true" />
          ) : (
            <ArrowUp aria-hidden="true" />
          )}
        </button>
      ) : (
        children
      )}
    </div>
  )
}

export function Body({ className, ...rest }: ComponentProps<'div'>) {
  return <div role="rowgroup" {...rest} className={cx(styles.body, className)} />
}

interface RowProps extends ComponentProps<'div'> {
  /** Its place among all rows, the header being 1. */
  rowIndex: number
  selected?: boolean
  /** The keyboard's cursor stands on it. */
  cursor?: boolean
  /** A press on it opens something. */
  openable?: boolean
}

export function Row({ rowIndex, selected = false, cursor = false, openable = false, ...rest }: RowProps) {
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={selected}
      {...(cursor && { 'data-cursor': '' })}
      {...(openable && { 'data-openable': '' })}
      {...rest}
      className={styles.row}
    />
  )
}

interface CellProps extends CellLook {
  weight?: 'regular' | 'strong' | 'muted'
  /** The whole text, where the cell may cut it. */
  title?: string
  children?: ReactNode
}

export function Cell({
  kind = 'text',
  pinned = false,
  pinOffset,
  weight = 'regular',
  title,
  children,
}: CellProps) {
  return (
    <div
      role="gridcell"
      {...(title !== undefined && { title })}
      className={dataTable({ kind, pin: pinned ? 'start' : 'none', weight }).cell}
      style={variable('--pin', pinOffset)}
    >
      {typeof children === 'string' ? <span className={styles.text}>{children}</span> : children}
    </div>
  )
}

/** Room for rows that are not drawn. */
export function Spacer({ height }: { height: number }) {
  return <div aria-hidden="true" style={{ height }} />
}

/** A line under the rows: more is loading, that was all, loading failed. */
export function Note({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>
}
