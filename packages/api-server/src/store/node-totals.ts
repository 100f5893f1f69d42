import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { BUDGET_FACTOR } from '@plenum/domain/model-specs'
import { RUNNING } from '@plenum/domain/transition'
import { firstRow } from '../db/rows.ts'
import type { Position } from '../cursor.ts'
import type { Database } from '../ports.ts'
import { occupying } from './asset-place.ts'
import { likeText } from './json.ts'
import { nodeColumns } from './nodes.ts'
import { readPage, type RawPage } from './page.ts'

const running = sql.join(
  RUNNING.map((status) => sql`${status}`),
  sql`, `,
)

const ofType = (type: string): SQL =>
  sql`count(*) filter (where type = ${type} and status <> 'decommissioned' and not is_itself)`
const length = sql`upper(piece) - lower(piece)`

/** `PlaceTotals` of a node `n` as JSON. Units are ranges: what things take of a rack is their union, free is the rest. */
const placeTotals = sql`(
  with below as materialized (
    select b.id, b.id = n.id as is_itself, b.type, b.status, b.tare_kg, b.u_height,
      nummultirange(numrange(coalesce(b.starting_unit, 1), coalesce(b.starting_unit, 1) + b.u_height)) as whole
    from node b where b.company_id = n.company_id and b.path >= n.path and b.path < n.path || '~'
  ), standing as materialized (
    select a.status, p.node_id, p.position, m.u_height, m.rated_w, coalesce(a.weight_kg, m.weight_kg) as weight_kg,
      coalesce(a.budget_w, m.budget_w, round(m.rated_w * ${BUDGET_FACTOR}::numeric)) as budget_w
    from placement p
    join asset a on a.company_id = p.company_id and a.id = p.asset_id
    left join model m on m.company_id = a.company_id and m.id = a.model_id
    where p.company_id = n.company_id and p.source = 'current' and p.node_id in (select id from below)
      and a.status in (${occupying})
  ), taken as (
    select node_id, range_agg(numrange(position, position + coalesce(u_height, 0.5))) as units
    from standing where position is not null group by node_id
  ), racks as (
    select below.id, u_height, whole * coalesce(taken.units, '{}') as used, whole - coalesce(taken.units, '{}') as free
    from below left join taken on taken.node_id = below.id
    where below.type = 'rack' and below.u_height is not null and below.status <> 'decommissioned'
  ), places as (
    select ${ofType('floor')} as floors, ${ofType('room')} as rooms, ${ofType('zone')} as zones,
      ${ofType('row')} as rows, ${ofType('rack')} as racks,
      coalesce(sum(tare_kg) filter (where status <> 'decommissioned'), 0) as tare_kg
    from below
  ), things as (
    select coalesce(sum(rated_w) filter (where status in (${running})), 0) as rated_w,
      coalesce(sum(budget_w) filter (where status in (${running})), 0) as budget_w,
      count(*) filter (where status in (${running})) as running,
      count(budget_w) filter (where status in (${running})) as powered,
      coalesce(sum(weight_kg), 0) as weight_kg, count(*) as standing, count(weight_kg) as weighed
    from standing
  )
  select json_build_object(
    'floors', floors, 'rooms', rooms, 'zones', zones, 'rows', places.rows, 'racks', racks,
    'assets', (select coalesce(sum(c.count), 0) from node_counter c
      where c.company_id = n.company_id and c.node_id in (select id from below)),
    'units', (select coalesce(sum(u_height), 0) from racks),
    'units_used', (select coalesce(sum(${length}), 0) from racks, unnest(used) piece),
    'units_free_block', (select coalesce(max(${length}), 0) from racks, unnest(free) piece),
    'rated_w', rated_w, 'budget_w', budget_w, 'running', running, 'powered', powered,
    'weight_kg', weight_kg + tare_kg, 'standing', standing, 'weighed', weighed
  ) from places, things
)`

/** `PlaceTotals` of one place as JSON text, or undefined where the company has none of this id. */
export async function readTotals(
  database: Database,
  company_id: string,
  id: string,
): Promise<string | undefined> {
  const row = await firstRow(
    database,
    v.object({ body: v.string() }),
    sql`select ${placeTotals}::text as body from node n where n.company_id = ${company_id} and n.id = ${id}`,
  )
  return row?.body
}

interface DataCenterRequest {
  company_id: string
  search: string | undefined
  /** Whether those out of use come too. */
  withOld: boolean
  limit: number
  after: Position | null
}

/** A page of the data centres by name, each with all that is in it. */
export function listDataCenters(database: Database, request: DataCenterRequest): Promise<RawPage> {
  const { company_id, search, withOld, limit, after } = request
  const text = `%${likeText(search ?? '')}%`
  const named = sql`(n.name_key like lower(${text}) or lower(n.code) like lower(${text})
    or lower(n.city) like lower(${text}))`
  return readPage(database, {
    from: sql`node n`,
    where: sql`n.company_id = ${company_id} and n.type = 'data_center'
      and ${withOld ? sql`true` : sql`n.status <> 'decommissioned'`} and ${search ? named : sql`true`}`,
    key: sql`n.name_key`,
    keyType: sql`text`,
    keyText: sql`n.name_key`,
    id: sql`n.id`,
    descending: false,
    limit,
    after,
    columns: sql`${nodeColumns}, ${placeTotals} as totals`,
    source: sql`node n where n.company_id = ${company_id} and n.id = k.id`,
  })
}
