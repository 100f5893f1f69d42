import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type * as v from 'valibot'
import { isOver, type WorkAction, type WorkStage } from '@plenum/domain/work-stage'
import type { WorkAct } from '@plenum/domain/work-act'
import { approvalStep, goesTo, isExplained, whyNot, type WorkActor } from '@plenum/domain/work-transition'
import { ApiError, refusal, type Problem } from '../api-error.ts'
import { workApproval, workRemark } from '../db/schema/work.ts'
import type { Database } from '../ports.ts'
import { createBatch, type OpenBatch } from './batches.ts'
import { recordChanges } from './events.ts'
import type { Teller } from './notify.ts'
import { announceWork, tellOfStep } from './work-news.ts'
import { readWork } from './work-read.ts'
import { askForTargets, reserveTargets } from './work-reserve.ts'
import { promised } from './work-sla.ts'
import { holdWork, refuseStale, standingOf, type StoredWork } from './work-stored.ts'
import { forgetItems, needsReason, refitItems, settleItems } from './work-submit.ts'
import { freeHeld } from './work-undone.ts'
import { noteProcess } from './work-process.ts'
import { personOf, wayOf } from './work-write.ts'

type Act = v.InferOutput<typeof WorkAct>

interface Acting {
  id: string
  version: number
  act: Act
  actor: WorkActor
}

/** Takes a request to another stage by the one table, with all that follows from it. */
export async function actOnWork(
  tx: Database,
  author: Teller,
  { id, version, act, actor }: Acting,
): Promise<void> {
  const { company_id } = author
  const work = await holdWork(tx, { company_id, id, me: actor.id })
  await refuseStale(work, version, () => readWork(actor)(tx, company_id, id))
  const { action } = act
  // what a template asks for by now, and not what it asked for when the request was written
  if (action === 'submit' || action === 'start') Object.assign(work, await wayOf(tx, company_id, work))
  const standing = standingOf(work)
  const refused = whyNot(action, actor, standing)
  if (refused !== null) throw refusal(refused === 'work_stage' ? 409 : 403, refused)
  const problems = [
    ...(isExplained(action, standing) && act.reason === null
      ? [{ code: 'required', attr: 'reason' } as const]
      : []),
    ...(action === 'block' && act.blocker === null ? [{ code: 'required', attr: 'blocker' } as const] : []),
  ]
  if (problems.length > 0) throw new ApiError(400, problems)
  const batch = await createBatch(tx, author, { kind: 'update', reason: act.reason })
  await DEEDS[action]?.(tx, { author, batch, work, act, actor })
  const to = goesTo(action, standingOf(work))
  await leave(tx, batch, { work, to, act })
  await tellOfStep(tx, author, { id, action, from: work.stage, to })
  await announceWork(tx, author, { ...work, is_draft: false })
}

interface Deed {
  author: Teller
  batch: OpenBatch
  work: StoredWork
  act: Act
  actor: WorkActor
}

const DEEDS: Partial<Record<WorkAction, (tx: Database, deed: Deed) => Promise<void>>> = {
  submit: async (tx, { author, batch, work }) => {
    await settleItems(tx, author, work)
    await askForTargets(tx, batch, work)
  },
  start: async (tx, { author, batch, work, act, actor }) => {
    await settleItems(tx, author, work)
    if (needsReason(work.items)) {
      refuseReason(act, actor)
      work.start_override = act.override_reason
    }
    await reserveTargets(tx, batch, work)
  },
  approve,
  return: async (tx, { batch, work }) => {
    if (work.stage !== 'approval') return
    await freeHeld(tx, batch, work.id)
    await forgetItems(tx, batch.company_id, work.id)
    await tx.execute(sql`
      delete from work_approval where company_id = ${batch.company_id} and request_id = ${work.id}`)
  },
  finish: async (_, { work }) => refuseUnfinished(work),
  verify: async (_, { work }) => refuseUnfinished(work),
  cancel: async (_, { work }) => {
    const standing = work.items.filter(({ batch_id, is_accepted }) => batch_id !== null && !is_accepted)
    if (standing.length > 0)
      throw new ApiError(
        409,
        standing.map(({ number }) => ({ code: 'work_item_standing', attr: `items.${number - 1}` })),
      )
  },
}

