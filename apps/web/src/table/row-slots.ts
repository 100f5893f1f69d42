import type { RowRange } from './scroll-scale.ts'

/** A row's elements, and the row of the list they show now. */
export interface Slot {
  id: number
  index: number
}

const wantedRows = ({ first, last }: RowRange, kept: readonly number[]) => {
  const wanted = new Set<number>()
  for (let index = first; index <= last; index += 1) wanted.add(index)
  for (const index of kept) wanted.add(index)
  return wanted
}

/**
 * The slots with every wanted row in one of them: a row that has one stays in it, the others take those that nothing
 * wants any more. The same array comes back where nothing has to change.
 */
export function recycled(slots: readonly Slot[], range: RowRange, kept: readonly number[]): readonly Slot[] {
  const missing = wantedRows(range, kept)
  const free: number[] = []
  slots.forEach(({ index }, place) => {
    if (!missing.delete(index)) free.push(place)
  })
  if (missing.size === 0) return slots
  const next = [...slots]
  let unused = slots.reduce((highest, { id }) => Math.max(highest, id), -1) + 1
  for (const index of missing) {
    const place = free.pop()
    const taken = place === undefined ? undefined : slots[place]
    if (place === undefined || taken === undefined) next.push({ id: unused++, index })
    else next[place] = { id: taken.id, index }
  }
  return next
}

/** The slots once nothing moves: no idle ones, and in the order of the list, as they are read aloud. */
export function tidied(slots: readonly Slot[], range: RowRange, kept: readonly number[]): readonly Slot[] {
  const wanted = wantedRows(range, kept)
  const used = recycled(slots, range, kept).filter(({ index }) => wanted.has(index))
  const sorted = used.toSorted((one, other) => one.index - other.index)
  const isSame = sorted.length === slots.length && sorted.every((slot, place) => slot === slots[place])
  return isSame ? slots : sorted
}
