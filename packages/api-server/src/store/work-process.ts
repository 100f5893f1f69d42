import { sql, type SQL } from 'drizzle-orm'
import { CLOSED_STAGES } from '@plenum/domain/work-stage'
import type { Database } from '../ports.ts'
import { priorityRank, statusColumn } from './work-row.ts'

/** Says of the assets of a request what work they are in. */
export const noteProcess = (tx: Database, company_id: string, request_id: string): Promise<void> =>
  noteProcessOf(
    tx,
    company_id,
    sql`
      select unnest(array[i.asset_id, i.replacement_id]) from work_item i
      where i.company_id = ${company_id} and i.request_id = ${request_id}`,
  )

/** Says of assets, as `touched` has their ids, what work they are in: that of their most urgent open request, or none. */
export async function noteProcessOf(tx: Database, company_id: string, touched: SQL): Promise<void> {
  // in the order in which every change takes assets, so that none waits for another in a circle
  const held = sql`
    select a.id from asset a where a.company_id = ${company_id} and a.id in (${touched})
    order by a.id for no key update`
  await tx.execute(sql`
    with held as materialized (${held})
    update asset a set process = now.process
    from (
      select touched.id, (
        select ${statusColumn} from work_request r
        join work_item i on i.company_id = r.company_id and i.request_id = r.id
          and touched.id in (i.asset_id, i.replacement_id)
        where r.company_id = ${company_id} and r.submitted_at is not null
          and r.stage not in ${[...CLOSED_STAGES]}
        order by ${priorityRank}, r.due_on, r.submitted_at, r.id limit 1) as process
      from held touched
    ) now
    where a.company_id = ${company_id} and a.id = now.id and a.process is distinct from now.process`)
}
