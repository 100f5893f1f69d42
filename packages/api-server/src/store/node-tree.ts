import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { MAX_BRANCHES } from '@plenum/domain/node-tree'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'

/** `NodeTree` of a company, or around one of its places, as JSON text; every count goes once to each step of its trail. */
export async function readTree(database: Database, company_id: string, place_id?: string): Promise<string> {
  const around =
    place_id === undefined
      ? sql`true`
      : sql`(n.trail @> ${JSON.stringify([{ id: place_id }])}::jsonb or n.id in (
          select (step->>'id')::uuid from node p cross join lateral jsonb_array_elements(p.trail) step
          where p.company_id = ${company_id} and p.id = ${place_id}))`
  const assets =
    place_id === undefined
      ? sql`(select coalesce(sum(count), 0) from asset_counter where company_id = ${company_id})`
      : sql`coalesce((select asset_count from shown where id = ${place_id}), 0)`
  const row = await firstRow(
    database,
    v.object({ body: v.string() }),
    sql`
      with counted as (
        select step->>'id' as id, sum(c.count) as count from node_counter c
        join node n on n.company_id = c.company_id and n.id = c.node_id
        cross join lateral jsonb_array_elements(n.trail) step
        where c.company_id = ${company_id} and c.count > 0 group by 1
      ), shown as materialized (
        select n.id, n.parent_id, n.type, n.name, n.code, coalesce(counted.count, 0) as asset_count
        from node n left join counted on counted.id = n.id::text
        where n.company_id = ${company_id} and ${around}
        order by jsonb_array_length(n.trail), n.name_key, n.id limit ${MAX_BRANCHES + 1}
      )
      select json_build_object(
        'nodes', (select coalesce(json_agg(s), '[]') from (select * from shown limit ${MAX_BRANCHES}) s),
        'asset_count', ${assets},
        'is_whole', (select count(*) from shown) <= ${MAX_BRANCHES}::int
      )::text as body`,
  )
  return row?.body ?? '{}'
}
