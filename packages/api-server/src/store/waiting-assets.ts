import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { AssetFilterValues } from '@plenum/domain/asset-query'
import { TrailStep, type NodeType } from '@plenum/domain/node-type'
import { MAX_WAITING } from '@plenum/domain/waiting-asset'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { currentPlace } from './asset-row.ts'
import { listAssets } from './assets.ts'
import { standingColumns } from './node-contents.ts'

const TOLD = {
  columns: sql`
    ${standingColumns}, m.depth_mm, m.airflow, m.heat_w, a.cords_a, a.cords_b, ${currentPlace} as location`,
  joins: sql`
    join asset_type t on t.company_id = a.company_id and t.code = a.asset_type
    left join model m on m.company_id = a.company_id and m.id = a.model_id
    left join placement p on p.company_id = a.company_id and p.asset_id = a.id and p.source = 'current'`,
}

/** What is written down for one of these around a rack may be meant for it. */
const AROUND: readonly NodeType[] = ['room', 'zone', 'row', 'rack']

interface WaitingRequest {
  company_id: string
  /** The calendar day, `YYYY-MM-DD`. */
  today: string
  node_id: string
  search: string | undefined
}

/** `WaitingAssets` of a place as JSON text, or undefined where the company has none of this id. */
export async function readWaiting(database: Database, request: WaitingRequest): Promise<string | undefined> {
  const { company_id, today, node_id, search } = request
  const place = await firstRow(
    database,
    v.object({ trail: v.array(TrailStep) }),
    sql`select trail from node where company_id = ${company_id} and id = ${node_id}`,
  )
  if (place === undefined) return undefined
  const around = place.trail.filter(({ id, type }) => id === node_id || AROUND.includes(type))
  const ids = around.map(({ id }) => sql`${id}`)
  const isHere = sql`a.location_id in (${sql.join(ids, sql`, `)}) and ${without(node_id)}`
  const find = (filter: AssetFilterValues, also?: SQL) =>
    listAssets(database, {
      company_id,
      today,
      filter: { ...filter, ...(search && { search }) },
      ordering: '-last_update',
      limit: MAX_WAITING,
      after: null,
      told: TOLD,
      ...(also && { also }),
    })
  const here = await find({}, isHere)
  const nowhere = await find({ without: ['location'] })
  const isElsewhere = sql`a.location_id <> ${node_id} and not (${isHere})`
  const elsewhere = search ? await find({}, isElsewhere) : { results: '[]', end: null }
  const is_whole = [here, nowhere, elsewhere].every(({ end }) => end === null)
  return `{"here":${here.results},"nowhere":${nowhere.results},"elsewhere":${elsewhere.results},"is_whole":${is_whole}}`
}

/** Whether an asset `a` has no unit; what is in another thing, or hangs beside a rack's own rails, needs none. */
const without = (node_id: string): SQL => sql`
  exists (
    select from placement here where here.company_id = a.company_id and here.asset_id = a.id
      and here.source = 'current' and here.position is null)
  and not exists (select from asset_inside i where i.company_id = a.company_id and i.asset_id = a.id)
  and not (a.location_id = ${node_id} and exists (
    select from model beside where beside.company_id = a.company_id and beside.id = a.model_id and beside.u_height = 0))`
