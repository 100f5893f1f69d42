import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { WorkAction, WorkStage } from '@plenum/domain/work-stage'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { announce, notify, reaches, type Teller } from './notify.ts'
import { mayApproveColumn } from './rights.ts'

/** Tells open pages that a request is new or another; of a draft those of its author alone. */
export const announceWork = (
  tx: Database,
  author: Author,
  { id, is_draft, requester_id }: { id: string; is_draft: boolean; requester_id: string },
): Promise<void> => announce(tx, author, [{ user_id: is_draft ? requester_id : null, object: 'work', id }])

/** People `u` of a company who may come to be told of a request `r`; never who did it himself. */
async function peopleOf(
  tx: Database,
  { company_id, actor }: Author,
  { id, condition }: { id: string; condition: SQL },
): Promise<string[]> {
  const found = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`
      select u.id from "user" u join work_request r on r.company_id = u.company_id and r.id = ${id}
      where u.company_id = ${company_id} and u.disabled_at is null and u.id is distinct from ${actor?.id ?? null}::uuid
        and ${condition}
      order by u.id`,
  )
  return found.map((person) => person.id)
}

/** As the domain has it: who may approve the stage that waits, and neither asked for it nor approved it already. */
const isApprover = sql`u.id <> r.requester_id and not r.editors ? u.id::text
  and coalesce(r.approval_stages->r.approval_step->>'team_id', u.team_id::text, '') = coalesce(u.team_id::text, '')
  and not exists (select from work_approval p
    where p.company_id = r.company_id and p.request_id = r.id and p.by_id = u.id)
  and (select may_approve from (select ${mayApproveColumn}) rights)`

/** Who does the work: whom it names, else the team it names; nobody where it names none. */
const isDoer = sql`coalesce(u.id = r.assignee_id, u.team_id = r.team_id, false)`

const isVerifier = sql`${reaches('projects', 'write')} and not exists (
  select from work_item i where i.company_id = r.company_id and i.request_id = r.id and i.executed_by = u.id)
  and (u.id = r.requester_id or u.team_id = r.team_id)`

/** Whose turn it is at a stage. */
const TURN: Partial<Record<WorkStage, SQL>> = {
  approval: isApprover,
  in_progress: isDoer,
  verification: isVerifier,
}

/** What the requester is told of. */
const TOLD: readonly WorkAction[] = ['approve', 'return', 'reject', 'verify', 'finish']

interface Step {
  id: string
  action: WorkAction
  from: WorkStage
  to: WorkStage
}

/** Tells those who are to do a request that nobody approves first, once it is no draft; last in a transaction. */
export async function tellOfStandard(tx: Database, author: Teller, id: string): Promise<void> {
  const condition = sql`r.stage = 'todo' and r.is_pre_approved and not r.is_draft and ${isDoer}`
  const to = await peopleOf(tx, author, { id, condition })
  await notify(tx, author, { kind: 'work_waits', to, work_id: id })
}

/** Tells those whose turn it is, and the requester what became of what he asked for; last in a transaction. */
export async function tellOfStep(
  tx: Database,
  author: Teller,
  { id, action, from, to }: Step,
): Promise<void> {
  const turn = from === to && action !== 'approve' ? undefined : TURN[to]
  const waiting = turn === undefined ? [] : await peopleOf(tx, author, { id, condition: turn })
  // who approves after somebody else is not told that it is his to do
  const detail = to === 'approval' && action === 'approve' ? null : action
  await notify(tx, author, { kind: 'work_waits', to: waiting, work_id: id, detail })
  const isNews = TOLD.includes(action) && (action !== 'finish' || to === 'done')
  const asked = isNews ? await peopleOf(tx, author, { id, condition: sql`u.id = r.requester_id` }) : []
  await notify(tx, author, {
    kind: 'work_changed',
    to: asked.filter((person) => !waiting.includes(person)),
    work_id: id,
    detail: action,
  })
}
