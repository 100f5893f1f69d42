import { sql, type SQL } from 'drizzle-orm'
import type { NODE_STATUSES } from '@plenum/domain/node'

type Status = (typeof NODE_STATUSES)[number]

const listed = (statuses: readonly Status[]): SQL =>
  sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )

/** What was put out of use for good. */
export const ARCHIVED: readonly Status[] = ['decommissioned']
/** What nothing should be sent to: out of use for good, or for a while. */
export const OUT_OF_USE: readonly Status[] = ['out_of_service', 'decommissioned']

/** Whether a node, or one that it is in, has one of these statuses. */
export const isOut = (node: SQL, statuses: readonly Status[]): SQL => sql`exists (
  select from jsonb_array_elements(${node}.trail) step
  join node up on up.company_id = ${node}.company_id and up.id = (step ->> 'id')::uuid
  where up.status in (${listed(statuses)})
)`

/** All places of a company, as what `isArchivedIn` asks about. */
export const wholeCompany = (company_id: string): SQL =>
  sql`select ${company_id}::uuid as company_id, '' as path`

/**
 * Whether a node was archived, or one that it is in below the places that are asked about: one of those tells what is in
 * it. The same as `isOut`, but looked for once for thousands of nodes.
 */
export const isArchivedIn = (
  node: SQL,
  asked: SQL,
): SQL => sql`(${node}.status in (${listed(ARCHIVED)}) or ${node}.id in (
  select lost.id from (${asked}) top
  join node old on old.company_id = top.company_id and old.path > top.path and old.path < top.path || '~'
  -- offset has each read what is below it by its way, and not all places
  cross join lateral (
    select below.id from node below
    where below.company_id = old.company_id and below.path > old.path and below.path < old.path || '~' offset 0) lost
  where old.status in (${listed(ARCHIVED)})
))`
