import { sql, type SQL } from 'drizzle-orm'
import { STATUS_OF, WORK_STAGES } from '@plenum/domain/work-stage'
import { wireInstant } from './json.ts'

/** `{id, name}` of a person or team of the company of a row. */
export const principalOf = (company: SQL, id: SQL): SQL => sql`(
  select json_build_object('id', named.id, 'name', named.name) from principal named
  where named.company_id = ${company} and named.id = ${id})`

const by = (of: 'status' | 'review_gate') =>
  sql`case r.stage ${sql.join(
    WORK_STAGES.map((stage) => sql`when ${stage} then ${STATUS_OF[stage][of]}`),
    sql` `,
  )} end`

/** Orders requests `r` by their priority, the highest first. */
export const priorityRank = sql`case r.priority when 'high' then 1 when 'medium' then 2 else 3 end`

/** The status of a request `r`. */
export const statusColumn = by('status')

/** Where the work of a request `r` is: where it says itself, else where its first item goes to or stands. */
const trail = sql`coalesce((
  select n.trail from node n where n.company_id = r.company_id and n.id = coalesce(r.node_id, (
    select coalesce((i.target->>'node_id')::uuid, a.location_id) from work_item i
    left join asset a on a.company_id = i.company_id and a.id = i.asset_id
    where i.company_id = r.company_id and i.request_id = r.id order by i.number limit 1))), '[]')`

/** The wire form of a request `r` in a list. */
export const summaryColumns = sql`
  r.id, r.code, r.kind, r.title, r.is_draft, r.stage, ${statusColumn} as status, ${by('review_gate')} as review_gate,
  r.priority, r.risk, r.is_fault, ${principalOf(sql`r.company_id`, sql`r.requester_id`)} as requester,
  ${principalOf(sql`r.company_id`, sql`r.assignee_id`)} as assignee,
  ${principalOf(sql`r.company_id`, sql`r.team_id`)} as team, ${trail} as trail,
  to_char(r.wanted_on, 'YYYY-MM-DD') as wanted_on, ${wireInstant(sql`r.window_start`)} as window_start,
  ${wireInstant(sql`r.window_end`)} as window_end, r.blocker, to_char(r.expected_on, 'YYYY-MM-DD') as expected_on,
  ${wireInstant(sql`r.sla_due_at`)} as sla_due_at, ${wireInstant(sql`r.sla_warn_at`)} as sla_warn_at,
  ${wireInstant(sql`r.closed_at`)} as closed_at,
  (select count(*)::int from work_item i where i.company_id = r.company_id and i.request_id = r.id) as items_total,
  (select count(*)::int from work_item i
    where i.company_id = r.company_id and i.request_id = r.id and i.result is not null) as items_done,
  ${wireInstant(sql`r.created_at`)} as created_at, ${wireInstant(sql`r.last_update`)} as last_update, r.version`

/** Holds for requests `r` that somebody sees: a draft is its author's alone. */
export const seenBy = (me: string | null): SQL => sql`(not r.is_draft or r.requester_id = ${me}::uuid)`
