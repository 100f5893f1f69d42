import { AUDIT_GROUPS, type AuditFilter } from '@plenum/domain/audit'
import * as v from 'valibot'

const day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined)

/** The screen's address: whose deeds, of which kind, on which days, and whether with refreshes. A bad part is left out. */
export const AuditSearch = v.object({
  person: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  group: v.fallback(v.optional(v.picklist(AUDIT_GROUPS)), undefined),
  since: day,
  until: day,
  refreshes: v.fallback(v.optional(v.literal('shown')), undefined),
})
export type AuditSearch = v.InferOutput<typeof AuditSearch>

/** Everything, whoever did it and whenever; whether with refreshes stays as it is. */
export const unfiltered = ({ refreshes }: AuditSearch): AuditSearch => ({
  person: undefined,
  group: undefined,
  since: undefined,
  until: undefined,
  refreshes,
})

/** Whether anything narrows the list but the refreshes, which are nobody's deeds. */
export const isFiltered = (filter: AuditFilter): boolean =>
  Object.keys(filter).some((part) => part !== 'without')

/** The first moment of a day where the reader is, or of the day after it. */
const midnight = (text: string, later: 0 | 1): string => {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

/** The address as the log's endpoint takes it; both days belong to the time between. */
export const filterOf = ({ person, group, since, until, refreshes }: AuditSearch): AuditFilter => ({
  ...(refreshes === undefined && { without: 'session.refresh' }),
  ...(person !== undefined && { actor_id: person }),
  ...(group !== undefined && { group }),
  ...(since !== undefined && { since: midnight(since, 0) }),
  ...(until !== undefined && { until: midnight(until, 1) }),
})
