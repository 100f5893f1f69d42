import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { SEARCH_ANYWHERE_FROM, type AssetFilterValues } from '@plenum/domain/asset-query'
import { kept } from '../db/kept.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { AskedFilter } from './asset-condition.ts'
import { likeText } from './json.ts'

interface FilterRequest {
  company_id: string
  filter: AssetFilterValues
  /** The calendar day, `YYYY-MM-DD`. */
  today: string
}

const Id = v.object({ id: v.string() })

/**
 * Looks up who a filter means. Their ids stand in the list's statement as they are: only so do the database's
 * statistics know how much each of them owns.
 */
export async function askFilter(database: Database, request: FilterRequest): Promise<AskedFilter> {
  const { company_id, filter, today } = request
  return {
    company_id,
    filter,
    today,
    foundOwners: filter.search ? await ownersNamed(database, company_id, filter.search) : [],
    teamOwners: filter.team_id ? await ownersOfTeams(database, company_id, filter.team_id) : [],
  }
}

async function ownersNamed(database: Database, company_id: string, search: string): Promise<string[]> {
  const text = likeText(search)
  const pattern = search.length >= SEARCH_ANYWHERE_FROM ? `%${text}%` : `${text}%`
  const found = await rows(
    database,
    Id,
    kept(
      sql`select id from principal where company_id = ${company_id} and lower(name) like lower(${pattern})`,
    ),
  )
  return found.map(({ id }) => id)
}

async function ownersOfTeams(
  database: Database,
  company_id: string,
  team_ids: readonly string[],
): Promise<string[]> {
  const teams = JSON.stringify(team_ids)
  const found = await rows(
    database,
    Id,
    kept(sql`
      with asked as (select value::uuid as id from jsonb_array_elements_text(${teams}::jsonb) value)
      select id from team where company_id = ${company_id} and id in (select id from asked)
      union select id from "user" where company_id = ${company_id} and team_id in (select id from asked)`),
  )
  return found.map(({ id }) => id)
}
