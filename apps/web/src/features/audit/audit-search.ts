import { AUDIT_GROUPS, type AuditFilter } from '@plenum/domain/audit'
import * as v from 'valibot'

const day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined)

/** The screen's address: whose deeds, of which kind, on which days. A bad part is left out. */
export const AuditSearch = v.object({
  person: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  group: v.fallback(v.optional(v.picklist(AUDIT_GROUPS)), undefined),
  since: day,
  until: day,
})
export type AuditSearch = v.InferOutput<typeof AuditSearch>

/** Everything, whoever did it and whenever. */
export const NO_FILTERS: AuditSearch = {
  person: undefined,
  group: undefined,
  since: undefined,
  until: undefined,
}

/** Whether anything narrows the list. */
export const isFiltered = (filter: AuditFilter): boolean => Object.keys(filter).length > 0

/** The first moment of a day where the reader is, or of the day after it. */
const midnight = (text: string, later: 0 | 1): string => {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

/** The address as the log's endpoint takes it; both days belong to the time between. */
export const filterOf = ({ person, group, since, until }: AuditSearch): AuditFilter => ({
  ...(person !== undefined && { actor_id: person }),
  ...(group !== undefined && { group }),
  ...(since !== undefined && { since: midnight(since, 0) }),
  ...(until !== undefined && { until: midnight(until, 1) }),
})
