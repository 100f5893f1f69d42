import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_STATUSES, PRIORITIES } from '@plenum/domain/asset'
import { FitAnswer } from '@plenum/domain/fit-answer'
import { Place, PlaceInput } from '@plenum/domain/placement'
import { ProcedureStep, WORK_OPS, WORK_RESULTS, WorkItem } from '@plenum/domain/work-item'
import { ApprovalStage } from '@plenum/domain/work-approval'
import { RISKS, WORK_KINDS } from '@plenum/domain/work-request'
import { BLOCKERS, WORK_STAGES } from '@plenum/domain/work-stage'
import type { WorkStanding } from '@plenum/domain/work-transition'
import { refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { stale } from '../precondition.ts'
import type { RawRecord } from './record.ts'
import { wireInstant } from './json.ts'
import { seenBy } from './work-row.ts'

const text = v.nullable(v.string())

/** One thing that a request does, as it is stored. */
export const StoredItem = v.object({
  id: v.string(),
  number: v.number(),
  op: v.picklist(WORK_OPS),
  asset_id: text,
  replacement_id: text,
  model_id: text,
  name: text,
  target: v.nullable(PlaceInput),
  changes: v.record(v.string(), v.unknown()),
  to_status: v.nullable(v.picklist(ASSET_STATUSES)),
  stood: v.nullable(Place),
  before: v.nullable(WorkItem.entries.changes),
  fit: v.nullable(FitAnswer),
  reservation_id: text,
  result: v.nullable(v.picklist(WORK_RESULTS)),
  note: text,
  placed: v.nullable(Place),
  executed_by: text,
  batch_id: text,
  is_accepted: v.boolean(),
})
export type StoredItem = v.InferOutput<typeof StoredItem>

/** A request as it is stored, with all that decides what may be done with it. */
const StoredWork = v.object({
  id: v.string(),
  code: v.string(),
  kind: v.picklist(WORK_KINDS),
  title: v.string(),
  description: text,
  is_draft: v.boolean(),
  stage: v.picklist(WORK_STAGES),
  blocked_from: v.nullable(v.picklist(WORK_STAGES)),
  blocker: v.nullable(v.picklist(BLOCKERS)),
  priority: v.picklist(PRIORITIES),
  risk: v.picklist(RISKS),
  is_fault: v.boolean(),
  requester_id: v.string(),
  editors: v.array(v.string()),
  assignee_id: text,
  team_id: text,
  node_id: text,
  wanted_on: text,
  window_start: text,
  window_end: text,
  customer: text,
  template_id: text,
  follows_id: text,
  approval_stages: v.array(v.required(ApprovalStage)),
  is_pre_approved: v.boolean(),
  is_verified: v.boolean(),
  needs_evidence: v.boolean(),
  procedure: v.array(ProcedureStep),
  version: v.number(),
  items: v.array(StoredItem),
  /** The earliest first. */
  approvals: v.array(v.object({ stage: v.number(), by: v.string(), override_reason: text })),
  /** Why it was started against the fit check. */
  start_override: text,
  steps_done: v.array(v.string()),
  evidence: v.number(),
})
export type StoredWork = v.InferOutput<typeof StoredWork>

const stored = sql`
  to_jsonb(r) || jsonb_build_object('window_start', ${wireInstant(sql`r.window_start`)},
    'window_end', ${wireInstant(sql`r.window_end`)},
    'items', (select coalesce(jsonb_agg(to_jsonb(i) order by i.number), '[]') from work_item i
      where i.company_id = r.company_id and i.request_id = r.id),
    'approvals', (select coalesce(jsonb_agg(jsonb_build_object('stage', p.stage, 'by', p.by_id,
        'override_reason', p.override_reason) order by p.at), '[]') from work_approval p
      where p.company_id = r.company_id and p.request_id = r.id),
    'start_override', (select m.override_reason from work_remark m
      where m.company_id = r.company_id and m.request_id = r.id and m.action = 'start' order by m.id desc limit 1),
    'steps_done', (select coalesce(jsonb_agg(d.step), '[]') from work_step_done d
      where d.company_id = r.company_id and d.request_id = r.id),
    'evidence', (select count(*) from file f where f.company_id = r.company_id and f.work_id = r.id)) as stored`

interface Named {
  company_id: string
  id: string
  /** Who asks. */
  me: string
}

/** A request as somebody sees it; undefined where there is none of this id for him. */
export async function storedWork(
  database: Database,
  { company_id, id, me }: Named,
): Promise<StoredWork | undefined> {
  const row = await firstRow(
    database,
    v.object({ stored: StoredWork }),
    sql`select ${stored} from work_request r where r.company_id = ${company_id} and r.id = ${id} and ${seenBy(me)}`,
  )
  return row?.stored
}

/** `storedWork`, held until the transaction ends: first held, then read. */
export async function holdWork(tx: Database, named: Named): Promise<StoredWork> {
  await tx.execute(sql`
    select from work_request where company_id = ${named.company_id} and id = ${named.id} for no key update`)
  const work = await storedWork(tx, named)
  if (work === undefined) throw refusal(404, 'not_found')
  return work
}

/** Refuses a change that was made from another version than the one held; `read` gives the present record. */
export async function refuseStale(
  work: StoredWork,
  version: number,
  read: () => Promise<RawRecord | undefined>,
): Promise<void> {
  if (work.version === version) return
  const present = await read()
  throw present === undefined ? refusal(404, 'not_found') : stale(present)
}

/** What of a request decides who may do what with it. */
export const standingOf = (work: StoredWork): WorkStanding => ({
  ...work,
  executors: work.items.flatMap(({ executed_by }) => executed_by ?? []),
})

/** The reservations that are held for a request. */
export async function heldFor(
  database: Database,
  { company_id, id }: Pick<Named, 'company_id' | 'id'>,
): Promise<string[]> {
  const held = await rows(
    database,
    v.object({ id: v.string() }),
    sql`select id from reservation where company_id = ${company_id} and work_id = ${id} and ended is null`,
  )
  return held.map((each) => each.id)
}
