import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { ViewEntity } from '@plenum/domain/saved-view'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { wireInstant } from './json.ts'
import { readRecord, type RawRecord } from './record.ts'

/** Who reads: his own views, and those shared with the team he is in now. */
export interface ViewReader {
  company_id: string
  user_id: string
}

/** Whether the list of a person `me`, who has said `d` or nothing, begins with a view `s`. */
export const isDefaultView = sql`case when d.user_id is null then s.is_team_default and s.team_id = me.team_id
  else d.view_id is not distinct from s.id end`

const columns = ({ user_id }: ViewReader): SQL => sql`
  s.id, s.entity, s.name, s.settings, json_build_object('id', o.id, 'name', o.name) as owner,
  case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as team,
  s.owner_id = ${user_id} as own, ${isDefaultView} as is_default, s.is_team_default,
  ${wireInstant(sql`s.updated_at`)} as updated_at, s.version`

const source = ({ company_id, user_id }: ViewReader): SQL => sql`
  saved_view s
  join principal o on o.company_id = s.company_id and o.id = s.owner_id
  join "user" me on me.company_id = s.company_id and me.id = ${user_id}
  left join principal t on t.company_id = s.company_id and t.id = s.team_id
  left join default_view d on d.company_id = s.company_id and d.user_id = me.id and d.entity = s.entity
  where s.company_id = ${company_id} and (s.owner_id = me.id or s.team_id = me.team_id)`

/** The views a person sees, as JSON text: own ones first, each group by name. */
export async function listViews(
  database: Database,
  reader: ViewReader,
  entity: ViewEntity | undefined,
): Promise<string> {
  const row = await firstRow(
    database,
    v.object({ results: v.string() }),
    sql`
      select coalesce(json_agg(shown), '[]')::text as results from (
        select ${columns(reader)} from ${source(reader)}
          and (${entity ?? null}::text is null or s.entity = ${entity ?? null})
        order by s.owner_id <> ${reader.user_id}, s.name_key, s.id) shown`,
  )
  return row?.results ?? '[]'
}

/** A view that a person sees; undefined where there is none for him. */
export const readView = (
  database: Database,
  reader: ViewReader,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(database, columns(reader), sql`${source(reader)} and s.id = ${id}`)
