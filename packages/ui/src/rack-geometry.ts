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
  /** Which half of the width is drawn of it, where two claim the same units. */
  half?: 'left' | 'right' | undefined
  /** Where it lies across the bay, in parts of the bay's width; all of it where it is left out. */
  across?: { from: number; width: number } | undefined
}

/** Units between the top of the rack and the upper edge of a thing. */
export const unitsAbove = ({ units, startingUnit, direction }: RackUnits, { position, height }: RackSpan) =>
  direction === 'top_down' ? position - startingUnit : units - (position - startingUnit) - height

/** The unit, or the half of one where `step` says so, at a share of the rack's height: 0 at the top and 1 at the bottom. */
export function unitAt(
  { units, startingUnit, direction }: RackUnits,
  share: number,
  step: 0.5 | 1 = 1,
): number {
  const last = units - step
  const row = Math.min(last, Math.max(0, Math.floor((share * units) / step) * step))
  return direction === 'top_down' ? startingUnit + row : startingUnit + last - row
}

/** The units' numbers from the top down. */
export const unitNumbers = ({ units, startingUnit, direction }: RackUnits): number[] =>
  Array.from({ length: units }, (_, row) =>
    direction === 'top_down' ? startingUnit + row : startingUnit + units - 1 - row,
  )

/** Millimetres: a unit, a 19-inch rack from rail to rail, a cabinet nobody has measured. */
export const UNIT_MM = 44.45
export const RAILS_MM = 482.6
export const CABINET_MM = 600
/** Of the drawing: above and below the units, and beside the cabinet for their numbers. */
const CAP_MM = 36
export const GUTTER_MM = 46

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** How large a rack is drawn with its numbers, in millimetres, and where its bay between the rails lies. */
export function rackBoxes(
  { units }: RackUnits,
  cabinet: number,
): { width: number; height: number; bay: Box } {
  const wide = Math.max(cabinet, RAILS_MM)
  const bay = { x: GUTTER_MM + (wide - RAILS_MM) / 2, y: CAP_MM, width: RAILS_MM, height: units * UNIT_MM }
  return { width: wide + 2 * GUTTER_MM, height: bay.height + 2 * CAP_MM, bay }
}

/** Where a thing lies in a drawn rack, in millimetres. */
export function spanBox(rack: RackUnits, bay: Box, span: RackSpan): Box {
  const { from, width } = span.across ?? { from: 0, width: 1 }
  const [left, wide] = [bay.x + bay.width * from, bay.width * width]
  return {
    x: span.half === 'right' ? left + wide / 2 : left,
    y: bay.y + unitsAbove(rack, span) * UNIT_MM,
    width: span.half === undefined ? wide : wide / 2,
    height: span.height * UNIT_MM,
  }
}
