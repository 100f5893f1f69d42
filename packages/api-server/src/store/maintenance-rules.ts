import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { AssetStatus } from '@plenum/domain/asset'
import {
  madeOn,
  nextDue,
  planned,
  type MaintenanceRuleQuery,
  type PlannedMaintenanceQuery,
  type RuleStanding,
} from '@plenum/domain/maintenance-rule'
import { Recurrence } from '@plenum/domain/recurrence'
import { CLOSED_STAGES } from '@plenum/domain/work-stage'
import type { Position } from '../cursor.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { likeText, wireInstant } from './json.ts'
import { readPage, type RawPage } from './page.ts'
import { readRecord, type RawRecord } from './record.ts'
import { anythingDone } from './work-due.ts'

/** Statuses of what is kept up: it stands somewhere and is to be used again. */
const KEPT_UP = ['active', 'standby', 'maintenance', 'faulty', 'repair'] as const satisfies AssetStatus[]

/** The assets of a rule `r` at this time, as `select` has it of an asset `a`; those of types by their index, type by type. */
export const assetsOfRule = (select: SQL): SQL => sql`
  select ${select} from jsonb_array_elements_text(r.scope->'asset_ids') named
  join asset a on a.company_id = r.company_id and a.id = named::uuid
  where a.status in ${KEPT_UP} and a.termination_date is null
  union all
  select a.* from jsonb_array_elements_text(r.scope->'asset_types') type
  cross join lateral (
    select ${select} from asset a
    where a.company_id = r.company_id and a.asset_type = type and a.status in ${KEPT_UP} and a.termination_date is null
      and (jsonb_array_length(r.scope->'priorities') = 0 or r.scope->'priorities' ? a.priority)
      and (r.scope->>'place_id' is null or a.location_id in (
        select here.id from node top join node here on here.company_id = top.company_id
          and here.path >= top.path and here.path < top.path || '~'
        where top.company_id = r.company_id and top.id = (r.scope->>'place_id')::uuid))
    offset 0) a`

/** How many `assetsOfRule` has; those of types in no certain place and of any criticality are counted already. */
const assetCount = sql`
  case when r.scope->>'by' = 'type' and r.scope->>'place_id' is null
      and jsonb_array_length(r.scope->'priorities') = 0 then (
    select coalesce(sum(c.count), 0)::int from jsonb_array_elements_text(r.scope->'asset_types') type
    join asset_counter c on c.company_id = r.company_id and c.asset_type = type
    where c.status in ${KEPT_UP})
  else (select count(*)::int from (${assetsOfRule(sql`1`)}) of_rule) end`

const categories = sql`
  select distinct t.category from asset_type t where t.company_id = r.company_id and t.code in (
    select jsonb_array_elements_text(r.scope->'asset_types')
    union select a.asset_type from jsonb_array_elements_text(r.scope->'asset_ids') named
    join asset a on a.company_id = r.company_id and a.id = named::uuid)`

/** What of the requests of a rule `r` decides when it is due next. */
export const standing = sql`
  to_char(r.made_until, 'YYYY-MM-DD') as made_until,
  (select to_char(max(w.closed_at) at time zone 'UTC', 'YYYY-MM-DD') from maintenance_order o
    join work_request w on w.company_id = o.company_id and w.id = o.request_id and w.stage = 'done'
    where o.company_id = r.company_id and o.rule_id = r.id and ${anythingDone(sql`w`)}) as last_done,
  (select count(*)::int from maintenance_order o
    join work_request w on w.company_id = o.company_id and w.id = o.request_id
      and w.stage not in ${[...CLOSED_STAGES]}
    where o.company_id = r.company_id and o.rule_id = r.id) as open_requests`

const named = (table: SQL, id: SQL): SQL => sql`(
  select json_build_object('id', o.id, 'name', o.name) from ${table} o where o.company_id = r.company_id and o.id = ${id})`

const columns = sql`
  r.id, r.name, r.work, r.description, r.priority, r.scope, r.recurrence, r.lead_days, r.is_active,
  ${named(sql`work_template`, sql`r.template_id`)} as template,
  ${named(sql`principal`, sql`r.assignee_id`)} as assignee, ${named(sql`principal`, sql`r.team_id`)} as team,
  ${named(sql`principal`, sql`r.owner_id`)} as owner,
  ${named(sql`node`, sql`(r.scope->>'place_id')::uuid`)} as place,
  (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'code', a.code) order by a.name_key, a.id), '[]')
    from jsonb_array_elements_text(r.scope->'asset_ids') named
    join asset a on a.company_id = r.company_id and a.id = named::uuid) as assets,
  ${assetCount} as assets_total,
  (select coalesce(json_agg(c.category order by c.category), '[]') from (${categories}) c) as categories,
  ${standing}, ${wireInstant(sql`r.last_update`)} as last_update, r.version`

