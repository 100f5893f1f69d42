import { sql, type SQL } from 'drizzle-orm'
import { HISTORY_ENTITIES, type HistoryEntity } from '@plenum/domain/history'
import { READ_AREAS } from '@plenum/domain/history-areas'
import { may, type Permissions } from '@plenum/domain/permission'
import { seenBy } from './work-row.ts'

/** Who reads the history; of drafts nothing is told where nobody is named whose they may be. */
export interface HistoryReader {
  permissions: Permissions
  me: string | null
}

/** Whether somebody may be told of requests: by the words in which they are named, too. */
export const seesRequests = (permissions: Permissions): boolean => may(permissions, 'projects', 'onlyRead')

/** Holds for lines `h` that say nothing of a request to who may read none: what a place is kept for names it. */
export const silentOfRequests = (permissions: Permissions): SQL =>
  seesRequests(permissions)
    ? sql`true`
    : sql`case when h.entity = 'reservation' and h.field = 'reason' then not exists (
        select from reservation r
        where r.company_id = h.company_id and r.id = h.entity_id::uuid and r.work_id is not null) else true end`

/** Holds for lines `h` of the history that somebody may read, of some kinds of records. */
export function toldLines(
  { permissions, me }: HistoryReader,
  entities: readonly HistoryEntity[] = HISTORY_ENTITIES,
): SQL {
  const readable = entities.filter((entity) => may(permissions, READ_AREAS[entity], 'onlyRead'))
  return sql`h.entity in (select value from jsonb_array_elements_text(${JSON.stringify(readable)}::jsonb))
    and case when h.entity = 'work_request' then exists (
      select from work_request r
      where r.company_id = h.company_id and r.id = h.entity_id::uuid and ${seenBy(me)}) else true end
    and ${silentOfRequests(permissions)}`
}
