import * as v from 'valibot'
import { ASSET_STATUSES } from './asset.ts'
import type { AssetFilter } from './asset-query.ts'
import type { Resource } from './capacity.ts'
import { Counters } from './capacity-counters.ts'
import { AGE_BAND_NAMES } from './fault-times.ts'
import { currency } from './money.ts'
import { NODE_STATUSES } from './node.ts'
import { TrailStep } from './node-type.ts'
import { cursor, limit, page } from './page.ts'
import type { Path } from './power.ts'
import { RACK_STATES } from './rack-standing.ts'
import { Ref } from './ref.ts'
import { RoomPlan } from './room-plan.ts'
import { SLA_PRESSING } from './sla.ts'
import { id, isoDate } from './text.ts'
import { MAC_KINDS } from './work-request.ts'
import { OPEN_STAGES } from './work-stage.ts'

/** Days ahead in which a warranty that ends is worth knowing. */
export const WARRANTY_DAYS = 180
/** Days ahead in which the end of a model's life is. */
export const EOL_DAYS = 180
/** Days after which what is out of service is said to be forgotten. */
export const FORGOTTEN_DAYS = 90
/** Days within which what was put against the fit check is told. */
export const OVERRIDE_DAYS = 90
/** Months over which it is told how long requests took. */
export const LEAD_MONTHS = 12
/** Rooms that a dashboard offers. */
export const ROOMS_OFFERED = 200

/** The lists of assets that are at risk, as the inventory is narrowed to each: the very filters that are counted. */
export const RISKS_OF_ASSETS = {
  single_corded: { single_corded: 'only', priority: 'high' },
  warranty: { warranty_from: '0d', warranty_to: `${WARRANTY_DAYS}d` },
  end_of_life: { eol_from: '0d', eol_to: `${EOL_DAYS}d` },
  out_of_service: { status: 'out_of_service', powered_off_to: `-${FORGOTTEN_DAYS}d` },
  overridden: { overridden_from: `-${OVERRIDE_DAYS}d` },
} as const satisfies Record<string, AssetFilter>
export type AssetRisk = keyof typeof RISKS_OF_ASSETS
export const ASSET_RISKS = [
  'single_corded',
  'warranty',
  'end_of_life',
  'out_of_service',
  'overridden',
] as const

/** The risks that end in buying the thing again: it is told what those assets cost. */
export const COSTED_RISKS = ['warranty', 'end_of_life'] as const satisfies readonly AssetRisk[]
export type CostedRisk = (typeof COSTED_RISKS)[number]

/** The kinds of requests that are counted, as a list of them is narrowed to. */
export const REQUEST_KINDS = MAC_KINDS.join()

/** What a dashboard is about: a place, the whole company where none is named, on a day that has not passed. */
const scope = { place_id: v.optional(id), day: v.optional(isoDate) }

export const DashboardQuery = v.strictObject(scope, 'invalid')
export type DashboardQuery = v.InferInput<typeof DashboardQuery>

const number = v.number('required')
const forAll = <Name extends string, Schema>(names: readonly Name[], schema: Schema): Record<Name, Schema> =>
  // every name is given the same
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>

const PathTotalShape = v.object({ racks: number, limit: number, normal: number, free: number }, 'required')

const totals = {
  counters: Counters,
  free_block: number,
  paths: v.object({ a: PathTotalShape, b: PathTotalShape } satisfies Record<Path, unknown>, 'required'),
  states: v.object(forAll(RACK_STATES, number), 'required'),
}

const ForecastShape = v.object(
  {
    limit: number,
    points: v.array(v.object({ day: isoDate, used: number, reserved: number }, 'required'), 'required'),
    full_on: v.nullable(isoDate),
  },
  'required',
)

/** What a place has left, on a day and from month to month; for who may read places. */
const DashboardPlaces = v.object(
  {
    ...totals,
    forecast: v.object(
      {
        space: ForecastShape,
        power: ForecastShape,
        weight: ForecastShape,
        heat: ForecastShape,
      } satisfies Record<Resource, unknown>,
      'required',
    ),
    /** Reservations in force that end soon. */
    reservations_ending: number,
    /** Rooms with racks, by name. */
    rooms: v.array(v.object({ ...Ref.entries, racks: number }, 'required'), 'required'),
  },
  'required',
)

/** What assets cost together in one currency; null where nobody said which one it is. */
export const CostSum = v.object({ currency: v.nullable(currency), cost: number }, 'required')
export type CostSum = v.InferOutput<typeof CostSum>

