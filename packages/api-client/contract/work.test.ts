import { afterEach, describe, expect, test } from 'vitest'
import type { WorkRequestInput } from '@plenum/domain/work-request'
import { codesOf, refused } from './fit-hall.ts'
import { at } from './hall.ts'
import { raw } from './world.ts'
import { inDays } from './yard.ts'
import { maintaining, moving, request, workYard, refuseFaults } from './work-yard.ts'

afterEach(refuseFaults)

describe('a request', () => {
  test('goes from being asked for to verified, and the inventory changes only when it is executed', async () => {
    const { ada, asker, boss, hand, eyes, act, execute, known, r01, r02 } = await workYard()
    const seen = await known('active', at(r01, 5))
    const made = await asker.work.create(request([moving(seen, at(r02, 10))], { wanted_on: inDays(5) }))
    expect(made).toMatchObject({
      code: 'MAC-000001',
      stage: 'todo',
      status: 'todo',
      review_gate: null,
      items_total: 1,
      items_done: 0,
      actions: ['submit', 'block', 'cancel'],
      may_edit: true,
      may_execute: false,
      items: [{ number: 1, op: 'move', from: at(r01, 5), to: at(r02, 10), result: null, fit: null }],
    })
    const answer = await raw(asker, `api/work/${made.id}/`)
    expect(answer.headers.get('etag')).toBe(`"${made.id}.${made.version}"`)
    const sent = await act(asker, made, { action: 'submit' })
    expect(sent).toMatchObject({
      stage: 'approval',
      status: 'in_review',
      review_gate: 'approval',
      actions: [],
    })
    expect(sent.items[0]?.fit).toMatchObject({ overridable: false })
    const wanted = { ...at(r02, 10), asset: { id: seen.id }, state: 'active' }
    expect((await ada.reservations.list()).results).toMatchObject([{ ...wanted, is_firm: false }])
    const yes = await act(boss, made, { action: 'approve' })
    expect(yes).toMatchObject({ stage: 'in_progress', approvals: [{ stage: 0, note: null }] })
    expect((await ada.reservations.list()).results).toMatchObject([
      { ...wanted, is_firm: true, expires_on: inDays(35) },
    ])
    expect(await ada.assets.get(seen.id)).toMatchObject({ location: at(r01, 5), process: 'in_progress' })
    const done = await execute(yes)
    expect(done).toMatchObject({ items_done: 1, items: [{ result: 'as_planned', from: at(r01, 5) }] })
    expect(await ada.assets.get(seen.id)).toMatchObject({ location: at(r02, 10) })
    expect((await ada.reservations.list()).results).toMatchObject([{ state: 'fulfilled' }])
    expect(await act(hand, made, { action: 'finish' })).toMatchObject({ stage: 'verification' })
    expect(codesOf(await refused(act(hand, made, { action: 'verify' })))).toEqual(['work_executed'])
    const over = await act(eyes, made, { action: 'verify' })
    expect(over).toMatchObject({ stage: 'done', status: 'done', actions: [] })
    expect(over.closed_at).not.toBeNull()
    expect((await ada.assets.get(seen.id)).process).toBeNull()
    expect(over.remarks.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['submit', 'todo', 'approval'],
      ['approve', 'approval', 'in_progress'],
      ['finish', 'in_progress', 'verification'],
      ['verify', 'verification', 'done'],
    ])
  })

  test('says whether it mends what is broken, in the list too, and that can be put right', async () => {
    const { ada, asker, known } = await workYard()
    const said = { kind: 'maintenance', description: 'It clicks' } as const
    const made = await asker.work.create(
      request([maintaining(await known('active'))], { ...said, is_fault: true }),
    )
    expect(made.is_fault).toBe(true)
    expect((await ada.work.list({ kind: 'maintenance' })).results).toMatchObject([{ is_fault: true }])
    expect(await asker.work.update(made, { is_fault: false })).toMatchObject({ is_fault: false })
    const { results } = await ada.work.history(made.id, {})
    expect(results).toContainEqual(expect.objectContaining({ field: 'is_fault', from: true, to: false }))
  })

  test('says of an asset what its most urgent open work is: by priority, by the day, and by who came first', async () => {
    const all = await workYard()
    const { ada, boss, hand, eyes, act, known } = all
    const seen = await known('active')
    const items = () => [maintaining(seen)]
    const processNow = async () => (await ada.assets.get(seen.id)).process
    // what is executed no longer keeps others from asking for the same thing
    const executed = async (over: Partial<WorkRequestInput>) => {
      const yes = await all.approved(items(), over)
      await all.execute(yes)
      return yes
    }
    const low = { priority: 'low', wanted_on: inDays(9) } as const
    const first = await executed(low)
    await act(hand, first, { action: 'block', reason: 'The rails are missing', blocker: 'parts' })
    const second = await executed(low)
    expect(await processNow()).toBe('blocked')
    await act(hand, second, { action: 'finish' })
    const high = await executed({ priority: 'high' })
    expect(await processNow()).toBe('in_progress')
    const sooner = await all.submitted(items(), { priority: 'high', wanted_on: inDays(30) })
    expect(await processNow()).toBe('in_review')
    await act(boss, sooner, { action: 'reject', reason: 'Nobody needs it' })
    expect(await processNow()).toBe('in_progress')
    await act(ada, high, { action: 'cancel', reason: 'Nobody needs it' })
    expect(await processNow()).toBe('blocked')
    await act(ada, first, { action: 'cancel', reason: 'Nobody needs it' })
    expect(await processNow()).toBe('in_review')
    await act(eyes, second, { action: 'verify' })
    expect(await processNow()).toBeNull()
  })

  test('keeps in its history what it refers to by the name of that time', async () => {
    const { ada, asker, known, r01 } = await workYard()
    const items = [maintaining(await known('active'))]
    const [first, made] = [await asker.work.create(request(items)), await asker.work.create(request(items))]
    await asker.work.update(made, { follows_id: first.id, node_id: r01.id })
    const { results } = await ada.work.history(made.id, {})
    const changes = Object.fromEntries(results.map(({ field, to }) => [field, to]))
    expect(changes).toMatchObject({
      follows_id: { id: first.id, name: first.code },
      node_id: { id: r01.id, name: r01.name },
    })
  })
})
