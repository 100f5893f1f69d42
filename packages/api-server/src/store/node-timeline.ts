import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { RackFacts } from '@plenum/domain/capacity'
import { addDays } from '@plenum/domain/date'
import { limitsOf } from '@plenum/domain/fit-limits'
import { ASSET_STATUSES } from '@plenum/domain/asset'
import { NODE_TYPES, TrailStep } from '@plenum/domain/node-type'
import { LANES } from '@plenum/domain/lane'
import { FACES } from '@plenum/domain/placement'
import { dayOf } from '@plenum/domain/placement-time'
import { MAX_TIMELINE, TimelineDay, type PlaceTimeline } from '@plenum/domain/place-timeline'
import { conflictsOf, type PlanConflict } from '@plenum/domain/plan-conflicts'
import { isoDate } from '@plenum/domain/text'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { occupying } from './asset-place.ts'
import { isOut, OUT_OF_USE } from './place-use.ts'
import { belowOf } from './places-at.ts'
import { readClaims } from './rack-claims.ts'
import { isActive } from './reservations.ts'

interface TimelineRequest {
  company_id: string
  id: string
  /** The moment it is. */
  now: string
}

/** `PlaceTimeline` of one place; the caller has seen that it is there. */
export async function readTimeline(database: Database, request: TimelineRequest): Promise<PlaceTimeline> {
  const today = dayOf(request.now)
  const days = await readDays(database, request, today)
  const conflicts = await readConflicts(database, request, today)
  return {
    today,
    days: days.slice(-MAX_TIMELINE),
    conflicts: conflicts.slice(0, MAX_TIMELINE),
    is_whole: days.length <= MAX_TIMELINE && conflicts.length <= MAX_TIMELINE,
  }
}

const utcDay = (column: string) => sql`(p.${sql.identifier(column)} at time zone 'UTC')::date`

/** What came and went, one day more than is told; what does both on a day has moved. */
async function readDays(
  database: Database,
  { company_id, id }: TimelineRequest,
  today: string,
): Promise<TimelineDay[]> {
  const below = sql`p.company_id = ${company_id} and p.node_id in (select id from below)`
  const stood = sql`${below} and p.valid_from is distinct from p.valid_to`
  const due = sql`greatest(${utcDay('valid_from')}, ${addDays(today, 1)}::date)`
  const row = await firstRow(
    database,
    v.object({ days: v.array(TimelineDay) }),
    sql`
      with below as materialized (${belowOf(company_id, id)}), events as (
        select p.asset_id, ${utcDay('valid_from')} as day, 1 as step from placement p
          where ${stood} and p.source <> 'planned'
        union all select p.asset_id, ${utcDay('valid_to')}, -1 from placement p
          where ${stood} and p.source = 'historic'
        union all select p.asset_id, ${utcDay('valid_from')}, 1 from undone_placement p where ${stood}
        union all select p.asset_id, ${utcDay('valid_to')}, -1 from undone_placement p where ${stood}
        union all select p.asset_id, ${due}, 1 from placement p where ${below} and p.source = 'planned'
        union all select p.asset_id, ${due}, -1 from placement p
          join placement leaves on leaves.company_id = p.company_id and leaves.asset_id = p.asset_id
            and leaves.source = 'current' and leaves.node_id in (select id from below)
          where p.company_id = ${company_id} and p.source = 'planned'
      ), steps as (
        select day, sum(step) as net from events group by day, asset_id
      ), days as (
        select day, count(*) filter (where net > 0) as came, count(*) filter (where net < 0) as "left",
          count(*) filter (where net = 0) as moved
        from steps group by day order by day desc limit ${MAX_TIMELINE + 1}
      )
      select coalesce(json_agg(d order by d.day), '[]') as days from days d`,
  )
  return row?.days ?? []
}

const Line = v.object({
  id: v.string(),
  name: v.string(),
  code: v.string(),
  status: v.picklist(ASSET_STATUSES),
  node_id: v.string(),
  position: v.nullable(v.number()),
  face: v.nullable(v.picklist(FACES)),
  lane: v.nullable(v.picklist(LANES)),
  planned_for: v.nullable(isoDate),
  u_height: v.nullable(v.number()),
  full_depth: v.nullable(v.boolean()),
  depth_mm: v.nullable(v.number()),
})
const Rack = v.object({
  id: v.string(),
  type: v.picklist(NODE_TYPES),
  trail: v.array(TrailStep),
  u_height: v.nullable(v.number()),
  starting_unit: v.nullable(v.number()),
  mounting_depth_mm: v.nullable(v.number()),
  in_use: v.boolean(),
  is_kept: v.boolean(),
})

