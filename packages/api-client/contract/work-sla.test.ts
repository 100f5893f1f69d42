import { afterEach, describe, expect, test } from 'vitest'
import { SLA_STATES, slaOf } from '@plenum/domain/sla'
import type { WorkRequestInput } from '@plenum/domain/work-request'
import { refused } from './fit-hall.ts'
import { at } from './hall.ts'
import { advance, now } from './world.ts'
import { moving, refuseFaults, request, template, workYard } from './work-yard.ts'

afterEach(refuseFaults)

const HOUR = 60 * 60 * 1000
const after = (instant: string | null, hours: number) =>
  new Date(Date.parse(instant ?? '') + hours * HOUR).toISOString()

/** A yard with a template that promises within five hours and warns four before, and requests made from it. */
async function promisedYard() {
  const all = await workYard()
  const made = await all.ada.workTemplates.create(
    template({ is_verified: false, procedure: [], sla_hours: 5, sla_warning_hours: 4 }),
  )
  let unit = 1
  const item = async () => moving(await all.known('active'), at(all.r02, (unit += 2)))
  const promised = async (over: Partial<WorkRequestInput> = {}) =>
    all.submitted([await item()], { template_id: made.id, ...over })
  return { ...all, made, item, promised }
}

describe('a promise', () => {
  test('begins when a request is submitted, and stays when its template becomes another', async () => {
    const { ada, asker, boss, act, made, item } = await promisedYard()
    const draft = await asker.work.create(request([await item()], { template_id: made.id }))
    expect(draft).toMatchObject({ sla_due_at: null, sla_warn_at: null })
    const sent = await act(asker, draft, { action: 'submit' })
    expect(sent.sla_due_at).toBe(after(sent.submitted_at, 5))
    expect(sent.sla_warn_at).toBe(after(sent.submitted_at, 1))
    await ada.workTemplates.update(made, { sla_hours: 50, sla_warning_hours: null })
    advance(HOUR)
    const approved = await act(boss, sent, { action: 'approve' })
    expect(approved).toMatchObject({ sla_due_at: sent.sla_due_at, sla_warn_at: sent.sla_warn_at })
  })

  test('is forgotten where it goes back to who asks, and begins anew', async () => {
    const { asker, boss, act, promised } = await promisedYard()
    const sent = await promised()
    const back = await act(boss, sent, { action: 'return', reason: 'Which rack?' })
    expect(back).toMatchObject({ submitted_at: null, sla_due_at: null, sla_warn_at: null })
    advance(2 * HOUR)
    const again = await act(asker, sent, { action: 'submit' })
    expect(again.sla_due_at).toBe(after(again.submitted_at, 5))
  })

  test('is not made by a template without hours', async () => {
    const { ada, submitted, item } = await promisedYard()
    const plain = await ada.workTemplates.create(template({ name: 'Plain', procedure: [] }))
    const sent = await submitted([await item()], { template_id: plain.id })
    expect(sent).toMatchObject({ sla_due_at: null, sla_warn_at: null })
    expect(plain).toMatchObject({ sla_hours: null, sla_warning_hours: null })
  })
})

test('lists, counts and the dashboard tell how requests stand to what was promised as the one rule does', async () => {
  const { ada, boss, hand, act, execute, submitted, item, promised } = await promisedYard()
  const assignee_id = (await hand.auth.me()).id
  const finished = async () => {
    const work = await act(boss, await promised({ assignee_id }), { action: 'approve' })
    await execute(work)
    return work
  }
  const [met, missed] = [await finished(), await finished()]
  await act(hand, met, { action: 'finish' })
  const overdue = await promised()
  const dropped = await promised()
  await submitted([await item()], { title: 'Without a promise' })
  advance(6 * HOUR)
  await act(hand, missed, { action: 'finish' })
  await act(boss, dropped, { action: 'reject', reason: 'Not needed' })
  const warning = await promised()
  advance(2 * HOUR)
  const running = await promised()
  const expected = { running, warning, overdue, met, missed }
  const { results } = await ada.work.list({ ordering: 'code' })
  for (const state of SLA_STATES) {
    const told = results.filter((each) => slaOf(each, now()) === state).map(({ code }) => code)
    expect([state, told]).toEqual([state, [expected[state].code]])
    const listed = await ada.work.list({ sla: state })
    expect([state, listed.results.map(({ code }) => code)]).toEqual([state, told])
    expect((await ada.work.counts({ sla: state })).all, state).toBe(1)
  }
  expect((await ada.work.counts({ sla: 'overdue,warning' })).all).toBe(2)
  const { requests } = await ada.dashboards.dataCenter()
  expect(requests?.find(({ stage }) => stage === 'approval')?.sla).toEqual({ overdue: 1, warning: 1 })
  expect(requests?.find(({ stage }) => stage === 'todo')?.sla).toEqual({ overdue: 0, warning: 0 })
})

test('what was promised earlier comes first, page by page, and nothing promised last', async () => {
  const { ada, promised, submitted, item } = await promisedYard()
  const none = await submitted([await item()], { title: 'Without a promise' })
  const first = await promised()
  advance(HOUR)
  const second = await promised()
  const codes: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await ada.work.list({ ordering: 'sla', limit: 1, ...(cursor && { cursor }) })
    codes.push(...page.results.map(({ code }) => code))
    cursor = page.next
  }
  expect(codes).toEqual([first.code, second.code, none.code])
  const due = await ada.work.list({ ordering: 'due' })
  expect(due.results.at(-1)?.code).toBe(none.code)
})

test('hours that do not go together are refused at their field, with a change as it would leave them', async () => {
  const { ada, made } = await promisedYard()
  const wrong = async (call: Promise<unknown>) =>
    (await refused(call)).errors.map(({ code, attr }) => [code, attr])
  const early = [['sla_warning_too_early', 'sla_warning_hours']]
  const given = template({ name: 'Other', sla_hours: 4, sla_warning_hours: 4 })
  expect(await wrong(ada.workTemplates.create(given))).toEqual(early)
  expect(await wrong(ada.workTemplates.update(made, { sla_hours: 4 }))).toEqual(early)
  expect(await wrong(ada.workTemplates.update(made, { sla_hours: null }))).toEqual([
    ['required', 'sla_hours'],
  ])
  expect(await wrong(ada.workTemplates.update(made, { sla_hours: 0 }))).toEqual([['too_small', 'sla_hours']])
  const none = await ada.workTemplates.update(made, { sla_hours: null, sla_warning_hours: null })
  expect(none).toMatchObject({ sla_hours: null, sla_warning_hours: null })
})
