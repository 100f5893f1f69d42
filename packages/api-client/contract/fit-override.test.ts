import { describe, expect, test } from 'vitest'
import { codesOf, powered, reason, refused } from './fit-hall.ts'
import { at, stand } from './hall.ts'
import { teamOf } from './people.ts'
import { join, type Connection } from './world.ts'

/** What the history of an asset says of a fit check that was overridden. */
const overrideOf = async ({ assets }: Connection, id: string) =>
  (await assets.history(id)).results.find(({ field }) => field === 'fit_override')

describe('against the fit check', () => {
  const weak = { power_capacity_a_kw: 0.5, power_capacity_b_kw: 0.5, cooling_capacity_kw: 0.5 }

  test('an administrator goes on with a reason, which stays in the history', async () => {
    const { ada, rack, running } = await powered()
    const { id } = await rack(weak)
    const seen = await running()
    const error = await refused(ada.assets.move(seen, at({ id }, 1)))
    expect(codesOf(error)).toEqual(['failover_exceeded', 'failover_exceeded', 'cooling_exceeded'])
    await ada.assets.move(seen, { ...at({ id }, 1), override_reason: reason })
    const event = await overrideOf(ada, seen.id)
    expect(event).toMatchObject({
      field: 'fit_override',
      from: null,
      to: {
        reason,
        findings: [
          { code: 'failover_exceeded', path: 'a', is: 800, limit: 500 },
          { code: 'failover_exceeded', path: 'b' },
          { code: 'cooling_exceeded', is: 800, limit: 500 },
        ],
      },
      batch: { kind: 'move', actor: { name: 'Ada Byron' } },
    })
    const overridden = async () => (await ada.assets.list({ overridden_from: '-30d' })).results
    expect(await overridden()).toMatchObject([{ id: seen.id }])
    await ada.batches.undo(event?.batch.id ?? '')
    expect(await overridden()).toEqual([])
    expect((await ada.assets.get(seen.id)).location).toBeNull()
  })

  test('nobody else does', async () => {
    const { ada, rack, running } = await powered()
    const { id } = await rack(weak)
    const mover = await join(ada, { assets: 'write', hierarchy: 'onlyRead' })
    const seen = await running()
    const error = await refused(mover.assets.move(seen, { ...at({ id }, 1), override_reason: reason }))
    expect(error.status).toBe(403)
    expect(error.errors[0]).toMatchObject({ code: 'override_not_allowed', attr: 'override_reason' })
    expect(codesOf(error)).toContain('cooling_exceeded')
    expect(await ada.assets.get(seen.id)).toMatchObject({ location: null })
  })

  test('somebody whose team may approve does, from then on and until it is taken', async () => {
    const { ada, rack, running } = await powered()
    const { id } = await rack(weak)
    const mover = await join(ada, { assets: 'write', hierarchy: 'onlyRead' })
    const team = await ada.teams.get(await teamOf(mover))
    const { permissions } = team
    const put = async (name: string, unit: number) =>
      mover.assets.move(await running({ name }), { ...at({ id }, unit), override_reason: reason })
    expect((await mover.auth.me()).may_approve).toBe(false)
    expect((await refused(put('A', 1))).status).toBe(403)
    const given = await ada.teams.setPermissions(team, { permissions, may_approve: true })
    expect((await mover.auth.me()).may_approve).toBe(true)
    const { id: placed } = await put('B', 1)
    expect(await overrideOf(ada, placed)).toMatchObject({ to: { reason } })
    const ids = [(await running({ name: 'C' })).id]
    const change = { kind: 'move', node_id: id, face: 'front', override_reason: reason } as const
    expect((await mover.assets.changeMany({ ids, change })).results).toMatchObject([{ outcome: 'done' }])
    await ada.teams.setPermissions(given, { permissions, may_approve: false })
    expect((await refused(put('D', 9))).errors[0]).toMatchObject({ code: 'override_not_allowed' })
  })

  test('a reason must say something', async () => {
    const { ada, rack, running } = await powered()
    const { id } = await rack(weak)
    const error = await refused(
      ada.assets.move(await running(), { ...at({ id }, 1), override_reason: 'Because' }),
    )
    expect(error).toMatchObject({ status: 400, errors: [{ code: 'too_short', attr: 'override_reason' }] })
  })

  test('no reason makes room or bears weight', async () => {
    const { ada, rack, running } = await powered()
    const { id } = await rack({ ...weak, max_static_load_kg: 20 })
    const error = await refused(
      ada.assets.move(await running(), { ...at({ id }, 1), override_reason: reason }),
    )
    expect(error.status).toBe(400)
    expect(codesOf(error)).toContain('weight_exceeded')
  })

  test('a reason that nothing is overridden with leaves no trace', async () => {
    const { ada, r01, running } = await powered()
    const seen = await running()
    await ada.assets.move(seen, { ...at(r01, 1), override_reason: reason })
    expect((await ada.assets.history(seen.id)).results.map(({ field }) => field)).toEqual(['place', null])
  })
})