const plannedDay = (placement: SQL) => sql`(${placement}.valid_from at time zone 'UTC')::date::text`

async function readConflicts(
  database: Database,
  { company_id, id, now }: TimelineRequest,
  today: string,
): Promise<PlanConflict[]> {
  const found = await rows(
    database,
    Rack,
    sql`
      with below as materialized (${belowOf(company_id, id)})
      select b.id, b.type, b.trail, b.u_height::float8 as u_height, b.starting_unit, b.mounting_depth_mm,
        not ${isOut(sql`b`, OUT_OF_USE)} as in_use, exists (
        select from reservation r
        where r.company_id = ${company_id} and r.node_id = b.id and r.is_firm and ${isActive(today)}
      ) as is_kept
      from below b where b.id in (
        select p.node_id from placement p where p.company_id = ${company_id} and p.source = 'planned'
        union select a.location_id from asset a where a.company_id = ${company_id} and a.status = 'planning'
      )`,
  )
  if (found.length === 0) return []
  const ids = sql`(select i::uuid from jsonb_array_elements_text(${JSON.stringify(found.map((rack) => rack.id))}::jsonb) l(i))`
  const things = await rows(
    database,
    Line,
    sql`
      with claims as materialized (
        select p.asset_id, p.node_id, p.position, p.face, p.lane, p.source, p.valid_from, a.name, a.code, a.status,
          m.u_height, m.full_depth, m.depth_mm
        from placement p
        join asset a on a.company_id = p.company_id and a.id = p.asset_id
        left join model m on m.company_id = a.company_id and m.id = a.model_id
        where p.company_id = ${company_id} and p.source <> 'historic' and p.node_id in ${ids}
      ), plans as materialized (
        select * from claims where source = 'planned' or status = 'planning'
      ), known as (
        select * from plans
        union all
        -- of what stands there those that may be in the way of a plan: the rule itself is the domain's
        select * from claims c where source = 'current' and status in (${occupying}) and exists (
          select from plans where plans.node_id = c.node_id and plans.asset_id <> c.asset_id
            and abs(plans.position - c.position) < greatest(plans.u_height, c.u_height, 0.5))
      )
      select known.asset_id as id, name, code, status, known.node_id, known.position::float8 as position, known.face, known.lane,
        case when known.source = 'planned' then ${plannedDay(sql`known`)} end as planned_for,
        u_height::float8 as u_height, full_depth, depth_mm
      from known
      union all
      -- where what stands there is planned to go
      select p.asset_id, name, code, status, p.node_id, p.position::float8, p.face, p.lane, ${plannedDay(sql`p`)},
        u_height::float8, full_depth, depth_mm
      from known join placement p on p.company_id = ${company_id} and p.asset_id = known.asset_id
        and p.source = 'planned' and p.node_id not in ${ids}
      where known.source = 'current'`,
  )
  const isLimited = (rack: RackFacts) => limitsOf(rack).length > 0
  const racks = await readClaims(database, { company_id, at: now }, shared(found, things), {
    asked: isLimited,
  })
  return conflictsOf({ things, places: new Map(found.map((rack) => [rack.id, rack])), racks, today })
}

type Line = v.InferOutput<typeof Line>

/** The racks in which a plan is not alone: only there can it break a limit that it would not break by itself. */
function shared(found: readonly v.InferOutput<typeof Rack>[], things: readonly Line[]): string[] {
  const plans = things.filter(({ planned_for, status }) => planned_for !== null || status === 'planning')
  const counts = new Map<string, number>()
  for (const { node_id } of plans) counts.set(node_id, (counts.get(node_id) ?? 0) + 1)
  const isShared = ({ id, is_kept }: v.InferOutput<typeof Rack>) => is_kept || (counts.get(id) ?? 0) > 1
  return found.filter((rack) => rack.type === 'rack' && isShared(rack)).map(({ id }) => id)
}
