/** The units of a rack and which way they are counted. */
export interface RackUnits {
  units: number
  startingUnit: number
  direction: 'bottom_up' | 'top_down'
}

/** What a thing takes: the lowest unit's number and how many. */
export interface RackSpan {
  position: number
  height: number
}

/** Units between the top of the rack and the upper edge of a thing. */
export const unitsAbove = ({ units, startingUnit, direction }: RackUnits, { position, height }: RackSpan) =>
  direction === 'top_down' ? position - startingUnit : units - (position - startingUnit) - height

/** The unit at a share of the rack's height, 0 at the top and 1 at the bottom. */
export function unitAt({ units, startingUnit, direction }: RackUnits, share: number): number {
  const row = Math.min(units - 1, Math.max(0, Math.floor(share * units)))
  return direction === 'top_down' ? startingUnit + row : startingUnit + units - 1 - row
}

/** The units' numbers from the top down. */
export const unitNumbers = ({ units, startingUnit, direction }: RackUnits): number[] =>
  Array.from({ length: units }, (_, row) =>
    direction === 'top_down' ? startingUnit + row : startingUnit + units - 1 - row,
  )
