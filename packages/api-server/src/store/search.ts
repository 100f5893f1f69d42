import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { SEARCH_HITS } from '@plenum/domain/search'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { textCondition } from './asset-filter.ts'
import { likeText } from './json.ts'

interface SearchRequest {
  company_id: string
  text: string
  /** Which kinds the person may see. */
  sees: { assets: boolean; nodes: boolean; owners: boolean }
}

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
          order by lower(o.name), o.id limit ${SEARCH_HITS}) hit)
      )::text as body`,
  )
  return row?.body ?? ''
}
