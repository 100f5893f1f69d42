import { sql, type SQL } from 'drizzle-orm'
import { ASSET_STATUSES } from '@plenum/domain/asset'
import { FAULT_STATUSES, GIVEN_UP_STATUSES } from '@plenum/domain/fault-times'

const day = (at: SQL): SQL => sql`(${at} at time zone 'UTC')::date`

/** The day since which an asset `a` has had its status: that of its last change, else the one it was registered on. */
export const statusSince: SQL = sql`coalesce((
  select ${day(sql`b.at`)} from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id
  where h.company_id = a.company_id and h.entity = 'asset' and h.field = 'status' and h.entity_id = a.id::text
  order by h.id desc limit 1), a.registration_date)`

/** Holds for assets `a` that have had their status since a day from `first` to `last`. */
export const isSince = (first: string, last: string): SQL =>
  sql`${statusSince} between ${first}::date and ${last}::date`

/** The statuses in which a fault has come to its end by a repair. */
const MENDED = ASSET_STATUSES.filter(
  (status) => ![...FAULT_STATUSES, ...GIVEN_UP_STATUSES].some((each) => each === status),
)

/** Holds for changes `h` of a status that ended a fault by a repair. The first line is that of an index, word for word. */
export const endsFault: SQL = sql`
  h.entity = 'asset' and h.field = 'status' and h."from" in ('"faulty"'::jsonb, '"repair"'::jsonb)
  and h."to" #>> '{}' in ${MENDED}`

/** Holds for assets `a` of which a fault was repaired on a day from `first` to `last`. */
export const wasRepaired = (company_id: string, first: string, last: string): SQL => sql`
  a.id in (
    select h.entity_id::uuid from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id
    where h.company_id = ${company_id} and ${endsFault} and ${day(sql`b.at`)} between ${first}::date and ${last}::date)`
