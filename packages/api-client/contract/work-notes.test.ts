import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { codesOf, refused } from './fit-hall.ts'
import { at } from './hall.ts'
import { teamOf } from './people.ts'
import { advance, join, mails, type Connection } from './world.ts'
import { approver, maintaining, moving, refuseFaults, request, template, workYard } from './work-yard.ts'
import { png } from './uploads.ts'

afterEach(refuseFaults)

const step = (over: object = {}) => ({ id: randomUUID(), text: 'Switch to bypass', ...over })
/** Not so long that anybody has to sign in again. */
const SIX_MINUTES = 6 * 60 * 1000

describe('steps of a procedure', () => {
  test('are done in turn around hold points, with what was read, and can be taken back', async () => {
    const all = await workYard()
    const { ada, hand, eyes, act, execute, known } = all
    const reading = { name: 'Load', unit: 'kW', min: 0, max: 5 }
    const procedure = [step(), step({ is_hold_point: true }), step({ reading })]
    const [first, hold, last] = procedure.map(({ id }) => id)
    const yes = await all.approved([maintaining(await known('active'))], { kind: 'maintenance', procedure })
    const done = async (id: string | undefined, said: object = {}) =>
      hand.work.step(await ada.work.get(yes.id), id ?? '', { done: true, ...said })
    expect(codesOf(await refused(done(last, { reading: 3 })))).toEqual(['work_hold_point'])
    await done(hold)
    expect((await refused(done(last))).errors).toMatchObject([{ code: 'required', attr: 'reading' }])
    const read = await done(last, { reading: 3.5, note: 'Steady' })
    expect(read.steps_done).toMatchObject([
      { step_id: hold, reading: null },
      { step_id: last, reading: 3.5, note: 'Steady', by: { id: (await hand.auth.me()).id } },
    ])
    await execute(yes)
    expect((await refused(act(hand, yes, { action: 'finish' }))).errors).toMatchObject([
      { code: 'work_step_open', attr: 'procedure.0' },
    ])
    await done(first)
    await hand.work.step(await ada.work.get(yes.id), first ?? '', { done: false })
    await done(first)
    await act(hand, yes, { action: 'finish' })
    expect(codesOf(await refused(done(first, { done: false })))).toEqual(['work_stage'])
    expect((await refused(done(randomUUID()))).status).toBe(404)
    expect((await eyes.work.get(yes.id)).steps_done).toHaveLength(3)
  })
})

describe('what is said and shown', () => {
  test('stands with what was done, and is kept in the history', async () => {
    const all = await workYard()
    const { ada, asker, hand, known } = all
    const yes = await all.approved([maintaining(await known('active'))])
    const said = await hand.work.comment(yes.id, 'The spare fan is in room 2')
    expect(said.remarks.at(-1)).toMatchObject({ action: null, text: 'The spare fan is in room 2' })
    const { id } = await hand.files.upload(png(), { purpose: 'work_evidence' })
    expect((await refused(asker.work.addEvidence(yes.id, [id]))).errors).toMatchObject([
      { code: 'does_not_exist', attr: 'file_ids.0' },
    ])
    expect((await hand.work.addEvidence(yes.id, [id])).evidence).toMatchObject([{ id, name: 'rack.png' }])
    const stranger = await join(ada, { assets: 'write' })
    expect((await asker.files.content(id)).size).toBeGreaterThan(0)
    expect((await refused(stranger.files.content(id))).status).toBe(404)
    expect((await hand.work.removeEvidence(yes.id, id)).evidence).toEqual([])
    expect((await refused(hand.work.removeEvidence(yes.id, id))).status).toBe(404)
    const { results } = await ada.work.history(yes.id)
    expect(results.slice(0, 3).map(({ field, from, to }) => [field, from, to])).toEqual([
      ['evidence', ['rack.png'], null],
      ['evidence', null, ['rack.png']],
      ['comment', null, 'The spare fan is in room 2'],
    ])
  })
})

const news = async (who: Connection) =>
  (await who.notifications.list()).results.map(({ kind, detail, work }) => [kind, detail, work?.code])

