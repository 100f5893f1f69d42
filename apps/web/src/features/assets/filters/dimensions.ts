import { ASSET_STATUSES, PRIORITIES, PROCESS_STATUSES } from '@plenum/domain/asset'
import {
  CHANGED_SINCE,
  CLOSED,
  FILTER_DAYS,
  MISSING_VALUES,
  SINGLE_CORDED,
  UNVERIFIED,
  type FilterDay,
  type FilterName,
} from '@plenum/domain/asset-query'
import { ASSET_CATEGORIES } from '@plenum/domain/asset-type'
import type { AssetsSearch, FilterTexts } from '../assets-search.ts'

/** Filters whose values are all known beforehand. */
export const CHOICES = {
  category: ASSET_CATEGORIES,
  status: ASSET_STATUSES,
  priority: PRIORITIES,
  criticality: PRIORITIES,
  process: PROCESS_STATUSES,
  without: MISSING_VALUES,
  single_corded: SINGLE_CORDED,
  unverified: UNVERIFIED,
  closed: CLOSED,
  changed_since: CHANGED_SINCE,
} as const
export type Choice = keyof typeof CHOICES

/** Filters of which one value at most is on. */
export const SINGLE: readonly Dimension[] = ['closed', 'single_corded', 'unverified', 'changed_since']

/** Filters whose values are records, found by their names. */
export const LOOKUPS = ['brand_id', 'model_id', 'location_id', 'owner_id', 'team_id', 'tag_id'] as const
export type Lookup = (typeof LOOKUPS)[number]

/** One thing the list can be narrowed by; a pair of days is one. */
export type Dimension = Exclude<FilterName, 'search' | `${FilterDay}_from` | `${FilterDay}_to`> | FilterDay

/** The dimensions as they are offered. */
export const GROUPS = {
  what: ['category', 'asset_type', 'brand_id', 'model_id'],
  state: [
    'status',
    'priority',
    'criticality',
    'process',
    'tag_id',
    'single_corded',
    'unverified',
    'without',
    'closed',
  ],
  where: ['location_id', 'owner_id', 'team_id'],
  when: [
    'changed_since',
    'warranty',
    'eol',
    'purchase',
    'registration',
    'termination',
    'since',
    'repaired',
    'powered_off',
    'overridden',
  ],
} as const satisfies Record<string, readonly Dimension[]>
export type Group = keyof typeof GROUPS
const GROUP_NAMES = ['what', 'state', 'where', 'when'] as const satisfies readonly Group[]

/** Every dimension in its order. */
export const DIMENSIONS: readonly Dimension[] = GROUP_NAMES.flatMap(
  (group): readonly Dimension[] => GROUPS[group],
)

export const isDay = (dimension: Dimension): dimension is FilterDay =>
  FILTER_DAYS.some((day) => day === dimension)
export const isLookup = (dimension: Dimension): dimension is Lookup =>
  LOOKUPS.some((lookup) => lookup === dimension)
export const isChoice = (dimension: Dimension): dimension is Choice => Object.hasOwn(CHOICES, dimension)

/** The address' parts that a dimension fills. */
export const partsOf = (dimension: Dimension): readonly FilterName[] =>
  isDay(dimension) ? [`${dimension}_from`, `${dimension}_to`] : [dimension]

/** The dimensions that narrow the list, in their order. */
export const dimensionsOn = (address: FilterTexts): Dimension[] =>
  DIMENSIONS.filter((dimension) => partsOf(dimension).some((part) => address[part] !== undefined))

/** What takes a dimension out of the address. */
export const withoutDimension = (dimension: Dimension): Partial<AssetsSearch> =>
  Object.fromEntries(partsOf(dimension).map((part) => [part, undefined]))
