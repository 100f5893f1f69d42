import { PRIORITIES } from '@plenum/domain/asset'
import type { AssetCategory } from '@plenum/domain/asset-type'
import { OUTCOMES } from '@plenum/domain/compliance'
import { addDays } from '@plenum/domain/date'
import { valuesOf } from '@plenum/domain/filter-value'
import type { MaintenanceRuleQuery } from '@plenum/domain/maintenance-rule'
import { HALL_CATEGORIES, PLANT_CATEGORIES } from '@plenum/domain/plant-dashboard'
import { isoDate } from '@plenum/domain/text'
import { WORK_STAGES } from '@plenum/domain/work-stage'
import * as v from 'valibot'
import type { WorkFilters } from '#app/work/queries.ts'

const forgiving = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/** Several options with commas between; what is none of them is left out. */
const some = (options: readonly string[]) =>
  forgiving(
    v.pipe(
      v.string(),
      v.transform((text) => {
        const known = valuesOf(text).filter((each) => options.some((option) => option === each))
        return known.join() || undefined
      }),
    ),
  )

export const MAINTENANCE_VIEWS = ['due', 'calendar', 'table', 'rules'] as const
export type MaintenanceView = (typeof MAINTENANCE_VIEWS)[number]
/** Days ahead that what is due is shown for. */
export const AHEAD = ['30', '90', '365'] as const
/** What is due can be told apart: what is asked for already, and what rules are going to make. */
export const DUE_PARTS = ['requests', 'planned'] as const

/** The screen's address: how maintenance is shown, and which. A bad part is left out. */
export const MaintenanceSearch = v.object({
  view: forgiving(v.picklist(MAINTENANCE_VIEWS)),
  days: forgiving(v.picklist(AHEAD)),
  /** Of what is due: one part of it alone. */
  only: forgiving(v.picklist(DUE_PARTS)),
  search: forgiving(v.pipe(v.string(), v.trim(), v.maxLength(120))),
  stage: some(WORK_STAGES),
  priority: some(PRIORITIES),
  outcome: some(OUTCOMES),
  due_before: forgiving(isoDate),
  from: forgiving(isoDate),
  to: forgiving(isoDate),
  /** Of the operations: everybody's instead of one's own. */
  whose: forgiving(v.literal('all')),
  /** Of the rules. */
  active: forgiving(v.picklist(['yes', 'no'])),
  /** Of the calendar: which span, and a day of it. */
  span: forgiving(v.picklist(['month', 'week'])),
  day: forgiving(isoDate),
})
export type MaintenanceSearch = v.InferOutput<typeof MaintenanceSearch>

/** Who looks at maintenance: at the halls, at the plant, or at what he has to do. */
export const MAINTENANCE_AREAS = ['dc', 'facility', 'operations'] as const
export type MaintenanceArea = (typeof MAINTENANCE_AREAS)[number]

/** Where a request of an area is. */
export const REQUEST_OF = {
  dc: '/app/dc-manager/maintenance-projects/$requestId',
  facility: '/app/facility/maintenance-projects/$requestId',
  operations: '/app/operations/maintenance-projects/$requestId',
} as const satisfies Record<MaintenanceArea, string>

/** The families of an area; undefined for all. */
export const CATEGORIES_OF: Record<MaintenanceArea, readonly AssetCategory[] | undefined> = {
  dc: HALL_CATEGORIES,
  facility: PLANT_CATEGORIES,
  operations: undefined,
}

/** Which requests belong to an area, whatever else narrows them. */
export function areaFilter(area: MaintenanceArea, { whose }: MaintenanceSearch): WorkFilters {
  const categories = CATEGORIES_OF[area]
  return {
    kind: 'maintenance',
    ...(categories && { category: categories.join() }),
    ...(area === 'operations' && whose === undefined && { mine: 'assigned' }),
  }
}

/** What the rules are asked for. */
export function ruleFilter(area: MaintenanceArea, { search, active }: MaintenanceSearch) {
  const categories = CATEGORIES_OF[area]
  return {
    ...(categories && { category: categories.join() }),
    ...(search && { search }),
    ...(active && { active }),
  } satisfies MaintenanceRuleQuery
}

/** What the table is asked for. */
export function tableFilter(area: MaintenanceArea, address: MaintenanceSearch): WorkFilters {
  const { search, stage, priority, outcome, due_before, from, to } = address
  return {
    ...areaFilter(area, address),
    ...(search && { search }),
    ...(stage && { stage }),
    ...(priority && { priority }),
    ...(outcome && { outcome }),
    ...(due_before && { due_before }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

export const NO_FILTERS = {
  search: undefined,
  stage: undefined,
  priority: undefined,
  outcome: undefined,
  due_before: undefined,
  from: undefined,
  to: undefined,
} as const satisfies Partial<MaintenanceSearch>

/** Whether anything narrows the table. */
export const isFiltered = (address: MaintenanceSearch): boolean =>
  Object.entries(NO_FILTERS).some(([name]) =>
    Object.entries(address).some(([key, text]) => key === name && text),
  )

/** The days that what is due is shown for; what is overdue comes with it. */
export const dueDays = (today: string, { days = '30' }: MaintenanceSearch) => ({
  from: today,
  to: addDays(today, Number(days)),
})
