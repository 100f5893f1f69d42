import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { CLOSED_STAGES, WORK_STAGES } from '@plenum/domain/work-stage'
import type { WorkCountQuery, WorkOrder } from '@plenum/domain/work-request'
import type { WorkActor } from '@plenum/domain/work-transition'
import type { Position } from '../cursor.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { nodesBelow } from './asset-filter.ts'
import { likeText, wireInstant } from './json.ts'
import { readPage, type RawPage } from './page.ts'
import { cameOut, isAbout } from './work-due.ts'
import { priorityRank, summaryColumns } from './work-row.ts'
import { standsAs } from './work-sla.ts'

type Filter = v.InferOutput<typeof WorkCountQuery>

// what nobody has promised comes last
const promisedBy = sql`coalesce(r.sla_due_at, '9999-12-31T00:00:00Z'::timestamptz)`
const byCode = { key: sql`r.code`, keyType: sql`text`, keyText: sql`r.code` }
const orders = {
  '-last_update': {
    key: sql`r.last_update`,
    keyType: sql`timestamptz`,
    keyText: wireInstant(sql`r.last_update`),
    descending: true,
  },
  due: {
    key: sql`r.due_on`,
    keyType: sql`date`,
    keyText: sql`to_char(r.due_on, 'YYYY-MM-DD')`,
    descending: false,
  },
  code: { ...byCode, descending: false },
  '-code': { ...byCode, descending: true },
  sla: {
    key: promisedBy,
    keyType: sql`timestamptz`,
    keyText: wireInstant(promisedBy),
    descending: false,
  },
  priority: {
    key: priorityRank,
    keyType: sql`int`,
    keyText: sql`(${priorityRank})::text`,
    descending: false,
  },
} satisfies Record<WorkOrder, object>

const isOpen = sql`r.stage not in ${[...CLOSED_STAGES]}`

/** What is somebody's in one way or another; drafts are told only where they are asked for. */
function mineOf(mine: Filter['mine'], { id, team, may_approve, writes }: WorkActor): SQL {
  if (mine === 'draft') return sql`r.is_draft and r.requester_id = ${id}`
  const told = sql`not r.is_draft`
  if (mine === 'requested') return sql`${told} and r.requester_id = ${id}`
  const forHim = sql`(r.assignee_id = ${id} or r.assignee_id is null and r.team_id = ${team?.id ?? null}::uuid)`
  if (mine === 'assigned') return sql`${told} and ${isOpen} and ${forHim}`
  if (mine === 'involved') return sql`${told} and (r.requester_id = ${id} or ${forHim})`
  if (mine === 'approval')
    return sql`${told} and r.stage = 'approval' and ${may_approve}::boolean and r.requester_id <> ${id}
      and not r.editors ? ${id} and not exists (
        select from work_approval p where p.company_id = r.company_id and p.request_id = r.id and p.by_id = ${id})
      and coalesce(r.approval_stages->r.approval_step->>'team_id', ${team?.id ?? ''}) = ${team?.id ?? ''}`
  if (mine === 'verification')
    return sql`${told} and r.stage = 'verification' and ${writes}::boolean and not exists (
      select from work_item i where i.company_id = r.company_id and i.request_id = r.id and i.executed_by = ${id})`
  return told
}

/** Requests `r` whose work is at a place or below it, or brings something there or takes it from there. */
export function within(company_id: string, place_id: string): SQL {
  const below = nodesBelow(company_id, [place_id])
  // found once for all requests: asked of each one, it takes as long as there are places below
  return sql`(r.node_id in (${below}) or r.id in (
    with below as materialized (${below})
    select i.request_id from work_item i
    where i.company_id = ${company_id} and ((i.target->>'node_id')::uuid in (select id from below)
      or (i.stood->>'node_id')::uuid in (select id from below))
    union all
    select i.request_id from below join asset a on a.company_id = ${company_id} and a.location_id = below.id
    join work_item i on i.company_id = ${company_id} and i.asset_id = a.id))`
}

