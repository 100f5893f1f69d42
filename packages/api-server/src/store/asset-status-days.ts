import { sql, type SQL } from 'drizzle-orm'
import { ASSET_STATUSES } from '@plenum/domain/asset'
import { FAULT_STATUSES, GIVEN_UP_STATUSES } from '@plenum/domain/fault-times'

/** The day since which an asset `a` has had its status: that of its last change, else the one it was registered on. */
export const statusSince: SQL = sql`coalesce((a.status_changed_at at time zone 'UTC')::date, a.registration_date)`

/** The statuses in which a fault has come to its end by a repair. */
const MENDED = ASSET_STATUSES.filter(
  (status) => ![...FAULT_STATUSES, ...GIVEN_UP_STATUSES].some((each) => each === status),
)

/** Holds for changes `h` of a status that ended a fault by a repair. The first line is that of an index, word for word. */
export const endsFault: SQL = sql`
  h.entity = 'asset' and h.field = 'status' and h."from" in ('"faulty"'::jsonb, '"repair"'::jsonb)
  and h."to" #>> '{}' in ${MENDED}`

/** Holds for batches `b` whose changes stand: what was taken back and what took it back are as if they had never been. */
export const stands: SQL = sql`b.undone_by is null and b.kind <> 'undo'`
