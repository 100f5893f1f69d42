import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { WORK_RESULTS } from '@plenum/domain/work-item'
import type { WorkWay } from '@plenum/domain/work-metrics'
import { WORK_ACTIONS, WORK_STAGES } from '@plenum/domain/work-stage'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { wireInstant } from './json.ts'
import { seenBy } from './work-row.ts'

/** `WorkWay` as it is read. */
export const Way = v.object({
  created_at: v.string(),
  remarks: v.array(
    v.object({
      at: v.string(),
      action: v.nullable(v.picklist(WORK_ACTIONS)),
      to: v.nullable(v.picklist(WORK_STAGES)),
    }),
  ),
  results: v.array(v.nullable(v.picklist(WORK_RESULTS))),
  is_followed: v.boolean(),
})

/** The way of a request `r`. */
export const wayColumns = sql`
  ${wireInstant(sql`r.created_at`)} as created_at,
  (select coalesce(json_agg(json_build_object('at', ${wireInstant(sql`m.at`)}, 'action', m.action, 'to', m."to")
      order by m.id), '[]')
    from work_remark m where m.company_id = r.company_id and m.request_id = r.id) as remarks,
  (select coalesce(json_agg(i.result order by i.number), '[]') from work_item i
    where i.company_id = r.company_id and i.request_id = r.id) as results,
  exists (select from work_request f
    where f.company_id = r.company_id and f.follows_id = r.id and not f.is_draft) as is_followed`

/** What was done with a request and what became of its items; undefined where there is none of this id for him. */
export const readWay = (
  database: Database,
  { company_id, id, me }: { company_id: string; id: string; me: string },
): Promise<WorkWay | undefined> =>
  firstRow(
    database,
    Way,
    sql`
      select ${wayColumns}
      from work_request r where r.company_id = ${company_id} and r.id = ${id} and ${seenBy(me)}`,
  )
