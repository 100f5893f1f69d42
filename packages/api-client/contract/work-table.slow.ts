import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import * as v from 'valibot'
import type { Database } from '@plenum/api-server/ports'
import { ErrorBody } from '@plenum/domain/api-error'
import { WorkRequest } from '@plenum/domain/work-request'
import {
  CLOSED_STAGES,
  isOver,
  WORK_ACTIONS,
  WORK_STAGES,
  WORK_TRANSITIONS,
  type WorkAction,
  type WorkRole,
  type WorkStage,
  type WorkTransition,
} from '@plenum/domain/work-stage'
import { send, within } from './sandbox.ts'
import { join, now } from './world.ts'
import { maintaining, planned, refuseFaults, request, template, workYard } from './work-yard.ts'

afterEach(refuseFaults)

/** What is done on the way of a request besides taking it to another stage: at which stages, and by whom. */
const DEEDS = {
  edit: { at: ['todo'], by: 'anybody' },
  execute: { at: ['in_progress'], by: ['assignee'] },
  step: { at: ['in_progress'], by: ['assignee'] },
  revert: { at: ['in_progress', 'blocked'], by: ['assignee', 'manager'] },
  accept: { at: ['in_progress', 'blocked'], by: ['assignee', 'manager'] },
} as const satisfies Record<string, { at: readonly WorkStage[]; by: readonly WorkRole[] | 'anybody' }>
type Deed = keyof typeof DEEDS
type Op = WorkAction | Deed
const OPS: readonly Op[] = [...WORK_ACTIONS, 'edit', 'execute', 'step', 'revert', 'accept']
const isDeed = (op: Op): op is Deed => op in DEEDS

/** Who asks, what he is to the request, and whether requests are his to write. */
const PEOPLE = {
  requester: { roles: ['requester', 'verifier'], writes: true },
  /** Has executed some of it. */
  assignee: { roles: ['assignee'], writes: true },
  approver: { roles: ['approver'], writes: false },
  verifier: { roles: ['verifier'], writes: true },
  manager: { roles: ['approver', 'verifier', 'manager'], writes: true },
  reader: { roles: [], writes: false },
} as const satisfies Record<string, { roles: readonly WorkRole[]; writes: boolean }>
type Who = keyof typeof PEOPLE
const WHO = ['requester', 'assignee', 'approver', 'verifier', 'manager', 'reader'] as const

const transitions: readonly WorkTransition[] = WORK_TRANSITIONS

/** Whether somebody is one of those who may. */
const isOf = (who: Who, by: readonly WorkRole[]) =>
  by.some((role) => PEOPLE[who].roles.some((his) => his === role))

/** What a change of stage is answered with, by the table of the domain. */
function toldOfAction(stage: WorkStage, action: WorkAction, who: Who): string {
  const transition = transitions.find((each) => each.from === stage && each.action === action)
  if (transition === undefined) return '409 work_stage'
  if (isOf(who, transition.by)) return `200 ${transition.to === 'previous' ? 'in_progress' : transition.to}`
  return who === 'assignee' && transition.by.includes('verifier') ? '403 work_executed' : '403 work_role'
}

function toldOfDeed(stage: WorkStage, deed: Deed, who: Who): string {
  const { at, by } = DEEDS[deed]
  if (!PEOPLE[who].writes) return '403 permission_denied'
  if (!at.some((each) => each === stage)) return '409 work_stage'
  return by === 'anybody' || isOf(who, by) ? `200 ${stage}` : '403 work_role'
}

/** A request with a thing that was seen to, another that was not, and a step that is done; and who has to do with it. */
async function underWay() {
  const { ada, asker, boss, hand, eyes, known, act } = await workYard()
  const { id: template_id } = await ada.workTemplates.create(
    template({ kind: 'maintenance', is_pre_approved: true }),
  )
  const items = [maintaining(await known('active')), maintaining(await known('active'))]
  const [done = '', open = ''] = items.map(({ id }) => id)
  const made = await asker.work.create(
    request(items, {
      kind: 'maintenance',
      template_id,
      assignee_id: (await hand.auth.me()).id,
      procedure: [{ id: done, text: 'Look' }],
    }),
  )
  const begun = await act(hand, made, { action: 'start' })
  const seen = await hand.work.step(await hand.work.execute(begun, done, planned), done, { done: true })
  const reader = await join(ada, { projects: 'onlyRead' })
  const tokens = { requester: asker, assignee: hand, approver: boss, verifier: eyes, manager: ada, reader }
  return { seen, done, open, tokens }
}

