import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { RESOURCES } from '@plenum/domain/capacity'
import { TALLY } from '@plenum/domain/capacity-counters'
import type { UpperLevel } from '@plenum/domain/node-type'
import { firstRow } from '../db/rows.ts'
import type { Position } from '../cursor.ts'
import type { Database } from '../ports.ts'
import { likeText } from './json.ts'
import { nodeColumns } from './nodes.ts'
import { readPage, type RawPage } from './page.ts'
import { ARCHIVED, isArchivedIn, isOut } from './place-use.ts'

const ofType = (type: string): SQL => sql`count(*) filter (where type = ${type} and in_use and not is_itself)`

/** A sum to the thousandth, as it was counted: what adding fractions leaves behind is cut off. */
const sum = (column: string): SQL =>
  sql`coalesce(round(sum(${sql.identifier(column)})::numeric, 3)::float8, 0)`
const pairs = (numbers: readonly (readonly [string, SQL])[]): SQL =>
  sql`json_build_object(${sql.join(
    numbers.map(([name, number]) => sql`${name}::text, ${number}`),
    sql`, `,
  )})`

/** `Counters` of the racks among `below`. */
export const counters = pairs([
  ['racks', sql`count(*)`],
  ['usable', sum('usable')],
  ['unrated', sum('unrated')],
  ...RESOURCES.map(
    (resource) =>
      [resource, pairs(TALLY.map((part) => [part, sum(`${resource}_${part}`)] as const))] as const,
  ),
])

/** `PlaceTotals` of a node `n` as JSON. */
export const placeTotals = sql`(
  with below as materialized (
    select b.id, b.id = n.id as is_itself, b.type,
      not ${isArchivedIn(sql`b`, sql`select n.company_id, n.path`)} as in_use
    from node b where b.company_id = n.company_id and b.path >= n.path and b.path < n.path || '~'
  ), places as (
    select ${ofType('site')} as sites, ${ofType('data_center')} as data_centers,
      ${ofType('floor')} as floors, ${ofType('room')} as rooms, ${ofType('zone')} as zones,
      ${ofType('row')} as rows, ${ofType('rack')} as racks
    from below
  ), racks as (
    select ${counters} as capacity, coalesce(max(free_block), 0) as free_block
    from below join rack_capacity c on c.company_id = n.company_id and c.node_id = below.id
    where below.type = 'rack' and below.in_use
  )
  select json_build_object(
    'sites', sites, 'data_centers', data_centers,
    'floors', floors, 'rooms', rooms, 'zones', zones, 'rows', places.rows, 'racks', places.racks,
    'assets', (select coalesce(sum(c.count), 0) from node_counter c
      where c.company_id = n.company_id and c.node_id in (select id from below)),
    'capacity', capacity, 'free_block', free_block
  ) from places, racks
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
  type: UpperLevel
  search: string | undefined
  /** Whether those out of use come too. */
  withOld: boolean
  limit: number
  after: Position | null
}

/** A page of the data centres, or of the sites or regions above them, by name, each with all that is in it. */
export function listDataCenters(database: Database, request: DataCenterRequest): Promise<RawPage> {
  const { company_id, type, search, withOld, limit, after } = request
  const text = `%${likeText(search ?? '')}%`
  const named = sql`(n.name_key like lower(${text}) or lower(n.code) like lower(${text})
    or lower(n.city) like lower(${text}))`
  return readPage(database, {
    from: sql`node n`,
    where: sql`n.company_id = ${company_id} and n.type = ${type}
      and ${withOld ? sql`true` : sql`not ${isOut(sql`n`, ARCHIVED)}`} and ${search ? named : sql`true`}`,
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
