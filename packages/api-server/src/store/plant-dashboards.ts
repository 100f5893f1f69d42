import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_STATUSES, PRIORITIES } from '@plenum/domain/asset'
import { ASSET_CATEGORIES } from '@plenum/domain/asset-type'
import { shareOnTime } from '@plenum/domain/compliance'
import { addDays } from '@plenum/domain/date'
import { AGE_BANDS, FAULT_STATUSES, meanHoursToRepair, repairsOf } from '@plenum/domain/fault-times'
import {
  LOOK_BACK_DAYS,
  PLANT_CATEGORIES,
  type CategoryFaults,
  type PriorityCompliance,
} from '@plenum/domain/plant-dashboard'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { endsFault, stands, statusSince } from './asset-status-days.ts'
import { wireInstant } from './json.ts'
import { isArchivedIn, wholeCompany } from './place-use.ts'
import { cameOutAs, isOverdue } from './work-due.ts'

/** Whose dashboard, on which day. */
export interface Asked {
  company_id: string
  /** `YYYY-MM-DD` */
  today: string
}

const count = v.number()
const Ages = { open: count, days: count, weeks: count, months: count }

/** Counts things by the day `since` which they are as they are. */
function ages(today: string): SQL {
  const within = ({ from, to }: { from: number; to: number | null }) => sql`
    count(*) filter (where since <= ${addDays(today, -from)}::date
      and since >= ${to === null ? '0001-01-01' : addDays(today, -to)}::date)::int`
  return sql`count(*)::int as open, ${within(AGE_BANDS.days)} as days, ${within(AGE_BANDS.weeks)} as weeks,
    ${within(AGE_BANDS.months)} as months`
}

/** Faulty assets `a` of a company with the day since which they have been so. */
const faulty = (company_id: string): SQL => sql`
  select a.id, a.asset_type, ${statusSince} as since from asset a
  where a.company_id = ${company_id} and a.status in ${[...FAULT_STATUSES]} and a.termination_date is null`

/** How many things are faulty, by how long. */
export const countFaults = (database: Database, { company_id, today }: Asked) =>
  firstRow(database, v.object(Ages), sql`select ${ages(today)} from (${faulty(company_id)}) f`)

const Oldest = v.object({ id: v.string(), since: v.string() })
/** The things that have been faulty for longest. */
export const oldestFaults = (database: Database, { company_id }: Asked, limit: number) =>
  rows(
    database,
    Oldest,
    sql`
      select id, to_char(since, 'YYYY-MM-DD') as since from (${faulty(company_id)}) f
      order by f.since, id limit ${limit}`,
  )

const status = v.picklist(ASSET_STATUSES)
const Change = v.object({
  category: v.picklist(ASSET_CATEGORIES),
  asset_id: v.string(),
  is_closed: v.boolean(),
  from: status,
  to: status,
  at: v.string(),
})

/** All changes of status that stand of what was repaired since a day, in their order. */
const changesOfRepaired = (database: Database, company_id: string, since: string) =>
  rows(
    database,
    Change,
    sql`
      select t.category, a.id as asset_id, a.termination_date is not null as is_closed, h."from" #>> '{}' as from,
        h."to" #>> '{}' as to, ${wireInstant(sql`b.at`)} as at
      from (
        select distinct h.entity_id from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id
        where h.company_id = ${company_id} and ${endsFault} and ${stands}
          and b.at >= ${since}::date at time zone 'UTC'
      ) mended
      join asset a on a.company_id = ${company_id} and a.id = mended.entity_id::uuid
      join asset_type t on t.company_id = a.company_id and t.code = a.asset_type
      join history h on h.company_id = a.company_id and h.entity = 'asset' and h.field = 'status'
        and h.entity_id = mended.entity_id
      join batch b on b.company_id = h.company_id and b.id = h.batch_id
      where ${stands}
      order by h.id`,
  )

/** The plant's open faults and what was repaired, by family. */
export async function readFaults(
  database: Database,
  { company_id, today }: Asked,
): Promise<CategoryFaults[]> {
  const since = addDays(today, -LOOK_BACK_DAYS)
  const open = await rows(
    database,
    v.object({ category: v.picklist(ASSET_CATEGORIES), ...Ages }),
    sql`
      select t.category, ${ages(today)} from (${faulty(company_id)}) f
      join asset_type t on t.company_id = ${company_id} and t.code = f.asset_type group by t.category`,
  )
  const changes = await changesOfRepaired(database, company_id, since)
  return PLANT_CATEGORIES.map((category) => {
    const own = changes.filter((change) => change.category === category)
    const repairs = repairsOf(own).filter(({ repaired_at }) => repaired_at >= since)
    const none = { open: 0, days: 0, weeks: 0, months: 0 }
    return {
      ...(open.find((each) => each.category === category) ?? { category, ...none }),
      repaired: new Set(own.flatMap(({ asset_id, is_closed }) => (is_closed ? [] : [asset_id]))).size,
      hours_to_repair: meanHoursToRepair(repairs),
    }
  })
}

const Outcome = v.object({ priority: v.picklist(PRIORITIES), on_time: count, late: count, overdue: count })

/** How requests `r` came out, by criticality: those that are `recent`, and whatever is overdue. */
export async function readCompliance(
  database: Database,
  { today }: Asked,
  { all, recent }: { all: SQL; recent: SQL },
): Promise<PriorityCompliance[]> {
  const counted = (where: SQL) => sql`count(*) filter (where ${where})::int`
  const found = await rows(
    database,
    Outcome,
    sql`
      select r.priority, ${counted(sql`${recent} and ${cameOutAs.on_time}`)} as on_time,
        ${counted(sql`${recent} and ${cameOutAs.late}`)} as late, ${counted(isOverdue(today))} as overdue
      from work_request r where ${all} group by r.priority`,
  )
  return PRIORITIES.map((priority) => {
    const none = { priority, on_time: 0, late: 0, overdue: 0 }
    const counts = found.find((each) => each.priority === priority) ?? none
    return { ...counts, share: shareOnTime(counts) }
  })
}

const Rack = v.object({
  rack: v.object({ id: v.string(), name: v.string() }),
  trail: v.array(v.unknown()),
  since: v.string(),
})

/** The racks in which nothing has changed for longest: neither they nor anything that stands in them or has left them. */
export const quietRacks = (
  database: Database,
  company_id: string,
  limit: number,
): Promise<v.InferOutput<typeof Rack>[]> =>
  rows(
    database,
    Rack,
    sql`
      select json_build_object('id', id, 'name', name) as rack, trail,
        to_char(changed at time zone 'UTC', 'YYYY-MM-DD') as since
      from (
        select n.id, n.name, n.name_key, n.trail, greatest(n.last_update, (
          select max(a.last_update) from asset a where a.company_id = n.company_id and a.location_id = n.id), (
          select max(p.valid_to) from placement p
          where p.company_id = n.company_id and p.node_id = n.id and p.source = 'historic')) as changed
        from node n
        where n.company_id = ${company_id} and n.type = 'rack' and n.status in ('active', 'maintenance')
          and not ${isArchivedIn(sql`n`, wholeCompany(company_id))}
      ) rack
      order by changed, name_key, id limit ${limit}`,
  )
