import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { WorkItemInput } from '@plenum/domain/work-item'
import type { WorkRequestInput } from '@plenum/domain/work-request'
import { codesOf, powered, reason, refused } from './fit-hall.ts'
import { at } from './hall.ts'
import { teamOf } from './people.ts'
import { join } from './world.ts'
import { inDays } from './yard.ts'
import {
  approver,
  maintaining,
  moving,
  planned,
  request,
  template,
  workYard,
  refuseFaults,
} from './work-yard.ts'

afterEach(refuseFaults)

/** A window of two hours in the night after the next, from an hour on. */
const night = (hour: number) => {
  const hourOf = (each: number) => `${inDays(3)}T${String(each).padStart(2, '0')}:00:00.000Z`
  return { wanted_on: null, window_start: hourOf(hour), window_end: hourOf(hour + 2) }
}

describe('what is submitted', () => {
  test('has an item, and what takes units must fit where it goes', async () => {
    const all = await workYard()
    const { asker, act, known, r01, r02 } = all
    const empty = await asker.work.create(request([]))
    expect(codesOf(await refused(act(asker, empty, { action: 'submit' })))).toEqual(['work_empty'])
    await known('active', at(r02, 10))
    const [one, other] = [await known('active'), await known('active')]
    const made = await asker.work.create(
      request([
        moving(one, at(r02, 20)),
        moving(other, at(r02, 11)),
        moving(await known('active'), at(r02, 21)),
      ]),
    )
    const error = await refused(act(asker, made, { action: 'submit' }))
    expect(error.errors).toMatchObject([
      { code: 'place_taken', attr: 'items.1.to.position' },
      { code: 'place_taken', attr: 'items.2.to.position' },
    ])
    expect(await asker.work.check(made.id)).toMatchObject({
      blocks: true,
      overridable: false,
      items: [{ errors: [] }, { errors: [{ code: 'place_taken' }] }, { errors: [{ code: 'place_taken' }] }],
    })
    expect(await asker.work.get(made.id)).toMatchObject({ stage: 'todo' })
    expect(r01.name).toBe('R01')
  })

  test('takes nothing away that was never there, and says why', async () => {
    const { asker, act, known } = await workYard()
    const coming = await known('planning')
    const removal = { id: randomUUID(), op: 'remove', asset_id: coming.id } as const
    const made = await asker.work.create(request([removal], { kind: 'remove' }))
    const error = await refused(act(asker, made, { action: 'submit' }))
    expect(error.errors).toMatchObject([{ code: 'decommission_too_early', attr: 'items.0.asset_id' }])
    expect(error.errors[0]?.detail).toContain(coming.name)
  })

  test('adds only what can become what it is added as', async () => {
    const { asker, act, known, server, r02 } = await workYard()
    const [active, { model }] = [await known('active'), await server('Known')]
    const submit = async (over: Partial<Extract<WorkItemInput, { op: 'add' }>>) => {
      const item: WorkItemInput = { id: randomUUID(), op: 'add', to: at(r02, 10), ...over }
      return act(asker, await asker.work.create(request([item], { kind: 'add' })), { action: 'submit' })
    }
    // what is added is installed where nobody says otherwise, and what is made is received before
    expect(await refused(submit({ asset_id: active.id }))).toMatchObject({
      status: 400,
      errors: [{ code: 'transition_refused', attr: 'items.0.asset_id' }],
    })
    const made = { model_id: model?.id ?? '' }
    expect(await refused(submit({ ...made, to_status: 'active' }))).toMatchObject({
      status: 400,
      errors: [{ code: 'transition_refused', attr: 'items.0.to_status' }],
    })
    expect(await submit({ asset_id: active.id, to_status: 'active' })).toMatchObject({ stage: 'approval' })
    expect(await submit({ ...made, to_status: 'planning' })).toMatchObject({ stage: 'approval' })
  })

  test('adds what can become so once the items before it are done', async () => {
    const { asker, act, known, r02 } = await workYard()
    const { id: asset_id } = await known('active')
    const items: WorkItemInput[] = [
      { id: randomUUID(), op: 'change', asset_id, to_status: 'out_of_service' },
      { id: randomUUID(), op: 'add', asset_id, to: at(r02, 10) },
    ]
    const made = await asker.work.create(request(items, { kind: 'change' }))
    expect(await act(asker, made, { action: 'submit' })).toMatchObject({ stage: 'approval' })
  })

  test('may take the units that another item of it leaves', async () => {
    const all = await workYard()
    const [one, other] = [
      await all.known('active', at(all.r01, 5)),
      await all.known('active', at(all.r01, 9)),
    ]
    const seen = await all.approved([moving(one, at(all.r02, 5)), moving(other, at(all.r01, 5))])
    await all.execute(seen)
    expect(await all.execute(seen, undefined, 1)).toMatchObject({ items_done: 2 })
  })

  test('is not about an asset of another open request, and is told of racks and teams', async () => {
    const all = await workYard()
    const { ada, asker, act, known, r02 } = all
    const team_id = await teamOf(all.hand)
    const when = { wanted_on: inDays(4), team_id }
    const seen = await known('active')
    const first = await all.submitted([moving(seen, at(r02, 10))], when)
    const second = await asker.work.create(
      request([moving(await known('active'), at(r02, 20)), maintaining(seen)], when),
    )
    const error = await refused(act(asker, second, { action: 'submit' }))
    expect(error.errors).toMatchObject([{ code: 'work_asset_busy', attr: 'items.1.asset_id' }])
    expect(error.errors[0]?.detail).toContain(first.code)
    const { clashes } = await ada.work.check(second.id)
    expect(clashes.map(({ kind, request: { code } }) => [kind, code])).toEqual([
      ['asset', first.code],
      ['rack', first.code],
      ['rack', first.code],
      ['team', first.code],
    ])
    const third = request([moving(await known('active'), at(r02, 30))], { ...when, wanted_on: inDays(9) })
    expect(await ada.work.checkInput(third)).toMatchObject({ clashes: [], blocks: false, overridable: false })
  })

  test.each([
    ['on the next day', {}, { wanted_on: inDays(5) }, 0],
    ['when the window of another has ended', night(9), night(11), 0],
    ['in the last hour of the window of another', night(9), night(10), 1],
    [
      'at the very moment',
      { window_start: night(9).window_start },
      { window_start: night(9).window_start },
      1,
    ],
  ])('meets nobody of its team but %s', async (_, first, second, met) => {
    const { asker, act, ada, hand, known, r01, r02 } = await workYard()
    const team_id = await teamOf(hand)
    const day = { wanted_on: inDays(4), team_id }
    const made = await asker.work.create(
      request([moving(await known('active'), at(r01, 30))], { ...day, ...first }),
    )
    await act(asker, made, { action: 'submit' })
    const input = request([moving(await known('active'), at(r02, 20))], { ...day, ...second })
    const { clashes } = await ada.work.checkInput(input)
    expect(clashes.filter(({ kind }) => kind === 'team')).toHaveLength(met)
  })
})

