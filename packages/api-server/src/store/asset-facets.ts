import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { COUNT_CAP } from '@plenum/domain/asset-query'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { AskedFilter } from './asset-condition.ts'
import { allOf, assetConditions, conditionsOf, nodesBelow } from './asset-filter.ts'

/** `AssetFacets` as JSON text: exact where a counter knows, else counted up to the cap. */
export async function countAssets(database: Database, asked: AskedFilter): Promise<string> {
  const { company_id } = asked
  const row = await firstRow(
    database,
    v.object({ body: v.string() }),
    sql`
      with counter as materialized (
        select company_id, status, asset_type, count from asset_counter where company_id = ${company_id} and count > 0
      ), left_over as (${leftOver(asked)})
      select json_build_object(
        'count', (select json_build_object('value', value, 'capped', capped) from left_over),
        'total', (select coalesce(sum(count), 0) from counter),
        'has_any', exists (select from asset where company_id = ${company_id}),
        'status', (select coalesce(json_agg(s order by s.count desc, s.key), '[]') from (
          select status as key, sum(count) as count from counter group by status) s),
        'asset_type', (select coalesce(json_agg(t order by t.count desc, t.key), '[]') from (
          select asset_type as key, sum(count) as count from counter group by asset_type) t)
      )::text as body`,
  )
  return row?.body ?? '{}'
}

function leftOver(asked: AskedFilter): SQL {
  const { company_id, filter } = asked
  const { status, asset_type, category, location_id, ...others } = filter
  const countersKnow = Object.values(others).every((value) => value === undefined || value === '')
  const byKind = status !== undefined || asset_type !== undefined || category !== undefined
  if (countersKnow && location_id === undefined) {
    // the counters know open assets only, and nothing of their days
    const kinds = conditionsOf({ ...asked, filter: { status, asset_type, category, closed: 'with' } })
    return sql`
      select coalesce(sum(a.count), 0) as value, false as capped from counter a
      where ${allOf(
        asked,
        kinds.map((kind) => kind.sql),
      )}`
  }
  if (countersKnow && location_id !== undefined && !byKind) {
    return sql`
      select coalesce(sum(count), 0) as value, false as capped from node_counter
      where company_id = ${company_id} and node_id in (${nodesBelow(company_id, location_id)})`
  }
  return sql`
    select least(count(*), ${COUNT_CAP}::int) as value, count(*) > ${COUNT_CAP}::int as capped from (
      select 1 from asset a where ${assetConditions(asked)} limit ${COUNT_CAP + 1}) found`
}
