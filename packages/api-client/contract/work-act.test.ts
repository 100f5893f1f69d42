import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { WorkAct } from '@plenum/domain/work-act'
import type { WorkItemInput } from '@plenum/domain/work-item'
import type { WorkRequestInput } from '@plenum/domain/work-request'
import { codesOf, refused } from './fit-hall.ts'
import { at } from './hall.ts'
import { teamOf } from './people.ts'
import { join, raw } from './world.ts'
import { inDays } from './yard.ts'
import { approver, moving, request, template, workYard, type WorkYard, refuseFaults } from './work-yard.ts'

afterEach(refuseFaults)

const why = 'Not in this window'

/** One thing that moves to the other rack, to the very unit that it has in its own. */
const across = async (all: WorkYard) => {
  const seen = await all.known('active')
  return [moving(seen, at(all.r02, seen.location?.position ?? null))]
}

/** A request at every stage from which something can be done. */
const STAGES = {
  todo: async (all: WorkYard) => all.asker.work.create(request(await across(all))),
  approval: async (all: WorkYard) => all.submitted(await across(all)),
  in_progress: async (all: WorkYard) => all.approved(await across(all)),
  verification: async (all: WorkYard) => {
    const seen = await all.approved(await across(all))
    await all.execute(seen)
    return all.act(all.hand, seen, { action: 'finish' })
  },
  blocked: async (all: WorkYard) =>
    all.act(all.hand, await all.approved(await across(all)), {
      action: 'block',
      reason: why,
      blocker: 'parts',
    }),
}

describe('every change of stage that there is', () => {
  test('is made by who has the role, and ends where the table says', async () => {
    const all = await workYard()
    const { asker, boss, hand, eyes, ada, act } = all
    const to = async (stage: keyof typeof STAGES, who: WorkYard['hand'], said: WorkAct) =>
      (await act(who, await STAGES[stage](all), said)).stage
    expect(await to('todo', asker, { action: 'block', reason: why, blocker: 'window' })).toBe('blocked')
    expect(await to('todo', ada, { action: 'cancel', reason: why })).toBe('canceled')
    expect(await to('approval', boss, { action: 'return', reason: why })).toBe('todo')
    expect(await to('approval', boss, { action: 'reject', reason: why })).toBe('canceled')
    expect(await to('in_progress', ada, { action: 'cancel', reason: why })).toBe('canceled')
    expect(await to('verification', eyes, { action: 'return', reason: why })).toBe('in_progress')
    expect(await to('blocked', hand, { action: 'unblock' })).toBe('in_progress')
    expect(await to('blocked', ada, { action: 'cancel', reason: why })).toBe('canceled')
    expect((await ada.reservations.list({ state: 'active' })).results).toHaveLength(1)
  })

  test('needs its explanation, and a block its blocker', async () => {
    const all = await workYard()
    const seen = await STAGES.in_progress(all)
    const error = await refused(all.act(all.hand, seen, { action: 'block' }))
    expect(error.errors).toMatchObject([
      { code: 'required', attr: 'reason' },
      { code: 'required', attr: 'blocker' },
    ])
    const block: WorkAct = { action: 'block', reason: why, blocker: 'vendor', expected_on: inDays(3) }
    expect(await all.act(all.hand, seen, block)).toMatchObject({
      status: 'blocked',
      blocker: 'vendor',
      expected_on: inDays(3),
    })
    expect(await all.act(all.hand, seen, { action: 'unblock' })).toMatchObject({ blocker: null })
  })

  test('is refused to whom it is not, and where the request is not', async () => {
    const all = await workYard()
    const { asker, boss, hand, eyes, act } = all
    const reader = await join(all.ada, { projects: 'onlyRead' })
    const seen = await STAGES.todo(all)
    const codes = async (who: WorkYard['hand'], said: WorkAct) => codesOf(await refused(act(who, seen, said)))
    expect(await codes(hand, { action: 'submit' })).toEqual(['work_role'])
    expect(await codes(asker, { action: 'start' })).toEqual(['work_not_standard'])
    expect(await codes(boss, { action: 'approve' })).toEqual(['work_stage'])
    await act(asker, seen, { action: 'submit' })
    expect(await codes(asker, { action: 'approve' })).toEqual(['work_role'])
    expect(await codes(reader, { action: 'approve' })).toEqual(['work_role'])
    expect(await codes(hand, { action: 'finish' })).toEqual(['work_stage'])
    await act(boss, seen, { action: 'approve' })
    expect(await codes(reader, { action: 'finish' })).toEqual(['work_role'])
    expect(await codes(hand, { action: 'finish' })).toEqual(['work_item_open'])
    expect(await codes(eyes, { action: 'cancel', reason: why })).toEqual(['work_role'])
  })

  test('is refused from another version, with the request as it is', async () => {
    const all = await workYard()
    const seen = await STAGES.todo(all)
    await all.act(all.asker, seen, { action: 'submit' })
    const error = await refused(all.asker.work.act(seen, { action: 'cancel', reason: why }))
    expect(error.status).toBe(412)
    expect(error.current).toMatchObject({ stage: 'approval' })
  })
})

