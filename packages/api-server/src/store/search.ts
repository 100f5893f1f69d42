import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { SEARCH_HITS } from '@plenum/domain/search'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { textCondition } from './asset-filter.ts'
import { isFree } from './code-reserves.ts'
import { likeText } from './json.ts'

interface SearchRequest {
  company_id: string
  text: string
  /** Which kinds the person may see. */
  sees: { assets: boolean; nodes: boolean; owners: boolean; codes: boolean }
}

/** Codes that are looked through for free ones: of thousands that are taken, more has to be typed. */
const CODES_LOOKED_AT = 5000

/** The last character there is. */
const LAST = '\u{10FFFF}'

/** Whether a reserved code `c` begins with a text: as a range, which the index of codes has whatever is typed. */
const beginsWith = (text: string): SQL =>
  sql`c.code_key >= lower(${text}) and c.code_key < lower(${text}) || ${LAST}`

/** `SearchHits` as JSON text. */
export async function searchAll(
  database: Database,
  { company_id, text, sees }: SearchRequest,
): Promise<string> {
  const anywhere = `%${likeText(text)}%`
  const row = await firstRow(
    database,
    v.object({ body: v.string() }),
    sql`
      select json_build_object(
        'assets', (select coalesce(json_agg(hit), '[]') from (
          select a.id, a.name, a.code, a.asset_type, a.status from asset a
          where ${sees.assets}::boolean and a.company_id = ${company_id} and ${textCondition(text)}
          order by a.last_update desc, a.id desc limit ${SEARCH_HITS}) hit),
        'nodes', (select coalesce(json_agg(hit), '[]') from (
          select n.id, n.name, n.trail from node n
          where ${sees.nodes}::boolean and n.company_id = ${company_id}
            and (n.name_key like lower(${anywhere}) or lower(n.code) like lower(${anywhere}))
          order by n.name_key, n.id limit ${SEARCH_HITS}) hit),
        'owners', (select coalesce(json_agg(hit), '[]') from (
          select o.id, o.name, o.kind from principal o
          where ${sees.owners}::boolean and o.company_id = ${company_id} and lower(o.name) like lower(${anywhere})
          order by lower(o.name), o.id limit ${SEARCH_HITS}) hit),
        'codes', (select coalesce(json_agg(hit), '[]') from (
          select c.code, r.asset_type from (
            select c.* from reserved_code c
            where ${sees.codes}::boolean and c.company_id = ${company_id} and ${beginsWith(text)}
            order by c.code_key limit ${CODES_LOOKED_AT}) c
          join code_reserve r on r.company_id = c.company_id and r.id = c.reserve_id where ${isFree}
          order by c.code_key limit ${SEARCH_HITS}) hit)
      )::text as body`,
  )
  return row?.body ?? ''
}