describe('what the fit check says of power', () => {
  test('passes on to the approver, who must say why it goes on', async () => {
    const { ada, rack, running } = await powered()
    const [asker, boss] = [await join(ada, { projects: 'write' }), await approver(ada)]
    const small = await rack({ name: 'R11', power_capacity_a_kw: 0.5, power_capacity_b_kw: 0.5 })
    const seen = await running({ name: 'A' })
    const made = await asker.work.create(request([moving(seen, at(small, 5))]))
    const sent = await asker.work.act(made, { action: 'submit' })
    expect(sent.items[0]?.fit).toMatchObject({ overridable: true })
    expect(await refused(boss.work.act(sent, { action: 'approve' }))).toMatchObject({
      errors: [{ code: 'required', attr: 'override_reason' }],
    })
    const yes = await boss.work.act(sent, { action: 'approve', override_reason: reason })
    expect(yes.approvals).toMatchObject([{ override_reason: reason }])
    expect((await ada.reservations.list({ state: 'active' })).results).toHaveLength(1)
    // what was approved with a reason is executed by it
    const done = await asker.work.execute(yes, yes.items[0]?.id ?? '', { result: 'as_planned' })
    expect(done.items_done).toBe(1)
    const [line] = (await ada.assets.history(seen.id, { field: 'fit_override' })).results
    expect(line?.to).toMatchObject({ reason })
    // and taken back into its reservation
    const back = await asker.work.revert(done, done.items[0]?.id ?? '')
    expect(back).toMatchObject({ items_done: 0 })
    expect((await ada.reservations.list({ state: 'active' })).results).toHaveLength(1)
  })

  /** A server that is to go into a rack whose power is enough for one. */
  const intoOne = async () => {
    const all = await powered()
    const [asker, boss] = [await join(all.ada, { projects: 'write' }), await approver(all.ada)]
    const small = await all.rack({ name: 'R11', power_capacity_a_kw: 1, power_capacity_b_kw: 1 })
    const seen = await all.running({ name: 'A' })
    const asked = (over: Partial<WorkRequestInput> = {}) =>
      asker.work.create(request([moving(seen, at(small, 5))], over))
    const submitted = async () => asker.work.act(await asked(), { action: 'submit' })
    const other = () => all.running({ name: 'B', serial_number: 'S2', place: at(small, 20) })
    return { ...all, asker, boss, seen, asked, submitted, other }
  }

  test('is asked anew of who approves: what has left since needs no reason', async () => {
    const { ada, r01, boss, submitted, other } = await intoOne()
    const there = await other()
    const sent = await submitted()
    expect(sent.items[0]?.fit).toMatchObject({ overridable: true })
    await ada.assets.move(there, at(r01, 5))
    expect(await boss.work.check(sent.id)).toMatchObject({ blocks: false, overridable: false })
    expect(await boss.work.act(sent, { action: 'approve' })).toMatchObject({
      stage: 'in_progress',
      items: [{ fit: { overridable: false } }],
    })
  })

  test('is asked anew of who approves: for what has come since the reason goes too', async () => {
    const { asker, boss, submitted, other } = await intoOne()
    const sent = await submitted()
    expect(sent.items[0]?.fit).toMatchObject({ overridable: false })
    await other()
    expect(await boss.work.check(sent.id)).toMatchObject({ blocks: false, overridable: true })
    expect((await refused(boss.work.act(sent, { action: 'approve' }))).errors).toMatchObject([
      { code: 'required', attr: 'override_reason' },
    ])
    const yes = await boss.work.act(sent, { action: 'approve', override_reason: reason })
    const done = await asker.work.execute(yes, yes.items[0]?.id ?? '', planned)
    expect(done).toMatchObject({ items_done: 1 })
  })

  test('is gone on against where a standard change starts, with a reason that is kept', async () => {
    const { ada, asker, seen, asked, other } = await intoOne()
    await other()
    const lead = await approver(ada, { projects: 'write' })
    const { id: template_id } = await ada.workTemplates.create(template({ is_pre_approved: true }))
    const made = await asked({ template_id })
    const start = { action: 'start', override_reason: reason } as const
    expect(codesOf(await refused(asker.work.act(made, start)))).toEqual(['override_not_allowed'])
    expect((await refused(lead.work.act(made, { action: 'start' }))).errors).toMatchObject([
      { code: 'required', attr: 'override_reason' },
    ])
    const begun = await lead.work.act(made, start)
    expect(begun.remarks).toMatchObject([{ action: 'start', override_reason: reason }])
    const done = await asker.work.execute(begun, begun.items[0]?.id ?? '', planned)
    expect(done).toMatchObject({ items_done: 1 })
    const [line] = (await ada.assets.history(seen.id, { field: 'fit_override' })).results
    expect(line?.to).toMatchObject({ reason })
  })
})
