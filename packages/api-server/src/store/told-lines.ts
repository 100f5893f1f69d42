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

/** Holds for lines `h` of the history that somebody may read, of some kinds of records. */
export function toldLines(
  { permissions, me }: HistoryReader,
  entities: readonly HistoryEntity[] = HISTORY_ENTITIES,
): SQL {
  const readable = entities.filter((entity) => may(permissions, READ_AREAS[entity], 'onlyRead'))
  return sql`h.entity in (select value from jsonb_array_elements_text(${JSON.stringify(readable)}::jsonb))
    and case when h.entity = 'work_request' then exists (
      select from work_request r
      where r.company_id = h.company_id and r.id = h.entity_id::uuid and ${seenBy(me)}) else true end`
}