describe('who asks and who approves', () => {
  test('are never the same, not even as an administrator', async () => {
    const all = await workYard()
    const own = await all.ada.work.create(request(await across(all)))
    await all.act(all.ada, own, { action: 'submit' })
    expect(codesOf(await refused(all.act(all.ada, own, { action: 'approve' })))).toEqual(['work_own'])
    expect((await all.ada.work.get(own.id)).actions).toEqual([])
    expect((await all.boss.work.get(own.id)).actions).toEqual(['approve', 'return', 'reject'])
  })

  test('are never the same where somebody has changed what is asked for', async () => {
    const all = await workYard()
    const { ada, asker, act } = all
    const made = await STAGES.todo(all)
    await ada.work.update(made, { title: 'Four servers' })
    await act(asker, made, { action: 'submit' })
    expect(codesOf(await refused(act(ada, made, { action: 'approve' })))).toEqual(['work_own'])
  })

  test('stages of approval follow one another, each by its team and by as many as it asks for', async () => {
    const all = await workYard()
    const { ada, asker, boss, act } = all
    const other = await approver(ada)
    const { id: template_id } = await ada.workTemplates.create(
      template({
        approval_stages: [
          { team_id: await teamOf(boss), approvers: 1 },
          { team_id: null, approvers: 2 },
        ],
      }),
    )
    const made = await asker.work.create(request(await across(all), { template_id }))
    await act(asker, made, { action: 'submit' })
    expect(codesOf(await refused(act(other, made, { action: 'approve' })))).toEqual(['work_other_team'])
    expect((await other.work.list({ mine: 'approval' })).results).toEqual([])
    expect((await boss.work.list({ mine: 'approval' })).results).toHaveLength(1)
    expect(await act(boss, made, { action: 'approve', reason: 'Room is there' })).toMatchObject({
      stage: 'approval',
      approvals: [{ stage: 0, note: 'Room is there' }],
    })
    expect(codesOf(await refused(act(boss, made, { action: 'approve' })))).toEqual(['work_approved_already'])
    expect((await other.work.list({ mine: 'approval' })).results).toHaveLength(1)
    expect(await act(other, made, { action: 'approve' })).toMatchObject({ stage: 'approval' })
    expect(await act(ada, made, { action: 'approve' })).toMatchObject({ stage: 'in_progress' })
  })

  test('what was sent back is approved anew', async () => {
    const all = await workYard()
    const seen = await STAGES.approval(all)
    const back = await all.act(all.boss, seen, { action: 'return', reason: why })
    expect(back).toMatchObject({ approvals: [], submitted_at: null, items: [{ fit: null }] })
    await all.act(all.asker, seen, { action: 'submit' })
    expect(await all.act(all.boss, seen, { action: 'approve' })).toMatchObject({ stage: 'in_progress' })
  })
})