describe('a change of status', () => {
  const installed = { to: 'installation' as const, reason, category: 'planned_work' as const }

  test('is asked of the place where the thing stands, and can be overridden', async () => {
    const { ada, one, rack, model, brand } = await powered()
    const { id } = await rack({ cooling_capacity_kw: 0.5 })
    const people = await ada.users.list({})
    const owner_id = people.results[0]?.id ?? null
    const seen = await one({ place: at({ id }, 1), owner_id, model_id: model.id, brand_id: brand.id })
    const error = await refused(ada.assets.transition(seen, installed))
    expect(error).toMatchObject({ status: 400, errors: [{ code: 'cooling_exceeded', attr: 'place' }] })
    const done = await ada.assets.transition(seen, { ...installed, override_reason: reason })
    expect(done.status).toBe('installation')
    expect(await overrideOf(ada, seen.id)).toMatchObject({ to: { reason }, batch: { kind: 'status' } })
  })

  test('of what runs already asks for no power again', async () => {
    const { ada, rack, running } = await powered()
    const place = await rack({})
    const seen = await running({ place: at(place, 1) })
    await ada.nodes.update(place, { cooling_capacity_kw: 0.5 })
    expect((await ada.assets.transition(seen, { to: 'standby' })).status).toBe('standby')
  })
})

describe('many at once', () => {
  const weak = { power_capacity_a_kw: 1, power_capacity_b_kw: 1 }

  test('are each asked with those before them', async () => {
    const { ada, rack, one, running } = await powered()
    const { id } = await rack(weak)
    const ids = [
      (await running()).id,
      (await running({ name: 'B' })).id,
      (await stand(await one({ name: 'C' }), 'out_of_service')).id,
    ]
    const move = { kind: 'move', node_id: id, face: 'front' } as const
    const { results } = await ada.assets.changeMany({ ids, change: move })
    expect(results.map(({ outcome, position }) => [outcome, position])).toEqual([
      ['done', 1],
      ['refused', null],
      ['done', 3],
    ])
    expect(results[1]?.errors.map(({ code }) => code)).toEqual(['failover_exceeded', 'failover_exceeded'])
    const again = await ada.assets.changeMany({ ids, change: { ...move, override_reason: reason } })
    expect(again.results.map(({ outcome, position }) => [outcome, position])).toEqual([
      ['same', 1],
      ['done', 5],
      ['same', 3],
    ])
    expect(await overrideOf(ada, ids[1] ?? '')).toMatchObject({ to: { reason } })
  })

  test('are each refused without the right', async () => {
    const { ada, rack, running } = await powered()
    const { id } = await rack(weak)
    const mover = await join(ada, { assets: 'write', hierarchy: 'onlyRead' })
    const ids = [(await running()).id, (await running({ name: 'B' })).id]
    const change = { kind: 'move', node_id: id, face: 'front', override_reason: reason } as const
    const { results } = await mover.assets.changeMany({ ids, change })
    expect(results.map(({ outcome, errors }) => [outcome, errors[0]?.code])).toEqual([
      ['done', undefined],
      ['refused', 'override_not_allowed'],
    ])
  })
})

test('an undo puts nothing back where it is too heavy by now', async () => {
  const { ada, rack, running } = await powered()
  const one = await rack({ max_static_load_kg: 40, cooling_capacity_kw: 0.1 })
  const other = await rack({ name: 'R11' })
  const seen = await running()
  const there = await ada.assets.move(seen, { ...at(one, 1), override_reason: reason })
  const away = await ada.assets.move(there, at(other, 1))
  const [event] = (await ada.assets.history(seen.id)).results
  const rival = await ada.assets.move(await running({ name: 'B' }), {
    ...at(one, 5),
    override_reason: reason,
  })
  const error = await refused(ada.batches.undo(event?.batch.id ?? ''))
  expect(error).toMatchObject({
    status: 409,
    errors: [{ code: 'weight_exceeded', attr: `asset/${away.id}/place` }],
  })
  await ada.assets.move(rival, at(other, 9))
  await ada.batches.undo(event?.batch.id ?? '')
  expect((await ada.assets.get(seen.id)).location).toMatchObject(at(one, 1))
})
