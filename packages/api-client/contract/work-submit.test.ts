import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { codesOf, powered, reason, refused } from './fit-hall.ts'
import { at } from './hall.ts'
import { teamOf } from './people.ts'
import { join } from './world.ts'
import { inDays } from './yard.ts'
import { approver, maintaining, moving, request, workYard, refuseFaults } from './work-yard.ts'

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
})
