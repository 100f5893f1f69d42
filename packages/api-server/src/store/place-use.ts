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

/** Whether a node, or one that it is in, has one of these statuses; of those it is in, only from a depth on. */
export const isOut = (node: SQL, statuses: readonly Status[], from: SQL = sql`1`): SQL => sql`exists (
  select from jsonb_array_elements(${node}.trail) with ordinality step(of, depth)
  join node up on up.company_id = ${node}.company_id and up.id = (step.of ->> 'id')::uuid
  where step.depth >= ${from} and up.status in (${listed(statuses)})
)`
