import { sql, type SQL } from 'drizzle-orm'

/** Adds rows `(status, asset_type, count)` of `source` to the counters; always in the same order of locks. */
export const countKinds = (company_id: string, source: SQL): SQL => sql`
  insert into asset_counter (company_id, status, asset_type, count)
  select ${company_id}::uuid, status, asset_type, sum(count) from (${source}) counted
  group by status, asset_type having sum(count) <> 0 order by status, asset_type
  on conflict (company_id, status, asset_type) do update set count = asset_counter.count + excluded.count`

/** Adds rows `(location_id, count)` of `source` to the counters of places. */
export const countPlaces = (company_id: string, source: SQL): SQL => sql`
  insert into node_counter (company_id, node_id, count)
  select ${company_id}::uuid, location_id, sum(count) from (${source}) counted where location_id is not null
  group by location_id having sum(count) <> 0 order by location_id
  on conflict (company_id, node_id) do update set count = node_counter.count + excluded.count`
