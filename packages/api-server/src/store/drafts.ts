import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { DraftInput, DraftPlace } from '@plenum/domain/draft'
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

/** Keeps a person's draft in place of the one before. */
export async function keepDraft(
  database: Database,
  { company_id, user }: Session,
  { form, key, content, at }: Place & v.InferOutput<typeof DraftInput> & { at: string },
): Promise<void> {
  await database.execute(sql`
    insert into draft (company_id, user_id, form, key, content, updated_at)
    values (${company_id}, ${user.id}, ${form}, ${key}, ${JSON.stringify(content)}::jsonb, ${at})
    on conflict (company_id, user_id, form, key)
    do update set content = excluded.content, updated_at = excluded.updated_at`)
}

/** Drops a person's draft, if there is one. */
export const dropDraft = (database: Database, session: Session, place: Place): Promise<unknown> =>
  database.execute(sql`delete from draft where ${isHere(session, place)}`)
