import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_STATUSES } from '@plenum/domain/asset'
import { AssetFilter } from '@plenum/domain/asset-query'
import { ASSET_CATEGORIES } from '@plenum/domain/asset-type'
import { addDays } from '@plenum/domain/date'
import {
  CostSum,
  REQUEST_KINDS,
  RISKS_OF_ASSETS,
  ROOMS_OFFERED,
  type AssetRisk,
  type CostedRisk,
  type DashboardAssets,
  type DashboardPlaces,
  type DashboardRequests,
} from '@plenum/domain/dashboard'
import { AGE_BANDS, type AgeBand } from '@plenum/domain/fault-times'
import { forecastOf } from '@plenum/domain/forecast'
import { drawOf } from '@plenum/domain/load'
import { TrailStep } from '@plenum/domain/node-type'
import { standingOn, standingTotals } from '@plenum/domain/rack-standing'
import { SOON_DAYS } from '@plenum/domain/reservation'
import { WorkCountQuery } from '@plenum/domain/work-request'
import { OPEN_STAGES } from '@plenum/domain/work-stage'
import { refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { AskedFilter } from './asset-condition.ts'
import { allOf, assetConditions, conditionsOf } from './asset-filter.ts'
import { racksOf } from './rack-changes.ts'
import { inScope, racksInUse, type Scope } from './rack-standing.ts'
import { isActive } from './reservations.ts'
import { inFilter, type WorkReader } from './work-list.ts'
import { standsAs } from './work-sla.ts'

/** A place that a dashboard is about, or the whole company. */
export interface DashboardPlace extends Scope {
  id: string | undefined
  trail: v.InferOutput<typeof TrailStep>[]
}

const Found = v.object({ path: v.string(), trail: v.array(TrailStep) })

/** The place that is asked for; refuses one that the company does not have. */
export async function dashboardPlace(
  database: Database,
  company_id: string,
  id: string | undefined,
): Promise<DashboardPlace> {
  if (id === undefined) return { company_id, id, path: null, trail: [] }
  const found = await firstRow(
    database,
    Found,
    sql`select path, trail from node where company_id = ${company_id} and id = ${id}`,
  )
  if (found === undefined) throw refusal(400, 'does_not_exist', 'place_id')
  return { company_id, id, ...found }
}

/** The days that a dashboard knows of: the one it is, and the one it tells of. */
export interface Days {
  today: string
  day: string
}

const Room = v.object({ id: v.string(), name: v.string(), racks: v.number() })

/** What a place has left. */
export async function readPlaces(database: Database, scope: Scope, days: Days): Promise<DashboardPlaces> {
  const { racks, outlook } = await racksOf(database, scope, days.today)
  const ending = await firstRow(
    database,
    v.object({ count: v.number() }),
    sql`
      select count(*)::int as count from reservation r
      join node n on n.company_id = r.company_id and n.id = r.node_id
      where ${inScope(scope)} and ${isActive(days.today)} and r.expires_on < ${addDays(days.today, SOON_DAYS)}::date`,
  )
  const rooms = await rows(
    database,
    Room,
    sql`
      with racked as (
        select (step.of ->> 'id')::uuid as id, count(*)::int as racks
        from node n, jsonb_array_elements(n.trail) step(of)
        where ${racksInUse(scope)} and step.of ->> 'type' = 'room' group by 1
      )
      select room.id, room.name, racked.racks from racked
      join node room on room.company_id = ${scope.company_id} and room.id = racked.id
      order by room.name_key, room.id limit ${ROOMS_OFFERED}`,
  )
  return {
    ...standingTotals(standingOn(racks, outlook, days.day)),
    forecast: forecastOf(racks, outlook, days.today),
    reservations_ending: ending?.count ?? 0,
    rooms,
  }
}

const Counted = v.object({ key: v.picklist(ASSET_STATUSES), count: v.number() })
const Drawing = v.object({
  category: v.picklist(ASSET_CATEGORIES),
  rated_w: v.nullable(v.number()),
  budget_w: v.nullable(v.number()),
})

/** The assets of a place by their statuses, and how many of them are at risk. */
export async function readAssets(
  database: Database,
  { company_id, id }: DashboardPlace,
  { today }: Days,
): Promise<DashboardAssets> {
  const place = id === undefined ? {} : { location_id: id }
  const asked = (filter: AssetFilter): AskedFilter => ({
    company_id,
    filter: v.parse(AssetFilter, { ...filter, ...place }),
    today,
    foundOwners: [],
    teamOwners: [],
  })
  const here = asked({})
  const status = await rows(
    database,
    Counted,
    id === undefined
      ? sql`
          select status as key, sum(count)::int as count from asset_counter
          where company_id = ${company_id} group by status having sum(count) > 0`
      : sql`
          select a.status as key, count(*)::int as count from asset a
          where ${allOf(
            here,
            conditionsOf(here).map((condition) => condition.sql),
          )} group by a.status`,
  )
  const costed = async (risk: CostedRisk) => {
    const sums = await rows(
      database,
      v.object({ ...CostSum.entries, cost: v.nullable(v.number()), count: v.number() }),
      sql`
        select a.currency, count(*)::int as count, sum(a.cost)::float8 as cost
        from asset a where ${assetConditions(asked(RISKS_OF_ASSETS[risk]))} group by a.currency order by 1`,
    )
    return {
      count: sums.reduce((all, { count: some }) => all + some, 0),
      costs: sums.flatMap(({ currency, cost }) => (cost === null ? [] : [{ currency, cost }])),
    }
  }
  const count = async (risk: Exclude<AssetRisk, CostedRisk>): Promise<number> => {
    const found = await firstRow(
      database,
      v.object({ count: v.number() }),
      sql`select count(*)::int as count from asset a where ${assetConditions(asked(RISKS_OF_ASSETS[risk]))}`,
    )
    return found?.count ?? 0
  }
  const forgotten = await rows(
    database,
    Drawing,
    sql`
      with a as materialized (
        select a.company_id, a.asset_type, a.model_id, a.budget_w from asset a
        where ${assetConditions(asked(RISKS_OF_ASSETS.out_of_service))}
      )
      select t.category, m.rated_w, coalesce(a.budget_w, m.budget_w) as budget_w from a
      join asset_type t on t.company_id = a.company_id and t.code = a.asset_type
      left join model m on m.company_id = a.company_id and m.id = a.model_id`,
  )
  const [warranty, end_of_life] = [await costed('warranty'), await costed('end_of_life')]
  const risks: Record<AssetRisk, number> = {
    single_corded: await count('single_corded'),
    warranty: warranty.count,
    end_of_life: end_of_life.count,
    overridden: await count('overridden'),
    out_of_service: forgotten.length,
  }
  return {
    all: status.reduce((sum, each) => sum + each.count, 0),
    status: status.toSorted((one, other) => other.count - one.count || one.key.localeCompare(other.key)),
    risks,
    costs: { warranty: warranty.costs, end_of_life: end_of_life.costs },
    reclaimable_w: forgotten.reduce((sum, { category, ...facts }) => {
      const { budget_w } = drawOf(facts, category)
      return sum + (budget_w ?? 0)
    }, 0),
  }
}

const AtStage = v.object({
  stage: v.picklist(OPEN_STAGES),
  count: v.number(),
  ages: v.object({ days: v.number(), weeks: v.number(), months: v.number() }),
  sla: v.object({ overdue: v.number(), warning: v.number() }),
  oldest_days: v.number(),
})

/** How many requests `r` were asked for on the days that a band of ages covers. */
const aged = (band: AgeBand, today: string) => {
  const { from, to } = AGE_BANDS[band]
  const day = sql`(r.created_at at time zone 'UTC')::date`
  return sql`count(*) filter (where ${day} <= ${addDays(today, -from)}::date
    and ${day} >= ${to === null ? '0001-01-01' : addDays(today, -to)}::date)::int`
}

/** The open requests that touch a place, by their stages. */
export async function readRequests(
  database: Database,
  { company_id, id }: DashboardPlace,
  { actor, at }: Pick<WorkReader, 'actor' | 'at'>,
): Promise<DashboardRequests> {
  const today = at.slice(0, 10)
  const filter = v.parse(WorkCountQuery, {
    kind: REQUEST_KINDS,
    stage: OPEN_STAGES.join(),
    ...(id !== undefined && { place_id: id }),
  })
  const found = await rows(
    database,
    AtStage,
    sql`
      select r.stage, count(*)::int as count,
        json_build_object('days', ${aged('days', today)}, 'weeks', ${aged('weeks', today)},
          'months', ${aged('months', today)}) as ages,
        json_build_object('overdue', count(*) filter (where ${standsAs(['overdue'], at)})::int,
          'warning', count(*) filter (where ${standsAs(['warning'], at)})::int) as sla,
        floor(extract(epoch from ${at}::timestamptz - min(r.created_at)) / 86400)::int as oldest_days
      from work_request r where ${inFilter({ company_id, actor, at }, filter)} group by r.stage`,
  )
  return OPEN_STAGES.map(
    (stage) =>
      found.find((each) => each.stage === stage) ?? {
        stage,
        count: 0,
        ages: { days: 0, weeks: 0, months: 0 },
        sla: { overdue: 0, warning: 0 },
        oldest_days: null,
      },
  )
}
