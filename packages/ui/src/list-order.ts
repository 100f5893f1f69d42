/** Where an item stands in its list, in pixels. */
export interface Slot {
  top: number
  height: number
}

const middleOf = ({ top, height }: Slot) => top + height / 2

/** The place an item that was taken from one and moved so far would have: it has passed the middle of all before it. */
export function placeUnder(slots: readonly Slot[], from: number, moved: number): number {
  const held = slots[from]
  if (held === undefined) return from
  const top = held.top + moved
  const passed = slots.findIndex((slot, index) => index < from && top < middleOf(slot))
  if (passed !== -1) return passed
  return Math.max(
    from,
    slots.findLastIndex((slot, index) => index > from && top + held.height > middleOf(slot)),
  )
}

/** What an item takes of the list's height, its gap to the next one included. */
function roomOf(slots: readonly Slot[], index: number) {
  const [first, second] = slots
  const gap = first && second ? second.top - first.top - first.height : 0
  return (slots[index]?.height ?? 0) + gap
}

/** How far each item stands from its place while the one from `from` is held over `to`. */
export function shiftOf(
  slots: readonly Slot[],
  { from, to }: { from: number; to: number },
  index: number,
): number {
  if (index === from) {
    const passed = slots.map((_, other) => (other === from ? 0 : roomOf(slots, other)))
    const between = from < to ? passed.slice(from, to + 1) : passed.slice(to, from + 1)
    const way = between.reduce((sum, room) => sum + room, 0)
    return from < to ? way : 0 - way
  }
  if (from < index && index <= to) return 0 - roomOf(slots, from)
  return to <= index && index < from ? roomOf(slots, from) : 0
}

/** The place an item would have if the one held were let go. */
export function placeWith({ from, to }: { from: number; to: number }, index: number): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  return to <= index && index < from ? index + 1 : index
}

/** The same items, one of them at another place. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
