import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { CLOSED_STAGES } from '@plenum/domain/work-stage'
import { WorkClash } from '@plenum/domain/work-request'
import type { Problem } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { idList } from './usage.ts'
import { readImpact } from './work-impact.ts'
import type { PlannedStep } from './work-plan.ts'
import type { StoredWork } from './work-stored.ts'

/** When a request is done; nobody knows where neither is said. */
export type Period = Pick<StoredWork, 'wanted_on' | 'window_start' | 'window_end' | 'team_id'>

interface Question extends Period {
  company_id: string
  /** The request itself; null where it is only being written. */
  id: string | null
  steps: readonly PlannedStep[]
  /** What is in the way of its things, by the ids of claims. */
  rivals: readonly string[]
}

const Row = v.object({ clash: WorkClash })

/** A window, or a day; what ends at a moment is over when something begins at it, unless it lasts no longer than that. */
function span(from: SQL, to: SQL, day: SQL): SQL {
  const start = sql`coalesce(${from}, ${day}::timestamp at time zone 'UTC')`
  const end = sql`greatest(${start}, coalesce(${to}, ${from}, (${day} + 1)::timestamp at time zone 'UTC'))`
  return sql`tstzrange(${start}, ${end}, case when ${start} < ${end} then '[)' else '[]' end)`
}

/** Where a request takes things to, or from. */
const placesIn = (steps: readonly PlannedStep[]): string[] => [
  ...new Set(
    steps.flatMap(({ asset, replacement, arrivals }) =>
      [
        asset?.place?.node_id,
        replacement?.place?.node_id,
        ...arrivals.map(({ place }) => place.node_id),
      ].filter((id) => id !== undefined),
    ),
  ),
]

const assetsIn = (steps: readonly PlannedStep[]): string[] =>
  steps.flatMap(({ asset, replacement }) => [asset, replacement].flatMap((each) => each?.id ?? []))

/** What would lose its power, or a path of it, while a request maintains its things. */
async function powerlessIn(
  database: Database,
  company_id: string,
  steps: readonly PlannedStep[],
): Promise<string[]> {
  const asset_ids = assetsIn(steps.filter(({ item }) => item.op === 'maintain'))
  const { degraded, down, inside } = await readImpact(database, company_id, { asset_ids, node_ids: [] })
  return [...degraded, ...down, ...inside].map(({ id }) => id)
}

/** Other open requests about the same assets or units, or about the same power, rack or team at the same time. */
export async function clashesOf(database: Database, question: Question): Promise<WorkClash[]> {
  const { company_id, steps } = question
  const powerless = await powerlessIn(database, company_id, steps)
  const told = sql`'request', json_build_object('id', r.id, 'code', r.code, 'title', r.title)`
  const found = await rows(
    database,
    Row,
    sql`
      select distinct on (hit.at, r.code, hit.subject) json_build_object('kind', hit.kind, 'subject',
        json_build_object('id', hit.subject, 'name', hit.name), ${told}) as clash
      from (${sql.join(hits(question, powerless), sql` union all `)}) hit
      join work_request r on r.company_id = ${company_id} and r.id = hit.request_id
      order by hit.at, r.code, hit.subject`,
  )
  return found.map(({ clash }) => clash)
}

const isTimed = (start: SQL, day: SQL) => sql`coalesce(${start}::text, ${day}::text) is not null`

/** Holds for requests `r` in whose time a request is done too. */
const meetsIn = ({ wanted_on, window_start, window_end }: Question): SQL => {
  const mine = span(
    sql`${window_start}::timestamptz`,
    sql`${window_end}::timestamptz`,
    sql`${wanted_on}::date`,
  )
  return sql`${isTimed(sql`${window_start}::text`, sql`${wanted_on}::text`)}
    and ${isTimed(sql`r.window_start`, sql`r.wanted_on`)}
    and ${mine} && ${span(sql`r.window_start`, sql`r.window_end`, sql`r.wanted_on`)}`
}

/** What of other open requests a request meets, each kind as a select. */
function hits(question: Question, powerless: readonly string[]): SQL[] {
  const { company_id, id, steps, team_id, rivals } = question
  const open = sql`r.company_id = ${company_id} and r.id is distinct from ${id}::uuid and r.submitted_at is not null
    and r.stage not in ${[...CLOSED_STAGES]}`
  const meets = meetsIn(question)
  const items = sql`work_item i on i.company_id = r.company_id and i.request_id = r.id and i.result is null`
  return [
    sql`
      select 1 as at, 'asset' as kind, r.id as request_id, a.id as subject, a.name
      from work_request r join ${items}
      join asset a on a.company_id = r.company_id and a.id in (i.asset_id, i.replacement_id)
      where ${open} and a.id in ${idList(assetsIn(steps))}`,
    sql`
      select 2, 'place', r.id, n.id, n.name from reservation s
      join work_request r on r.company_id = s.company_id and r.id = s.work_id
      join node n on n.company_id = s.company_id and n.id = s.node_id
      where ${open} and s.id in ${idList(rivals)}`,
    sql`
      select 3, 'power', r.id, n.id, n.name from work_request r
      cross join jsonb_array_elements((r.impact->'degraded') || (r.impact->'down') || (r.impact->'inside')) lost
      join asset a on a.company_id = r.company_id and a.id = (lost->>'id')::uuid
      join node n on n.company_id = a.company_id and n.id = a.location_id
      where ${open} and ${meets} and a.id in ${idList(powerless)}`,
    sql`
      select 4, 'rack', r.id, n.id, n.name from work_request r join ${items}
      left join asset a on a.company_id = i.company_id and a.id in (i.asset_id, i.replacement_id)
      join node n on n.company_id = r.company_id and n.type = 'rack'
        and n.id in ((i.target->>'node_id')::uuid, a.location_id)
      where ${open} and ${meets} and n.id in ${idList(placesIn(steps))}`,
    sql`
      select 5, 'team', r.id, t.id, t.name from work_request r
      join principal t on t.company_id = r.company_id and t.id = r.team_id
      where ${open} and ${meets} and r.team_id = ${team_id}::uuid`,
  ]
}

/** The refusals of clashes that nobody can go on against: another request is about the same asset. */
export const refusedClashes = (
  steps: readonly PlannedStep[],
  clashes: readonly WorkClash[],
): Map<string, Problem[]> =>
  new Map(
    steps.map(({ item, at, asset, replacement }) => [
      item.id,
      clashes.flatMap(({ kind, subject, request }): Problem[] => {
        if (kind !== 'asset' || ![asset?.id, replacement?.id].includes(subject.id)) return []
        const field = subject.id === asset?.id ? 'asset_id' : 'replacement_id'
        return [{ code: 'work_asset_busy', attr: `items.${at}.${field}`, subject: request.code }]
      }),
    ]),
  )
