import * as v from 'valibot'
import { PLACE_COLUMNS, type ImportColumn } from './asset-import-columns.ts'
import { plain } from './asset-import-recognise.ts'
import { ROW_WORDS } from './asset-import-words.ts'
import { mayStandIn, NODE_TYPES, type NodeType } from './node-type.ts'

/** One place on the way from a site down to where a row's thing stands. */
export const PlaceStep = v.object(
  { type: v.picklist(NODE_TYPES, 'unknown_option'), name: v.string('required') },
  'required',
)
export type PlaceStep = v.InferOutput<typeof PlaceStep>

/** What a place called only a location can be. */
export const LOCATION_KINDS = ['floor', 'room', 'zone', 'row'] as const
export type LocationKind = (typeof LOCATION_KINDS)[number]

/** The names a row gives its places; empty text where it gives none. */
export type PlaceNames = Partial<Record<ImportColumn, string>>

/** Whether a location's own name says that it is a row: 'Row 2', 'Fila B'. */
export const isNamedRow = (name: string): boolean =>
  plain(name)
    .split(' ')
    .some((word, at, words) => ROW_WORDS.includes(word) && (at === 0 || at === words.length - 1))

/** A place's name as it is compared. */
export const placeName = (name: string): string => name.trim().toLowerCase()

/** The same for two places of one kind and name in the same parents. */
export const placeKey = (steps: readonly PlaceStep[]): string =>
  steps.map((step) => `${step.type}\u001f${placeName(step.name)}`).join('\u001e')

const OUTSIDE = ['site', 'data_center'] as const
const named = (names: PlaceNames, column: ImportColumn) => (names[column] ?? '').trim()
const step = (type: NodeType, name: string): PlaceStep[] => (name === '' ? [] : [{ type, name }])

/** The data centre of a row: a site alone is its data centre too, as inventories without buildings have it. */
function outside(names: PlaceNames): PlaceStep[] {
  const site = named(names, 'site')
  const dataCenter = named(names, 'data_center') || site
  return [...step('site', site), ...step('data_center', dataCenter)]
}

/** Whether a site is all that a row says of its place. */
export const namesOnlySite = (names: PlaceNames): boolean =>
  PLACE_COLUMNS.every((column) => (named(names, column) !== '') === (column === 'site'))

/** Where a location's kind is kept: the same name can be a room in one data centre and a row in another. */
export const locationKey = (names: PlaceNames): string =>
  locationKeyIn(outside(names), named(names, 'location'))

/** `locationKey` of a location by the places around it. */
export const locationKeyIn = (place: readonly PlaceStep[], location: string): string =>
  placeKey([
    ...place.filter(({ type }) => OUTSIDE.some((outer) => outer === type)),
    { type: 'room', name: location },
  ])

/** Which of a row's places came from its location column, or null. */
export function locationStep(names: PlaceNames, steps: readonly PlaceStep[]): number | null {
  const location = named(names, 'location')
  const at = steps.findIndex(
    (place) => place.name === location && LOCATION_KINDS.some((kind) => kind === place.type),
  )
  return location === '' || at === -1 ? null : at
}

const KIND_ORDER = ['site', 'data_center', 'floor', 'room', 'zone', 'row', 'rack'] as const

/** A row beside the location leaves it to be the room, unless a person said otherwise. */
const usualKind = (names: PlaceNames): LocationKind =>
  isNamedRow(named(names, 'location')) && named(names, 'row') === '' ? 'row' : 'room'

/** The places a row names, from the outside in; `kinds` holds what a person made of a location. */
export function placeSteps(names: PlaceNames, kinds: Readonly<Record<string, LocationKind>>): PlaceStep[] {
  const location = named(names, 'location')
  const kind = kinds[locationKey(names)] ?? usualKind(names)
  const inner = [
    ...step('floor', named(names, 'floor')),
    ...step('room', named(names, 'room')),
    ...step('zone', named(names, 'zone')),
    ...step(kind, location),
    ...step('row', named(names, 'row')),
    ...step('rack', named(names, 'rack')),
  ]
  const ordered = inner.toSorted((a, b) => rank(a) - rank(b))
  return [...outside(names), ...ordered]
}

const rank = (place: PlaceStep): number => KIND_ORDER.findIndex((type) => type === place.type)

/** The first place that cannot stand where its row puts it, or null. */
export const misplaced = (steps: readonly PlaceStep[]): PlaceStep | null =>
  steps.find((place, at) => !mayStandIn(place.type, steps[at - 1]?.type ?? null)) ?? null
