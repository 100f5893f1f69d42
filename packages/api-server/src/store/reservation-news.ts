import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { addDays } from '@plenum/domain/date'
import { REMINDER_DAYS } from '@plenum/domain/reservation'
import { DEFAULT_LANGUAGE } from '@plenum/i18n/language'
import { rows } from '../db/rows.ts'
import { sendNews } from '../mail/news.ts'
import type { Ports } from '../ports.ts'
import { notify, type NoticeLetter } from './notify.ts'
import { idList } from './usage.ts'

/** Places that one piece of news names. */
const MOST_PLACES = 6

const Ending = v.object({
  company_id: v.string(),
  ids: v.array(v.string()),
  expires_on: v.string(),
  /** Whose they are, or the people of the team whose they are. */
  people: v.array(v.string()),
  places: v.array(v.string()),
  more: v.number(),
})

/** Tells owners once of reservations that end soon, and once more when they have ended; those of one step together. */
export async function tellOfReservations(
  { database, ...post }: Pick<Ports, 'database' | 'mailer' | 'publicUrl'>,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const letters: NoticeLetter[] = []
  await database.transaction(async (tx) => {
    const ending = await rows(
      tx,
      Ending,
      sql`
        with untold as (
          select r.* from reservation r
          where r.ended is null and r.expires_on <= ${addDays(today, REMINDER_DAYS)}::date
            and r.told is distinct from case when r.expires_on < ${today}::date then 'expired' else 'soon' end
          for no key update skip locked
        )
        select r.company_id, jsonb_agg(r.id) as ids, to_char(r.expires_on, 'YYYY-MM-DD') as expires_on,
          (select coalesce(jsonb_agg(u.id), '[]') from "user" u
            where u.company_id = r.company_id and r.owner_id in (u.id, u.team_id)) as people,
          to_jsonb((array_agg(n.name || coalesce(' U' || trim_scale(r.position), '') order by n.name_key, r.position))
            [1:${MOST_PLACES}::int]) as places,
          greatest(count(*)::int - ${MOST_PLACES}::int, 0) as more
        from untold r join node n on n.company_id = r.company_id and n.id = r.node_id
        group by r.company_id, r.owner_id, r.group_key, r.expires_on
        order by r.company_id, r.expires_on`,
    )
    for (const { company_id, ids, expires_on, people, places, more } of ending) {
      await tx.execute(sql`
        update reservation set told = ${expires_on < today ? 'expired' : 'soon'}
        where company_id = ${company_id} and id in ${idList(ids)}`)
      const about = `${places.join(', ')}${more > 0 ? ` +${more}` : ''}`
      const told = { kind: 'reservation_ends', to: people, about, detail: expires_on } as const
      await notify(tx, { company_id, actor: null, at: now.toISOString(), letters }, told)
    }
  })
  sendNews(post, letters, DEFAULT_LANGUAGE)
}