describe('a standard change', () => {
  test('starts without approval, keeps its places, and ends without verification where none is asked for', async () => {
    const all = await workYard()
    const { ada, asker, hand, act, known, r02 } = all
    const { id: template_id } = await ada.workTemplates.create(
      template({ is_pre_approved: true, is_verified: false, needs_evidence: true }),
    )
    const made = await asker.work.create(
      request([moving(await known('active'), at(r02, 10))], { template_id }),
    )
    const begun = await act(hand, made, { action: 'start' })
    expect(begun).toMatchObject({ stage: 'in_progress', needs_evidence: true, template: { id: template_id } })
    expect((await ada.reservations.list({ state: 'active' })).results).toHaveLength(1)
    await all.execute(begun, { result: 'not_done', note: 'The rack was locked' })
    expect(codesOf(await refused(act(hand, made, { action: 'finish' })))).toEqual(['work_evidence_missing'])
    const { id } = await hand.files.upload(new File(['x'], 'done.txt'), { purpose: 'work_evidence' })
    await hand.work.addEvidence(made.id, [id])
    expect(await act(hand, made, { action: 'finish' })).toMatchObject({ stage: 'done' })
    expect((await ada.reservations.list({ state: 'active' })).results).toEqual([])
  })

  test('is only what its template is of: not another kind, and nothing else among its items', async () => {
    const all = await workYard()
    const { ada, asker, hand, act, known } = all
    const { id: template_id } = await ada.workTemplates.create(template({ is_pre_approved: true }))
    const removing: WorkItemInput = { id: randomUUID(), op: 'remove', asset_id: (await known('active')).id }
    const [moves] = await across(all)
    if (moves === undefined) throw new Error('Nothing moves')
    const start = (seen: { id: string }) => act(hand, seen, { action: 'start' })
    const refusedStart = async (over: Partial<WorkRequestInput>) => {
      const made = await asker.work.create(request([moves], { template_id, ...over }))
      expect((await hand.work.get(made.id)).actions).not.toContain('start')
      expect(codesOf(await refused(start(made)))).toEqual(['work_not_standard'])
    }
    await refusedStart({ kind: 'change' })
    await refusedStart({ kind: 'remove', items: [removing] })
    await refusedStart({ items: [moves, removing] })

    const made = await asker.work.create(request([moves], { template_id }))
    expect((await hand.work.get(made.id)).actions).toContain('start')
    const other = await asker.work.update(made, { items: [removing] })
    expect((await hand.work.get(made.id)).actions).not.toContain('start')
    expect(codesOf(await refused(start(made)))).toEqual(['work_not_standard'])
    await asker.work.update(other, { items: [moves] })
    expect(await start(made)).toMatchObject({ stage: 'in_progress' })
  })
})

test('what is canceled while it is done was taken back or accepted before, one by one', async () => {
  const all = await workYard()
  const { ada, hand, act, known, execute, r02 } = all
  const seen = await all.approved([
    moving(await known('active'), at(r02, 10)),
    moving(await known('active'), at(r02, 20)),
  ])
  await execute(seen)
  const done = await execute(seen, undefined, 1)
  const cancel = () => act(ada, seen, { action: 'cancel', reason: why })
  expect((await refused(cancel())).errors).toMatchObject([
    { code: 'work_item_standing', attr: 'items.0' },
    { code: 'work_item_standing', attr: 'items.1' },
  ])
  const reverted = await hand.work.revert(done, done.items[0]?.id ?? '')
  await hand.work.accept(reverted, done.items[1]?.id ?? '')
  expect(await cancel()).toMatchObject({
    stage: 'canceled',
    items: [{ result: null }, { is_accepted: true }],
  })
  expect((await ada.reservations.list({ state: 'active' })).results).toEqual([])
})

test('nothing of it is changed by its id alone', async () => {
  const all = await workYard()
  const seen = await STAGES.todo(all)
  const answer = await raw(all.asker, `api/work/${seen.id}/act/`, {
    method: 'POST',
    body: JSON.stringify({ action: 'submit' }),
  })
  expect(answer.status).toBe(428)
  expect((await raw(all.asker, `api/work/${randomUUID()}/`)).status).toBe(404)
})