/** Refuses to go on against the fit check without a reason, or by somebody who may not. */
function refuseReason({ override_reason }: Act, { may_approve }: WorkActor): void {
  if (override_reason === null) throw refusal(400, 'required', 'override_reason')
  if (!may_approve) throw refusal(403, 'override_not_allowed', 'override_reason')
}

async function approve(tx: Database, { author, batch, work, act, actor }: Deed): Promise<void> {
  // what came and went since it was submitted, and not what it met then, is gone on against
  await refitItems(tx, author, work)
  if (needsReason(work.items)) refuseReason(act, actor)
  const { company_id, at } = author
  const stage = approvalStep(standingOf(work))
  const { reason: note, override_reason } = act
  const given = { company_id, request_id: work.id, by_id: personOf(author), stage, at, note, override_reason }
  await tx.insert(workApproval).values(given)
  work.approvals = [...work.approvals, { stage, by: given.by_id, override_reason }]
  if (goesTo('approve', standingOf(work)) !== work.stage) await reserveTargets(tx, batch, work)
}

function refuseUnfinished({ items, procedure, steps_done, needs_evidence, evidence }: StoredWork): void {
  const problems: Problem[] = [
    ...items
      .filter(({ result }) => result === null)
      .map(({ number }) => ({ code: 'work_item_open', attr: `items.${number - 1}` }) as const),
    ...procedure.flatMap(({ id }, at) =>
      steps_done.includes(id) ? [] : [{ code: 'work_step_open', attr: `procedure.${at}` } as const],
    ),
    ...(needs_evidence && evidence === 0
      ? [{ code: 'work_evidence_missing', attr: 'evidence' } as const]
      : []),
  ]
  if (problems.length > 0) throw new ApiError(409, problems)
}

/** What runs from a submission: it begins there, and is forgotten where the request goes back to who asks. */
function clockAfter({ company_id, at }: OpenBatch, { work, to, act: { action } }: Left) {
  if (action === 'submit' || action === 'start')
    return { submitted_at: sql`${at}::timestamptz`, ...promised({ ...work, company_id }, at) }
  if (to === 'todo' && action === 'return')
    return { submitted_at: sql`null`, sla_due_at: sql`null`, sla_warn_at: sql`null` }
  return { submitted_at: sql`submitted_at`, sla_due_at: sql`sla_due_at`, sla_warn_at: sql`sla_warn_at` }
}

interface Left {
  work: StoredWork
  to: WorkStage
  act: Act
}

/** Writes where a request goes, and what is known of it from then on. */
async function leave(tx: Database, batch: OpenBatch, { work, to, act }: Left): Promise<void> {
  const { company_id, at } = batch
  const { action, reason, blocker, expected_on } = act
  const isBlock = action === 'block'
  const { submitted_at, sla_due_at, sla_warn_at } = clockAfter(batch, { work, to, act })
  await tx.execute(sql`
    update work_request set stage = ${to}, is_draft = false, blocked_from = ${isBlock ? work.stage : null},
      blocker = ${isBlock ? blocker : null}, expected_on = ${isBlock ? expected_on : null}::date,
      approval_stages = ${JSON.stringify(work.approval_stages)}::jsonb, is_pre_approved = ${work.is_pre_approved},
      is_verified = ${work.is_verified}, needs_evidence = ${work.needs_evidence},
      approval_step = ${to === 'todo' ? 0 : approvalStep(standingOf(work))}::int,
      submitted_at = ${submitted_at}, sla_due_at = ${sla_due_at}, sla_warn_at = ${sla_warn_at},
      closed_at = ${isOver(to) ? at : null}::timestamptz, last_update = ${at}::timestamptz, version = version + 1
    where company_id = ${company_id} and id = ${work.id}`)
  if (isOver(to)) await freeHeld(tx, batch, work.id)
  await noteProcess(tx, company_id, work.id)
  const remark = { company_id, id: uuidv7(), request_id: work.id, by_id: personOf(batch), at }
  const override_reason = action === 'start' ? work.start_override : null
  await tx
    .insert(workRemark)
    .values({ ...remark, action, from: work.stage, to, text: reason, override_reason })
  const changes = [
    ...(to === work.stage ? [] : [{ field: 'stage', from: work.stage, to }]),
    ...(action === 'approve' ? [{ field: 'approval', from: null, to: approvalStep(standingOf(work)) }] : []),
    ...(work.is_draft ? [{ field: 'is_draft', from: true, to: false }] : []),
  ]
  await recordChanges(tx, batch, { entity: 'work_request', id: work.id, changes })
}