type UnderWay = Awaited<ReturnType<typeof underWay>>

/** Takes it to a stage past all rules; what has to be complete there is. */
const put = (tx: Database, { seen }: UnderWay, stage: WorkStage, isComplete: boolean) =>
  tx.execute(sql`
    with item as (
      update work_item set result = 'as_planned' where request_id = ${seen.id} and ${isComplete}::boolean)
    update work_request set stage = ${stage}, blocked_from = ${stage === 'blocked' ? 'in_progress' : null},
      closed_at = ${isOver(stage) ? now().toISOString() : null}
    where id = ${seen.id}`)

/** Where an operation is asked for, and how. */
function asked({ seen, done, open }: UnderWay, op: Op) {
  const at = `/api/work/${seen.id}/`
  if (op === 'edit') return { path: at, method: 'PATCH', body: { title: 'Another title' } }
  if (op === 'execute') return { path: `${at}items/${open}/execute/`, method: 'POST', body: planned }
  if (op === 'step') return { path: `${at}steps/${done}/`, method: 'POST', body: { done: false } }
  if (op === 'revert' || op === 'accept')
    return { path: `${at}items/${done}/${op}/`, method: 'POST', body: {} }
  const said = { action: op, reason: 'Not in this window', blocker: op === 'block' ? 'parts' : null }
  return { path: `${at}act/`, method: 'POST', body: said }
}

const Told = v.union([WorkRequest, ErrorBody])

/** What somebody is answered to an operation at a stage; whatever that did is undone. */
const answerOf = (all: UnderWay, stage: WorkStage, op: Op, who: Who) =>
  within(async (tx) => {
    await put(tx, all, stage, op !== 'execute')
    const { path, method, body } = asked(all, op)
    const headers = { 'if-match': `"${all.seen.id}.${all.seen.version}"` }
    const access = all.tokens[who].tokens.access()
    const answer = await send(path, { method, headers, body: JSON.stringify(body), access })
    const told = v.parse(Told, await answer.json())
    return `${answer.status} ${'stage' in told ? told.stage : told.errors.map(({ code }) => code).join()}`
  })

/** What somebody is offered at a stage, of what takes it to another. */
const offeredAt = (all: UnderWay, stage: WorkStage, who: Who) =>
  within(async (tx) => {
    await put(tx, all, stage, true)
    const answer = await send(`/api/work/${all.seen.id}/`, { access: all.tokens[who].tokens.access() })
    return v.parse(WorkRequest, await answer.json()).actions
  })

test('at every stage everything is answered to everybody as the table says, and nothing goes on from the end', async () => {
  const all = await underWay()
  const answers: Record<string, string> = {}
  const expected: Record<string, string> = {}
  const left = new Set<WorkStage>()
  for (const stage of WORK_STAGES)
    for (const who of WHO) {
      const works = new Set<Op>()
      for (const op of OPS) {
        const name = `${stage}: ${op} by the ${who}`
        const answer = await answerOf(all, stage, op, who)
        answers[name] = answer
        expected[name] = isDeed(op) ? toldOfDeed(stage, op, who) : toldOfAction(stage, op, who)
        if (answer.startsWith('200')) works.add(op)
      }
      if (works.size > 0) left.add(stage)
      const offered = await offeredAt(all, stage, who)
      expect(offered, `${stage}, the ${who}`).toEqual(WORK_ACTIONS.filter((action) => works.has(action)))
    }
  expect(answers).toEqual(expected)
  expect(WORK_STAGES.filter((stage) => !left.has(stage))).toEqual([...CLOSED_STAGES])
}, 120_000)
