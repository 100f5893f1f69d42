import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { MAX_PLACES_AT } from '@plenum/domain/place-timeline'
import { before, momentOf, tenseOf } from '@plenum/domain/placement-time'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { occupying } from './asset-place.ts'
import { isArchivedIn } from './place-use.ts'
import { assetsAt, placedAt, type Moment } from './placed-at.ts'

/** Where a node is at or below a place: the ids, as a statement. */
export const belowOf = (company_id: string, id: string): SQL => sql`
  select b.* from node n join node b on b.company_id = n.company_id and b.path >= n.path and b.path < n.path || '~'
  where n.company_id = ${company_id} and n.id = ${id}`

/** `PlacesAt` of one place at a time as JSON text, or undefined where the company has none of this id. */
export async function readPlacesAt(
  database: Database,
  moment: Moment,
  id: string,
): Promise<string | undefined> {
  const { company_id, when } = moment
  const row = await firstRow(
    database,
    v.object({ body: v.string() }),
    sql`
      with below as materialized (${belowOf(company_id, id)}), here as materialized (
        ${placedAt(moment, sql`p.node_id in (select id from below)`)}
      ), changed as materialized (${changedOn(moment)}), before as (
        ${placedAt({ ...moment, when: before(when) }, sql`p.asset_id in (select asset_id from changed)`)}
      ), moves as materialized (
        select one.node_id as "to", other.node_id as "from"
        from (select * from here where asset_id in (select asset_id from changed)) one
        full join (select * from before where node_id in (select id from below)) other on other.asset_id = one.asset_id
        where one.node_id is distinct from other.node_id
      ), came as (select "to" as id, count(*) as came from moves where "to" is not null group by 1
      ), gone as (select "from" as id, count(*) as gone from moves where "from" is not null group by 1
      ), assets as materialized (${assetsAt(moment, sql`select asset_id from here`)}), taken as (
        select p.node_id, count(*) as assets,
          range_agg(numrange(p.position, p.position + coalesce(m.u_height, 0.5)))
            filter (where p.position is not null and a.status in (${occupying})) as units
        from here p join assets a on a.id = p.asset_id
        left join model m on m.company_id = ${company_id} and m.id = a.model_id
        group by p.node_id
      ), numbers as materialized (
        select b.id, b.name, b.type, b.trail, case when b.type = 'rack' then b.u_height end as units,
          coalesce(taken.assets, 0) as assets,
          (select coalesce(sum(upper(piece) - lower(piece)), 0) from unnest(taken.units * nummultirange(
            numrange(coalesce(b.starting_unit, 1), coalesce(b.starting_unit, 1) + b.u_height))) piece) as units_used,
          coalesce(came.came, 0) as came, coalesce(gone.gone, 0) as "left"
        from below b left join taken on taken.node_id = b.id
        left join came on came.id = b.id left join gone on gone.id = b.id
        where b.type = 'rack' and not ${isArchivedIn(sql`b`, sql`select company_id, path from node where company_id = ${company_id} and id = ${id}`)} or taken.assets > 0 or came.came > 0 or gone.gone > 0
      ), listed as (
        select id, name, type, units, assets, units_used, came, "left" from numbers
        -- where something happens comes first
        order by came + "left" > 0 desc, jsonb_path_query_array(trail, '$[*].name')::text collate "C", id limit ${MAX_PLACES_AT}
      )
      select json_build_object(
        'all', (select json_build_object('racks', count(*) filter (where type = 'rack'),
          'units', coalesce(sum(units), 0), 'assets', coalesce(sum(assets), 0),
          'units_used', coalesce(sum(units_used), 0),
          'came', (select count(*) from moves where "from" is null),
          'left', (select count(*) from moves where "to" is null)) from numbers),
        'places', (select coalesce(json_agg(l), '[]') from listed l),
        'is_whole', (select count(*) from numbers) <= ${MAX_PLACES_AT}::int
      )::text as body from node n where n.company_id = ${company_id} and n.id = ${id}`,
  )
  return row?.body
}

/** The assets below a place that came, went or moved on a day. */
function changedOn({ company_id, when, now }: Moment): SQL {
  const since = sql`${momentOf(before(when))}::timestamptz`
  const until = sql`${momentOf(when)}::timestamptz`
  if (tenseOf(when, now) !== 'future') {
    const changed = sql`p.company_id = ${company_id} and p.node_id in (select id from below)
      and (p.valid_from > ${since} and p.valid_from <= ${until} or p.valid_to > ${since} and p.valid_to <= ${until})`
    return sql`
      select p.asset_id from placement p where ${changed} and p.source <> 'planned'
      union select p.asset_id from undone_placement p where ${changed}`
  }
  const isTomorrow = tenseOf(before(when), now) === 'present'
  return sql`
    select p.asset_id from placement p where p.company_id = ${company_id} and p.source = 'planned'
      and p.valid_from <= ${until} and (${isTomorrow}::boolean or p.valid_from > ${since})`
}
