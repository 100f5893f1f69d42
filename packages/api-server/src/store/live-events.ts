import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { LiveEvent } from '@plenum/domain/notification'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { visible } from './notifications.ts'
import { reaches, seesTicket, seesWork } from './notify.ts'
import { isOpen } from './sessions.ts'

/** How many events of one stream are read at once. */
export const MOST_AT_ONCE = 200

/** An open stream: whose access token it was asked for with, and how far it has read. */
export interface Reader {
  token_hash: string
  /** Null where it begins with what comes next. */
  after: number | null
  /** Where it has read nothing yet: it begins with what has happened since. */
  since?: string
}

const Reading = v.object({
  reader: v.number(),
  company_id: v.string(),
  user_id: v.string(),
  /** How far everything has been read that there is for this person. */
  up_to: v.number(),
  /** Whether there may be more behind it. */
  more: v.boolean(),
  /** Whether what came after `after` cannot be told any more. */
  lost: v.boolean(),
  events: v.array(LiveEvent),
})
export type Reading = v.InferOutput<typeof Reading>

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/**
 * What is new for each of some streams, in one statement; who is missing in the answer may read no more. Rights are
 * looked at here and now, and not when something happened: what a person may not see any more is passed over. Each reader
 * is found by its keys, one after the other: joined as tables of which little is known yet, each would be compared with
 * each.
 */
export const readLive = (database: Database, readers: readonly Reader[], now: Date): Promise<Reading[]> =>
  rows(
    database,
    Reading,
    sql`
      select (r.rank - 1)::int as reader, u.company_id, u.id as user_id,
        (case when found.more then found.last else counted.last end)::float8 as up_to, found.more,
        coalesce(begun.after > counted.last or begun.after < kept.behind, false) as lost, found.events
      from jsonb_array_elements(${JSON.stringify(readers)}::jsonb) with ordinality r (reader, rank)
      cross join lateral (
        select r.reader->>'token_hash' as token_hash, (r.reader->>'after')::bigint as after,
          (r.reader->>'since')::timestamptz as since
      ) asked
      cross join lateral (
        select * from access_token a where a.hash = asked.token_hash and a.exp > ${now.toISOString()}::timestamptz limit 1
      ) a
      cross join lateral (select * from session s where s.company_id = a.company_id and s.id = a.session_id limit 1) s
      join lateral (select * from "user" u where u.company_id = s.company_id and u.id = s.user_id limit 1) u
        on ${isOpen(now.toISOString())}
      cross join lateral (
        select coalesce((select last from live_event_counter c where c.company_id = u.company_id), 0) as last
      ) counted
      cross join lateral (
        select coalesce((select min(seq) - 1 from live_event l where l.company_id = u.company_id), counted.last)
          as behind
      ) kept
      cross join lateral (
        select case when asked.since is null then asked.after else
          coalesce(
            (select l.seq from live_event l where l.company_id = u.company_id and l.at < asked.since
              order by l.seq desc limit 1),
            kept.behind) end as after
      ) begun
      cross join lateral (
        select count(*) = ${MOST_AT_ONCE} as more, max(e.seq) as last,
          coalesce(
            json_agg(
              json_strip_nulls(
                json_build_object('seq', e.seq, 'object', e.object, 'id', e.id, 'records', e.records)
              ) order by e.seq)
            filter (where case e.object
              when 'ticket' then ${seesTicket(sql`e.id`)}
              when 'asset' then ${reaches('assets', 'onlyRead')}
              when 'work' then ${seesWork}
              when 'rights' then e.id = u.id
              else exists (
                select from notification n
                where n.company_id = u.company_id and n.id = e.id and n.user_id = u.id and ${visible}
              ) end),
            '[]') as events
        from (
          select l.seq, l.object, l.records, case when l.object_id ~ ${UUID} then l.object_id::uuid end as id
          from live_event l
          where l.company_id = u.company_id and coalesce(l.user_id, u.id) = u.id and l.seq > begun.after
          order by l.seq limit ${MOST_AT_ONCE}
        ) e
      ) found
      order by 1`,
  )