const Counted = v.looseObject({
  recurrence: Recurrence,
  is_active: v.boolean(),
  made_until: v.nullable(v.string()),
  last_done: v.nullable(v.string()),
  open_requests: v.number(),
})

/** What is known of a rule as it decides when it is due next. */
export const standingOf = ({
  made_until,
  last_done,
  open_requests,
}: Pick<v.InferOutput<typeof Counted>, 'made_until' | 'last_done' | 'open_requests'>): RuleStanding => ({
  made_until,
  last_done,
  is_open: open_requests > 0,
})

/** The wire form of a rule, with the day on which it is due next. */
function told(row: unknown): object {
  const { made_until, ...rule } = v.parse(Counted, row)
  const next_due = rule.is_active ? nextDue(rule, standingOf({ ...rule, made_until })) : null
  return { ...rule, next_due }
}

/** One rule, or undefined where the company has none of this id. */
export async function readRule(
  database: Database,
  company_id: string,
  id: string,
): Promise<RawRecord | undefined> {
  const source = sql`maintenance_rule r where r.company_id = ${company_id} and r.id = ${id}`
  const record = await readRecord(database, columns, source)
  return record && { ...record, body: JSON.stringify(told(JSON.parse(record.body))) }
}

type RuleFilter = Omit<v.InferOutput<typeof MaintenanceRuleQuery>, 'limit' | 'cursor'>

const ofCategories = (category: readonly string[]): SQL =>
  sql`exists (select from (${categories}) c where c.category in ${[...category]})`

function conditions(company_id: string, { search, category, active }: RuleFilter): SQL {
  const all = [sql`r.company_id = ${company_id}`]
  if (search) all.push(sql`r.name_key like lower(${`%${likeText(search)}%`})`)
  if (category !== undefined) all.push(ofCategories(category))
  if (active !== undefined) all.push(sql`r.is_active = ${active === 'yes'}`)
  return sql.join(all, sql` and `)
}

interface ListRequest {
  company_id: string
  filter: RuleFilter
  limit: number
  after: Position | null
}

/** A page of a company's rules by name. */
export async function listRules(
  database: Database,
  { company_id, filter, limit, after }: ListRequest,
): Promise<RawPage> {
  const page = await readPage(database, {
    from: sql`maintenance_rule r`,
    where: conditions(company_id, filter),
    key: sql`r.name_key`,
    keyType: sql`text`,
    keyText: sql`r.name_key`,
    id: sql`r.id`,
    descending: false,
    limit,
    after,
    columns,
    source: sql`maintenance_rule r where r.company_id = ${company_id} and r.id = k.id`,
  })
  const rules: unknown = JSON.parse(page.results)
  return { ...page, results: JSON.stringify(v.parse(v.array(v.unknown()), rules).map(told)) }
}

const Ahead = v.object({
  recurrence: Recurrence,
  lead_days: v.number(),
  made_until: v.nullable(v.string()),
  last_done: v.nullable(v.string()),
  open_requests: v.number(),
  told: v.looseObject({}),
})

/** What the active rules of a company are going to make requests of, in order of the days on which it is due. */
export async function listPlanned(
  database: Database,
  company_id: string,
  { from, to, category }: v.InferOutput<typeof PlannedMaintenanceQuery>,
): Promise<string> {
  const rules = await rows(
    database,
    Ahead,
    sql`
      select r.recurrence, r.lead_days, ${standing},
        json_build_object('rule', json_build_object('id', r.id, 'name', r.name), 'work', r.work, 'priority', r.priority,
          'team', ${named(sql`principal`, sql`r.team_id`)},
          'assignee', ${named(sql`principal`, sql`r.assignee_id`)}) as told
      from maintenance_rule r
      where ${conditions(company_id, { category, active: 'yes' })} order by r.name_key, r.id`,
  )
  const ahead = rules.flatMap((rule) =>
    planned(rule, standingOf(rule), { from, to }).map((due_on) => ({
      ...rule.told,
      due_on,
      made_on: madeOn(due_on, rule.lead_days),
    })),
  )
  return JSON.stringify(ahead.toSorted((one, other) => one.due_on.localeCompare(other.due_on)))
}
