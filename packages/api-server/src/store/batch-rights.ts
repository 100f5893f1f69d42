import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { HISTORY_ENTITIES, type HistoryEntity } from '@plenum/domain/history'
import { WRITE_AREAS } from '@plenum/domain/history-areas'
import { may, type Permissions } from '@plenum/domain/permission'
import type { Session } from '../context.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'

const Held = v.object({
  /** The kinds of records it has changed. */
  entities: v.array(v.picklist(HISTORY_ENTITIES)),
  /** Who made it; null where the system did. */
  actor_id: v.nullable(v.string()),
  /** Whether it closed assets: bringing those back is not for everybody. */
  closes: v.boolean(),
  /** Whether a request was executed by it, which taking it back opens again. */
  is_of_work: v.boolean(),
})

/** What decides who may take a batch back; undefined where the company has no such batch. */
export const batchHolds = (database: Database, company_id: string, id: string) =>
  firstRow(
    database,
    Held,
    sql`
      select b.actor_id, b.work_id is not null as is_of_work, (
        select coalesce(jsonb_agg(distinct h.entity), '[]') from history h
        where h.company_id = b.company_id and h.batch_id = b.id
      ) as entities, exists (
        select from history h where h.company_id = b.company_id and h.batch_id = b.id
          and h.entity = 'asset' and h.field = 'termination_date' and h."to" is not null
      ) as closes from batch b where b.company_id = ${company_id} and b.id = ${id}`,
  )

/** Whether somebody may write all of these kinds of records. */
export function writesAll(permissions: Permissions, entities: readonly HistoryEntity[]): boolean {
  // what a move fulfils goes and comes with it
  const decisive = entities.filter((each) => each !== 'reservation' || !entities.includes('asset'))
  return decisive.every((entity) => may(permissions, WRITE_AREAS[entity], 'write'))
}

type Held = v.InferOutput<typeof Held>

/** Whether somebody may bring back what a batch closed: a slip of one's own aside, only administrators do. */
export const mayReopen = ({ user }: Pick<Session, 'user'>, { closes, actor_id }: Held): boolean =>
  !closes || user.is_administrator || actor_id === user.id

/** Whether somebody may take a batch back. */
export const mayTakeBack = (session: Pick<Session, 'user'>, batch: Held): boolean =>
  mayReopen(session, batch) &&
  writesAll(session.user.permissions, batch.entities) &&
  (!batch.is_of_work || may(session.user.permissions, 'projects', 'write'))
