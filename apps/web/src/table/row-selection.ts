import type { Rows, RowMark } from './row-source.ts'
import { indexOfMark, markAt } from './row-source.ts'

/** Where a range of selected rows begins, and what was selected besides it. */
export interface Anchor {
  mark: RowMark
  besides: ReadonlySet<string>
}

export interface Selected {
  ids: ReadonlySet<string>
  anchor: Anchor
}

/** The ids of the loaded rows from one index to another, whichever comes first. */
function idsBetween<Row>(rows: Rows<Row>, from: number, to: number): string[] {
  const ids: string[] = []
  for (let index = Math.min(from, to); index <= Math.max(from, to); index += 1) {
    const { id } = markAt(rows, index)
    if (id !== undefined) ids.push(id)
  }
  return ids
}

/** Takes a row in or out; ranges begin there from now on. */
export function toggled<Row>(rows: Rows<Row>, ids: ReadonlySet<string>, index: number): Selected {
  const mark = markAt(rows, index)
  const next = new Set(ids)
  if (mark.id !== undefined && !next.delete(mark.id)) next.add(mark.id)
  const besides = new Set(next)
  if (mark.id !== undefined) besides.delete(mark.id)
  return { ids: next, anchor: { mark, besides } }
}

/** Selects from the anchor to a row, instead of whatever range the anchor had before. */
export function extendedTo<Row>(rows: Rows<Row>, anchor: Anchor, index: number): Selected {
  const from = indexOfMark(rows, anchor.mark)
  return { ids: new Set([...anchor.besides, ...idsBetween(rows, from, index)]), anchor }
}

/** A range that begins at a row, with what is selected already besides it. */
export const anchorAt = <Row>(rows: Rows<Row>, index: number, ids: ReadonlySet<string>): Anchor => ({
  mark: markAt(rows, index),
  besides: ids,
})

/** Every row that is loaded. */
export const allLoaded = <Row>(rows: Rows<Row>): ReadonlySet<string> =>
  new Set(idsBetween(rows, 0, rows.count - 1))

/** Those of the selected rows that are among `rows`; the same set where all of them are. */
export function stillAmong(rows: readonly { id: string }[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const there = new Set(rows.map(({ id }) => id))
  const left = [...ids].filter((id) => there.has(id))
  return left.length === ids.size ? ids : new Set(left)
}

/** Whether all, some or none of the loaded rows are selected. */
export function selectedShare(loaded: number, ids: ReadonlySet<string>): 'all' | 'some' | 'none' {
  if (ids.size === 0) return 'none'
  return ids.size < loaded ? 'some' : 'all'
}
