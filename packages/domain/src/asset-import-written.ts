import { PLACE_COLUMNS } from './asset-import-columns.ts'
import { placeName, type PlaceNames } from './asset-import-place.ts'
import type { KnownPlace } from './asset-import-resolve.ts'
import { NAME_LENGTH, problem, type ReadRow, type RowProblem } from './asset-import-row.ts'
import type { TrailStep } from './node-type.ts'
import { PLACE_BETWEEN, placeWords } from './place-words.ts'

/** A place that exists, with its way down from the top. */
export interface TrailedPlace extends KnownPlace {
  trail: readonly TrailStep[]
}

/** What a location can mean that is written as lists write one: a place, and a unit of it. */
interface Meant<Place> {
  place: Place
  position: number | null
}

const UNIT = / › U(\d{1,3}(?:\.\d)?)$/i

/** The location of a row, where no other column names a place; null elsewhere. */
export function locationAlone(names: PlaceNames): string | null {
  const location = (names.location ?? '').trim()
  const others = PLACE_COLUMNS.filter(
    (column) => column !== 'location' && (names[column] ?? '').trim() !== '',
  )
  return location === '' || others.length > 0 ? null : location
}

/** A location as a place alone, and as a unit of one. */
function readingsOf(location: string): { words: string; position: number | null }[] {
  const unit = UNIT.exec(location)
  const whole = { words: location, position: null }
  return unit === null
    ? [whole]
    : [whole, { words: location.slice(0, unit.index), position: Number(unit[1]) }]
}

/** Every name that the innermost place of a location can have: what is between two signs, or has one in it. */
export const innermostNames = (location: string): string[] =>
  readingsOf(location).flatMap(({ words }) => {
    const parts = words.split(PLACE_BETWEEN)
    return parts
      .slice(0, NAME_LENGTH / PLACE_BETWEEN.length)
      .map((_, at) => parts.slice(-1 - at).join(PLACE_BETWEEN))
      .filter((name) => name.length <= NAME_LENGTH)
  })

/** Finds the places that a location means, as lists write them. */
export function placesByWords<Place extends TrailedPlace>(
  known: readonly Place[],
): (location: string) => Meant<Place>[] {
  const byWords = Map.groupBy(known, ({ trail }) => placeName(placeWords({ trail, position: null })))
  return (location) =>
    readingsOf(location).flatMap(({ words, position }) =>
      (byWords.get(placeName(words)) ?? [])
        .filter(({ type }) => position === null || type === 'rack')
        .map((place) => ({ place, position })),
    )
}

/** Of several places written alike the one in which the asset stands, or the innermost where they stand in each other. */
export function meantOf<Place extends TrailedPlace>(
  found: readonly Meant<Place>[],
  standing: string | null,
): Meant<Place> | null {
  const [inner, ...around] = found.toSorted((a, b) => b.place.path.length - a.place.path.length)
  const own = found.find(({ place }) => place.id === standing)
  if (own !== undefined || inner === undefined) return own ?? null
  return around.every(({ place }) => inner.place.path.startsWith(place.path)) ? inner : null
}

/** A row whose location is a place that exists, with all that it says of where its thing stands. */
export function readWritten(
  { values, problems }: ReadRow,
  { place, position }: Meant<TrailedPlace>,
): ReadRow {
  const told = values.position
  const isOther = told !== null && position !== null && told !== position
  return {
    values: {
      ...values,
      place: place.trail.map(({ type, name }) => ({ type, name })),
      location_step: null,
      position: position ?? told,
      whole_place: true,
    },
    problems: [
      ...problems.filter(
        ({ column, code }) =>
          !isPlaceColumn(column) && !(code === 'place_needs_rack' && place.type === 'rack'),
      ),
      ...(isOther ? [problem('position', 'several_places')] : []),
    ],
  }
}

/** A row whose location means no place that exists, or more than one. */
export const readUnwritten = ({ values, problems }: ReadRow, code: 'does_not_exist' | 'several_places') => ({
  values: { ...values, place: [], location_step: null },
  problems: [...problems.filter(({ column }) => !isPlaceColumn(column)), problem('location', code)],
})

/** Whether a location has a way down in it: a name alone can be a room or a row as well. */
export const isWrittenWay = (location: string): boolean => location.includes(PLACE_BETWEEN)

export const isPlaceColumn = (column: RowProblem['column']): boolean =>
  PLACE_COLUMNS.some((own) => own === column)

const OF_THE_UNIT_ITSELF = ['several_places', 'inside_has_units']

/** What speaks against a place that a row says in one cell, told there: that is the cell to mend. */
export const toldAt = (column: 'location' | 'inside', problems: readonly RowProblem[]): RowProblem[] =>
  problems.map((found) => {
    const isOfUnit = found.column === 'position' && !OF_THE_UNIT_ITSELF.includes(found.code)
    return isPlaceColumn(found.column) || isOfUnit ? { ...found, column } : found
  })
