import { instant, isoDate } from '@plenum/domain/text'
import type { WorkColumn, WorkExport } from '@plenum/domain/work-export'
import {
  WORK_KINDS,
  WORK_MINE,
  WORK_ORDERS,
  type WorkOrder,
  type WorkQuery,
} from '@plenum/domain/work-request'
import { WORK_STAGES } from '@plenum/domain/work-stage'
import * as v from 'valibot'

const forgiving = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

const day = forgiving(isoDate)
const one = forgiving(v.pipe(v.string(), v.uuid()))

/** The address of the history: what narrows it, its order, and the request that is open beside it. */
export const HistorySearch = v.object({
  search: forgiving(v.pipe(v.string(), v.trim(), v.maxLength(120))),
  kind: forgiving(v.picklist(WORK_KINDS)),
  stage: forgiving(v.picklist(WORK_STAGES)),
  mine: forgiving(v.picklist(WORK_MINE)),
  place: one,
  changed_since: forgiving(instant),
  from: day,
  to: day,
  ordering: forgiving(v.picklist(WORK_ORDERS)),
  open: one,
})
export type HistorySearch = v.InferOutput<typeof HistorySearch>

export const DEFAULT_ORDER = '-last_update' satisfies WorkOrder

const FILTERS = ['search', 'kind', 'stage', 'mine', 'place', 'changed_since', 'from', 'to'] as const

export const NO_FILTERS: Record<(typeof FILTERS)[number], undefined> = {
  search: undefined,
  kind: undefined,
  stage: undefined,
  mine: undefined,
  place: undefined,
  changed_since: undefined,
  from: undefined,
  to: undefined,
}

/** Whether anything narrows the list. */
export const isFiltered = (address: HistorySearch): boolean => FILTERS.some((name) => Boolean(address[name]))

/** The address as the list's endpoint takes it. */
export const historyQueryOf = (address: HistorySearch): Omit<WorkQuery, 'cursor' | 'limit'> => {
  const { search, kind, stage, mine, place, changed_since, from, to, ordering = DEFAULT_ORDER } = address
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(stage && { stage }),
    ...(mine && { mine }),
    ...(place && { place_id: place }),
    ...(changed_since && { changed_since }),
    ...(from && { from }),
    ...(to && { to }),
    ordering,
  }
}

/** The address as the file of the list takes it, with what the list shows of a request. */
export const exportOf = (address: HistorySearch): Omit<WorkExport, 'format'> => {
  const { ordering, ...filter } = historyQueryOf(address)
  return { filter, ordering, columns: [...FILE_COLUMNS] }
}

const FILE_COLUMNS = [
  'code',
  'title',
  'kind',
  'stage',
  'priority',
  'wanted_on',
  'window_start',
  'window_end',
  'requester',
  'last_update',
] as const satisfies readonly WorkColumn[]
