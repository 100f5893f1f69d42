import { PRIORITIES } from '@plenum/domain/asset'
import { valuesOf } from '@plenum/domain/filter-value'
import { SLA_STATES } from '@plenum/domain/sla'
import { isoDate } from '@plenum/domain/text'
import { MAC_KINDS, WORK_MINE, WORK_ORDERS, type WorkOrder } from '@plenum/domain/work-request'
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
        const known = valuesOf(text).filter((each) => options.includes(each))
        return known.join() || undefined
      }),
    ),
  )

const one = forgiving(v.pipe(v.string(), v.uuid()))

export const MAC_VIEWS = ['board', 'table', 'calendar'] as const
export type MacView = (typeof MAC_VIEWS)[number]
export const LANES = ['assignee', 'team', 'priority', 'kind', 'place'] as const
export type Lane = (typeof LANES)[number]
export const SPANS = ['month', 'week'] as const

/** The screen's address: how requests are shown, and which. A bad part is left out. */
export const MacSearch = v.object({
  view: forgiving(v.picklist(MAC_VIEWS)),
  search: forgiving(v.pipe(v.string(), v.trim(), v.maxLength(120))),
  stage: some(WORK_STAGES),
  kind: some(MAC_KINDS),
  priority: some(PRIORITIES),
  mine: forgiving(v.picklist(WORK_MINE)),
  assignee: one,
  team: one,
  place: one,
  asset: one,
  created_from: forgiving(isoDate),
  created_to: forgiving(isoDate),
  due_before: forgiving(isoDate),
  sla: some(SLA_STATES),
  from: forgiving(isoDate),
  to: forgiving(isoDate),
  ordering: forgiving(v.picklist(WORK_ORDERS)),
  /** Of the board. */
  lane: forgiving(v.picklist(LANES)),
  /** Of the calendar: which span, and a day of it. */
  span: forgiving(v.picklist(SPANS)),
  day: forgiving(isoDate),
  /** A request to go to: for links that know no more than its id. */
  open: one,
})
export type MacSearch = v.InferOutput<typeof MacSearch>

export const DEFAULT_ORDER = '-last_update' satisfies WorkOrder

/** What narrows the list, by its names in the address. */
export const NARROWING = [
  'stage',
  'kind',
  'priority',
  'mine',
  'assignee',
  'team',
  'place',
  'asset',
  'created_from',
  'created_to',
  'due_before',
  'sla',
  'from',
  'to',
  'search',
] as const satisfies readonly (keyof MacSearch)[]
export type Narrowing = (typeof NARROWING)[number]

export const isFiltered = (address: MacSearch): boolean =>
  NARROWING.some((name) => address[name] !== undefined && address[name] !== '')

export const NO_FILTERS: Partial<MacSearch> = Object.fromEntries(NARROWING.map((name) => [name, undefined]))

/** The address as the list's endpoint takes it: of maintenance there is nothing here. */
export const filtersOf = (address: MacSearch): WorkFilters => {
  const { search, stage, kind, priority, mine, assignee, team, place, asset } = address
  const { created_from, created_to, due_before, sla, from, to } = address
  return {
    kind: kind ?? MAC_KINDS.join(),
    ...(search && { search }),
    ...(stage && { stage }),
    ...(priority && { priority }),
    ...(mine && { mine }),
    ...(assignee && { assignee_id: assignee }),
    ...(team && { team_id: team }),
    ...(place && { place_id: place }),
    ...(asset && { asset_id: asset }),
    ...(created_from && { created_from }),
    ...(created_to && { created_to }),
    ...(due_before && { due_before }),
    ...(sla && { sla }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
