const FARTHEST = 100

/** What has been typed of a unit's number with one more key; null where the key is no part of one. */
export function typedUnit(before: string, key: string): string | null {
  const letter = key === ',' ? '.' : key
  if (!/^[\d.]$/.test(letter)) return null
  const text = `${before}${letter}`
  if (/^\d{1,3}(?:\.5?)?$/.test(text) && Number(text) <= FARTHEST) return text
  return letter === '.' ? '' : letter
}

const STOP = '[data-stop]'
const DRAWING = '[data-elevation]'

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

const stopsOf = (drawing: Element | undefined | null): SVGElement[] => [
  ...(drawing?.querySelectorAll<SVGElement>(STOP) ?? []),
]

/** The stop of a drawing that is nearest to a height on the screen. */
const nearest = (stops: readonly SVGElement[], height: number): SVGElement | undefined =>
  stops.toSorted((one, other) => Math.abs(middleOf(one) - height) - Math.abs(middleOf(other) - height))[0]

/** Where a key leads from a device or a free unit; undefined where it leads nowhere. */
export function stopAfter(board: Element, from: Element, key: string): SVGElement | undefined {
  const drawing = from.closest(DRAWING)
  const stops = stopsOf(drawing)
  const at = stops.findIndex((stop) => stop === from)
  const drawings = [...board.querySelectorAll(DRAWING)]
  const beside = (by: number) =>
    nearest(stopsOf(drawings[drawings.findIndex((each) => each === drawing) + by]), middleOf(from))
  const ways: Record<string, () => SVGElement | undefined> = {
    ArrowUp: () => stops[at - 1],
    ArrowDown: () => stops[at + 1],
    ArrowLeft: () => beside(-1),
    ArrowRight: () => beside(1),
    Home: () => stops[0],
    End: () => stops.at(-1),
  }
  return ways[key]?.()
}

/** The device or the free unit at a unit of the same drawing. */
export const stopAt = (from: Element, unit: number): SVGElement | undefined =>
  stopsOf(from.closest(DRAWING)).find(({ dataset: { from: low, to: high } }) => {
    return low !== undefined && high !== undefined && unit >= Number(low) && unit < Number(high)
  })
