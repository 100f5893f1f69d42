import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { MOST_DRAFTS, type DraftInput, type DraftPlace } from '@plenum/domain/draft'
import type { Session } from '../context.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { wireInstant } from './json.ts'

type Place = v.InferOutput<typeof DraftPlace>

const isHere = ({ company_id, user }: Session, { form, key }: Place) =>
  sql`company_id = ${company_id} and user_id = ${user.id} and form = ${form} and key = ${key}`

/** A person's draft as JSON text; undefined where there is none. */
export async function readDraft(
  database: Database,
  session: Session,
  place: Place,
): Promise<string | undefined> {
  const found = await firstRow(
    database,
    v.object({ body: v.string() }),
    sql`
      select json_build_object('content', content, 'updated_at', ${wireInstant(sql`updated_at`)})::text as body
      from draft where ${isHere(session, place)}`,
  )
  return found?.body
}

/** Keeps a person's draft in place of the one before, and of what else is kept the newest only. */
export async function keepDraft(
  database: Database,
  session: Session,
  { content, at, ...place }: Place & v.InferOutput<typeof DraftInput> & { at: string },
): Promise<void> {
  const { company_id, user } = session
  await database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into draft (company_id, user_id, form, key, content, updated_at)
      values (${company_id}, ${user.id}, ${place.form}, ${place.key}, ${JSON.stringify(content)}::jsonb, ${at})
      on conflict (company_id, user_id, form, key)
      do update set content = excluded.content, updated_at = excluded.updated_at`)
    await tx.execute(sql`
      delete from draft where company_id = ${company_id} and user_id = ${user.id} and (form, key) in (
        select form, key from draft
        where company_id = ${company_id} and user_id = ${user.id} and not (${isHere(session, place)})
        order by updated_at desc, form, key offset ${MOST_DRAFTS - 1}
      )`)
  })
}

/** Drops a person's draft, if there is one. */
export const dropDraft = (database: Database, session: Session, place: Place): Promise<unknown> =>
  database.execute(sql`delete from draft where ${isHere(session, place)}`)