/** Assets of a place, as they are today; for who may read them. */
const DashboardAssets = v.object(
  {
    all: number,
    status: v.array(
      v.object({ key: v.picklist(ASSET_STATUSES, 'unknown_option'), count: number }, 'required'),
      'required',
    ),
    risks: v.object(forAll(ASSET_RISKS, number), 'required'),
    /** What the assets at a risk cost, of those whose cost is known. */
    costs: v.object(forAll(COSTED_RISKS, v.array(CostSum, 'required')), 'required'),
    /** W that planning would have back if what is out of service for long were taken out. */
    reclaimable_w: number,
  },
  'required',
)

/** Requests that touch a place, those at one stage together; for who may read them. */
const DashboardRequests = v.array(
  v.object(
    {
      stage: v.picklist(OPEN_STAGES, 'unknown_option'),
      count: number,
      /** By how long ago they were asked for. */
      ages: v.object(forAll(AGE_BAND_NAMES, number), 'required'),
      /** Those that must be hurried with, by how they stand to what was promised. */
      sla: v.object(forAll(SLA_PRESSING, number), 'required'),
      /** Days since the oldest of them was asked for. */
      oldest_days: v.nullable(number),
    },
    'required',
  ),
  'required',
)
export type DashboardRequests = v.InferOutput<typeof DashboardRequests>

/** How long requests took that ended in a month, from the first day of the earliest month; for who may read them. */
const DashboardLeads = v.array(
  v.object(
    { month: isoDate, closed: number, /** Null where none ended. */ median_days: v.nullable(number) },
    'required',
  ),
  'required',
)
export type DashboardLeads = v.InferOutput<typeof DashboardLeads>

/** Whether a data centre can take more, what is at risk in it, and what is coming. */
export const DataCenterDashboard = v.object(
  {
    /** The day it is, and the one that places are told for. */
    today: isoDate,
    day: isoDate,
    /** From the top down to the place; empty for the company. */
    trail: v.array(TrailStep, 'required'),
    places: v.nullable(DashboardPlaces),
    assets: v.nullable(DashboardAssets),
    requests: v.nullable(DashboardRequests),
    leads: v.nullable(DashboardLeads),
  },
  'required',
)
export type DataCenterDashboard = v.InferOutput<typeof DataCenterDashboard>
export type DashboardPlaces = v.InferOutput<typeof DashboardPlaces>
export type DashboardAssets = v.InferOutput<typeof DashboardAssets>

/** Racks of a place on a day, those of one state where it is said. */
export const RackTotalsQuery = v.strictObject(
  { ...scope, state: v.optional(v.picklist(RACK_STATES, 'unknown_option')) },
  'invalid',
)
export type RackTotalsQuery = v.InferInput<typeof RackTotalsQuery>

/** The same, a page at a time. */
export const RackQuery = v.strictObject({ ...RackTotalsQuery.entries, limit, cursor }, 'invalid')
export type RackQuery = v.InferInput<typeof RackQuery>

const RackTally = v.object(
  { limit: v.nullable(number), used: number, reserved: number, free: v.nullable(number), unknown: number },
  'required',
)

/** A rack in a list, with what it has left. */
export const RackRow = v.object(
  {
    ...Ref.entries,
    trail: v.array(TrailStep, 'required'),
    status: v.picklist(NODE_STATUSES, 'unknown_option'),
    capacities: v.object(
      { space: RackTally, power: RackTally, weight: RackTally, heat: RackTally } satisfies Record<
        Resource,
        unknown
      >,
      'required',
    ),
    free_block: number,
  },
  'required',
)
export type RackRow = v.InferOutput<typeof RackRow>
export const RackPage = page(RackRow)
export type RackPage = v.InferOutput<typeof RackPage>

/** What the racks of a list have together. */
export const RackTotals = v.object(totals, 'required')
export type RackTotals = v.InferOutput<typeof RackTotals>

/** The day that a room is told for. */
export const RoomHeatQuery = v.strictObject({ day: scope.day }, 'invalid')

/** A room as its racks are on a day, and which of them stand in a row. */
export const RoomHeat = v.object(
  { plan: RoomPlan, rows: v.array(v.object({ name: v.string('required'), racks: v.array(id) }, 'required')) },
  'required',
)
export type RoomHeat = v.InferOutput<typeof RoomHeat>