describe('people', () => {
  test('are told when it is their turn, and who asked what became of it', async () => {
    const all = await workYard()
    const { asker, boss, hand, eyes, act, execute, known, r02 } = all
    const { id: assignee_id } = await hand.auth.me()
    const yes = await all.approved([moving(await known('active'), at(r02, 10))], { assignee_id })
    expect(await news(boss)).toEqual([['work_waits', 'submit', yes.code]])
    expect(await news(asker)).toEqual([['work_changed', 'approve', yes.code]])
    expect(await news(hand)).toEqual([['work_waits', 'approve', yes.code]])
    expect(mails().filter(({ subject }) => subject.includes(yes.code))).toHaveLength(3)
    await execute(yes)
    await act(hand, yes, { action: 'finish' })
    expect((await news(asker))[0]).toEqual(['work_waits', 'finish', yes.code])
    await act(eyes, yes, { action: 'return', reason: 'One cord is loose' })
    expect((await news(hand))[0]).toEqual(['work_waits', 'return', yes.code])
    expect((await news(asker))[0]).toEqual(['work_changed', 'return', yes.code])
    expect(await news(eyes)).toEqual([])
  })

  test('who approve after others are told that it waits for them, not that it is theirs to do', async () => {
    const { ada, asker, boss, act, known, r02 } = await workYard()
    const second = await approver(ada)
    const approval_stages = [
      { team_id: await teamOf(boss), approvers: 1 },
      { team_id: await teamOf(second), approvers: 1 },
    ]
    const { id: template_id } = await ada.workTemplates.create(template({ approval_stages }))
    const moves = [moving(await known('active'), at(r02, 10))]
    const made = await asker.work.create(request(moves, { template_id }))
    await act(asker, made, { action: 'submit' })
    expect(await news(second)).toEqual([])
    await act(boss, made, { action: 'approve' })
    expect(await news(second)).toEqual([['work_waits', null, made.code]])
    expect(await news(boss)).toEqual([['work_waits', 'submit', made.code]])
  })
})

test('who does what is approved beforehand is told once it is no draft, and who comes to do it', async () => {
  const { ada, asker, hand, eyes, known, r02 } = await workYard()
  const { id: template_id } = await ada.workTemplates.create(template({ is_pre_approved: true }))
  const [{ id: assignee_id }, { id: other_id }] = [await hand.auth.me(), await eyes.auth.me()]
  const moves = [moving(await known('active'), at(r02, 10))]
  const ask = (over: Parameters<typeof request>[1]) => asker.work.create(request(moves, over))
  const usual = await ask({ assignee_id })
  const draft = await ask({ assignee_id, template_id, is_draft: true })
  expect(await news(hand)).toEqual([])
  const asked = await asker.work.update(draft, { is_draft: false })
  const named = await asker.work.update(asked, { title: 'Two servers' })
  expect(await news(hand)).toEqual([['work_waits', null, draft.code]])
  await asker.work.update(named, { assignee_id: other_id })
  expect(await news(eyes)).toEqual([['work_waits', null, draft.code]])
  await asker.work.update(usual, { template_id })
  const team_id = await teamOf(hand)
  const { code } = await ask({ template_id, team_id })
  await ask({ template_id, assignee_id: (await asker.auth.me()).id })
  expect(await news(hand)).toEqual([code, usual.code, draft.code].map((each) => ['work_waits', null, each]))
  expect(await news(asker)).toEqual([])
})

test('how it went is added up from what was done', async () => {
  const all = await workYard()
  const { ada, hand, eyes, act, execute, known, r02 } = all
  const yes = await all.approved([
    moving(await known('active'), at(r02, 10)),
    maintaining(await known('active')),
  ])
  advance(SIX_MINUTES)
  await execute(yes, { result: 'deviation', note: 'Higher', to: at(r02, 20) })
  await execute(yes, { result: 'not_done', note: 'No time' }, 1)
  await act(hand, yes, { action: 'finish' })
  await act(eyes, yes, { action: 'return', reason: 'Labels are missing' })
  await act(hand, yes, { action: 'finish' })
  await act(eyes, yes, { action: 'verify' })
  const metrics = await ada.work.metrics(yes.id)
  expect(metrics).toMatchObject({ items: 2, executed: 1, deviations: 1, not_done: 1, returns: 1 })
  expect(metrics.lead_s).toBeGreaterThanOrEqual(360)
  expect(metrics.stages_s.in_progress).toBeGreaterThanOrEqual(360)
  expect(metrics.stages_s.done).toBe(0)
})
