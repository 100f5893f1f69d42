import * as v from 'valibot'
import { Asset, PRIORITIES } from './asset.ts'
import { ASSET_CATEGORIES, type AssetCategory } from './asset-type.ts'
import { PlannedMaintenance } from './maintenance-rule.ts'
import { TrailStep } from './node-type.ts'
import { Ref } from './ref.ts'
import { isoDate } from './text.ts'
import { WorkSummary } from './work-request.ts'

/** Families of what keeps a building running: the facility manager's. */
export const PLANT_CATEGORIES = [
  'power',
  'cooling',
  'monitoring',
  'safety',
  'security',
] as const satisfies readonly AssetCategory[]

/** Families of what stands in the halls: the data centre manager's. */
export const HALL_CATEGORIES = ASSET_CATEGORIES.filter(
  (category) => !PLANT_CATEGORIES.some((plant) => plant === category),
)

/** Days back over which repairs and compliance are told. */
export const LOOK_BACK_DAYS = 90
/** Days ahead over which work and expiries are told. */
export const LOOK_AHEAD_DAYS = 30

const count = v.number('required')
const ages = { open: count, days: count, weeks: count, months: count }

/** How many there are, and the first of them. */
const some = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ total: count, list: v.array(item, 'required') }, 'required')

/** How many requests there are, moves and changes apart from maintenance, and the first of both. */
const someWork = v.object(
  { mac: count, maintenance: count, list: v.array(WorkSummary, 'required') },
  'required',
)
export type SomeWork = v.InferOutput<typeof someWork>

/** Open faults of a family by how long they have lasted, and those that were repaired. */
const CategoryFaults = v.object(
  {
    category: v.picklist(ASSET_CATEGORIES, 'unknown_option'),
    ...ages,
    /** Things that were repaired within `LOOK_BACK_DAYS`. */
    repaired: count,
    /** Mean hours that took; null where nobody knows when it broke. */
    hours_to_repair: v.nullable(v.number()),
  },
  'required',
)
export type CategoryFaults = v.InferOutput<typeof CategoryFaults>

/** How maintenance of a criticality came out that was due within `LOOK_BACK_DAYS`. */
const PriorityCompliance = v.object(
  {
    priority: v.picklist(PRIORITIES, 'unknown_option'),
    on_time: count,
    late: count,
    /** Due and still not done, however long. */
    overdue: count,
    share: v.nullable(v.number()),
  },
  'required',
)
export type PriorityCompliance = v.InferOutput<typeof PriorityCompliance>

/** Whether the plant is healthy. What somebody may not read is null. */
export const FacilityDashboard = v.object(
  {
    today: isoDate,
    faults: v.nullable(v.array(CategoryFaults)),
    compliance: v.nullable(v.array(PriorityCompliance)),
    /** Requests due within `LOOK_AHEAD_DAYS`, and what rules will make in that time. */
    ahead: v.nullable(
      v.object({ requests: some(WorkSummary), planned: some(PlannedMaintenance) }, 'required'),
    ),
    /** Warranties that have ended, and that end within `LOOK_AHEAD_DAYS`. */
    expiries: v.nullable(v.object({ past: count, soon: some(Asset) }, 'required')),
  },
  'required',
)
export type FacilityDashboard = v.InferOutput<typeof FacilityDashboard>

/** A rack with the day since which nothing in it has changed. */
const QuietRack = v.object({ rack: Ref, trail: v.array(TrailStep, 'required'), since: isoDate }, 'required')
export type QuietRack = v.InferOutput<typeof QuietRack>

/** What is to be done now. What somebody may not read is null. */
export const OperationsDashboard = v.object(
  {
    today: isoDate,
    /** What is whose asks, or of his team, by its day and priority. */
    queue: v.nullable(someWork),
    /** Requests whose window or day is today. */
    windows: v.nullable(someWork),
    blocked: v.nullable(someWork),
    /** What was received and stands nowhere. */
    deliveries: v.nullable(some(Asset)),
    /** What is faulty or in repair, the oldest first. */
    faults: v.nullable(
      v.object(
        { ...ages, list: v.array(v.object({ asset: Asset, since: isoDate }, 'required'), 'required') },
        'required',
      ),
    ),
    racks: v.nullable(v.array(QuietRack)),
    expiries: v.nullable(v.object({ past: count, soon: some(Asset) }, 'required')),
  },
  'required',
)
export type OperationsDashboard = v.InferOutput<typeof OperationsDashboard>
