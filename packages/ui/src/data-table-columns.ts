import { dataTable } from '@plenum/ui/recipes'
import type { CSSProperties } from 'react'

export interface CellLook {
  /** `code` in mono, `number` to the right with even figures, `action` a box for one small control. */
  kind?: 'text' | 'code' | 'number' | 'action'
  /** Stays at the left while the rest scrolls, from 768 px on. */
  pinned?: boolean
  /** Where it stays, when something is pinned before it: that thing's width. */
  pinOffset?: string | undefined
  weight?: 'regular' | 'strong' | 'muted'
}

export const variable = (name: `--${string}`, value: string | undefined): CSSProperties =>
  value === undefined ? {} : { [name]: value }

/** Where each column begins and how wide it is, for the cells of placed rows. */
export function columnsOf(columns: string | readonly number[]): CSSProperties {
  if (typeof columns === 'string') return variable('--columns', columns)
  const style = variable('--columns', columns.map((width) => `${width}px`).join(' '))
  let start = 0
  columns.forEach((width, column) => {
    Object.assign(
      style,
      variable(`--start-${column}`, `${start}px`),
      variable(`--width-${column}`, `${width}px`),
    )
    start += width
  })
  return { ...style, minWidth: `${start}px` }
}

const columnStyle = (column: number | undefined, pinOffset: string | undefined): CSSProperties | undefined =>
  column === undefined && pinOffset === undefined
    ? undefined
    : {
        ...variable('--pin', pinOffset),
        ...variable('--start', column === undefined ? undefined : `var(--start-${column})`),
        ...variable('--width', column === undefined ? undefined : `var(--width-${column})`),
      }

/**
 * What makes an element a cell: asked for once, where a thousand are alike. With `column` it is one of a row that is
 * placed, and stands where the table has that column.
 */
export function cellOf({
  kind = 'text',
  pinned = false,
  pinOffset,
  weight = 'regular',
  column,
}: CellLook & { column?: number }) {
  const pin = pinned ? 'start' : 'none'
  const place = column === undefined ? 'flow' : 'window'
  const style = columnStyle(column, pinOffset)
  const part = dataTable({ kind, pin, weight, place }).cell
  const text = dataTable({ kind, pin, weight, place, content: 'text' }).cell
  return {
    part: { role: 'gridcell', style, className: part },
    text: { role: 'gridcell', style, className: text },
  } as const
}
