/** How a person has arranged a list's columns. */
export interface ColumnLayout {
  /** Of the usual columns those that are put away. */
  hidden: readonly string[]
  /** Of the others those that were asked for. */
  shown: readonly string[]
  /** Columns by their ids; those it does not name stay where they are, after it. */
  order: readonly string[]
  /** Widths in rem, of the columns whose width a person has set. */
  widths: Readonly<Record<string, number>>
}

export const PLAIN_LAYOUT: ColumnLayout = { hidden: [], shown: [], order: [], widths: {} }

/** Whether a column is in the list; one that is extra only where it was asked for. */
export const isShown = (
  { id, isExtra = false }: { id: string; isExtra?: boolean },
  { hidden, shown }: Pick<ColumnLayout, 'hidden' | 'shown'>,
): boolean => (isExtra ? shown.includes(id) : !hidden.includes(id))

export const NARROWEST = 3
export const WIDEST = 60

interface Measured {
  /** Width in rem. */
  size: number
  grow: number
}

/** Widths in whole pixels: what the columns ask for, and the room that is left shared among those that grow. */
export function columnWidths(columns: readonly Measured[], room: number, rem: number): number[] {
  const asked = columns.map(({ size }) => Math.round(size * rem))
  const spare = Math.max(0, Math.floor(room) - asked.reduce((sum, width) => sum + width, 0))
  const shares = columns.reduce((sum, { grow }) => sum + grow, 0)
  if (shares === 0) return asked
  let given = 0
  let shared = 0
  return columns.map(({ grow }, at) => {
    shared += grow
    // rounded where it ends, so that all of it is given
    const end = Math.round((spare * shared) / shares)
    const width = (asked[at] ?? 0) + end - given
    given = end
    return width
  })
}

/** The ids with one moved by so many places, as far as there are any. */
export function movedBy<Id extends string>(ids: readonly Id[], id: Id, places: number): Id[] {
  const at = ids.indexOf(id)
  const rest = ids.filter((other) => other !== id)
  return at < 0 ? [...ids] : rest.toSpliced(Math.max(0, Math.min(at + places, rest.length)), 0, id)
}

/** All ids in a person's order; those it does not know come last. */
export const inOrder = <Id extends string>(ids: readonly Id[], order: readonly string[]): Id[] => [
  ...order.flatMap((id) => ids.filter((known) => known === id)),
  ...ids.filter((id) => !order.includes(id)),
]

export interface Sized extends Measured {
  id: string
  /** Width in pixels, as it is drawn. */
  width: number
}

/**
 * The layout with one column's width set, or left to the table again where there is none. The columns before it keep
 * theirs, so that its edge goes where the hand goes.
 */
export function withWidth(
  layout: ColumnLayout,
  {
    columns,
    id,
    width,
    rem,
  }: { columns: readonly Sized[]; id: string; width: number | undefined; rem: number },
): ColumnLayout {
  const { [id]: _, ...others } = layout.widths
  if (width === undefined) return { ...layout, widths: others }
  const before = columns.slice(
    0,
    columns.findIndex((column) => column.id === id),
  )
  const kept = before.filter(({ grow }) => grow > 0).map((column) => [column.id, column.width / rem] as const)
  const set = Math.max(NARROWEST, Math.min(width, WIDEST))
  return { ...layout, widths: { ...others, ...Object.fromEntries(kept), [id]: set } }
}