const starts = sql`coalesce((r.window_start at time zone 'UTC')::date, r.wanted_on)`
const ends = sql`coalesce((r.window_end at time zone 'UTC')::date, (r.window_start at time zone 'UTC')::date, r.wanted_on)`

/** Who asks for requests of a company, and when. */
export interface WorkReader {
  company_id: string
  actor: WorkActor
  at: string
}

/** The requests `r` of a company that a filter asks for. */
export function inFilter({ company_id, actor, at }: WorkReader, filter: Filter): SQL {
  const all = [sql`r.company_id = ${company_id}`, mineOf(filter.mine, actor)]
  const { search, kind, stage, priority, due_before, created_from, created_to, from, to } = filter
  if (search) {
    const like = `%${likeText(search)}%`
    all.push(sql`(r.title ilike ${like} or r.code ilike ${like})`)
  }
  if (kind !== undefined) all.push(sql`r.kind in ${kind}`)
  if (stage !== undefined) all.push(sql`r.stage in ${stage}`)
  if (priority !== undefined) all.push(sql`r.priority in ${priority}`)
  for (const name of ['requester_id', 'assignee_id', 'team_id', 'follows_id'] as const) {
    if (filter[name] !== undefined) all.push(sql`r.${sql.identifier(name)} = ${filter[name]}`)
  }
  if (filter.place_id !== undefined) all.push(within(company_id, filter.place_id))
  if (filter.asset_id !== undefined)
    all.push(sql`exists (
      select from work_item i where i.company_id = r.company_id and i.request_id = r.id
        and ${filter.asset_id}::uuid in (i.asset_id, i.replacement_id))`)
  if (filter.changed_since !== undefined) all.push(sql`r.last_update >= ${filter.changed_since}::timestamptz`)
  if (created_from !== undefined) all.push(sql`r.created_at >= ${created_from}::date at time zone 'UTC'`)
  if (created_to !== undefined) all.push(sql`r.created_at < (${created_to}::date + 1) at time zone 'UTC'`)
  if (due_before !== undefined) all.push(sql`r.due_on < ${due_before}::date and ${isOpen}`)
  if (filter.category !== undefined) all.push(isAbout(filter.category))
  if (filter.sla !== undefined) all.push(standsAs(filter.sla, at))
  if (filter.outcome !== undefined) all.push(cameOut(filter.outcome))
  if (from !== undefined) all.push(sql`${ends} >= ${from}::date`)
  if (to !== undefined) all.push(sql`${starts} <= ${to}::date`)
  return sql.join(all, sql` and `)
}

interface ListRequest extends WorkReader {
  filter: Filter
  ordering: WorkOrder
  limit: number
  after: Position | null
}

/** A page of the requests that somebody asks for. */
export const listWork = (
  database: Database,
  { filter, ordering, limit, after, ...reader }: ListRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: sql`work_request r`,
    where: inFilter(reader, filter),
    ...orders[ordering],
    id: sql`r.id`,
    limit,
    after,
    columns: summaryColumns,
    source: sql`work_request r where r.company_id = ${reader.company_id} and r.id = k.id`,
  })

const Counted = v.object({ stage: v.picklist(WORK_STAGES), count: v.number() })

/** How many requests of a filter there are at each stage. */
export async function countWork(database: Database, reader: WorkReader, filter: Filter) {
  const counted = await rows(
    database,
    Counted,
    sql`
      select r.stage, count(*)::int as count from work_request r
      where ${inFilter(reader, filter)} group by r.stage`,
  )
  const of = (stage: (typeof WORK_STAGES)[number]) => counted.find((each) => each.stage === stage)?.count ?? 0
  return {
    all: counted.reduce((sum, { count }) => sum + count, 0),
    stages: Object.fromEntries(WORK_STAGES.map((stage) => [stage, of(stage)])),
  }
}
