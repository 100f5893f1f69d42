import { describe, expect, test } from 'vitest'
import type { PlaceInput } from '@plenum/domain/placement'
import { codesOf, refused } from './fit-hall.ts'
import { at } from './hall.ts'
import { narrow } from './narrow.ts'
import { moving, request } from './work-yard.ts'
import { inDays, lastBatch } from './yard.ts'

const IN_HALF = { code: 'lane_of_other_width', attr: 'lane' }

describe('things that are narrower than a rack', () => {
  test('stand side by side, until a unit is full', async () => {
    const { ada, r02, thing, inLane } = await narrow()
    const [left, right] = [inLane(r02, 10, 'left_half'), inLane(r02, 10, 'right_half')]
    const one = await ada.assets.move(await thing('half'), left)
    expect(one).toMatchObject({ location: left, model: { width: 'half' } })
    expect(await ada.assets.move(await thing('half'), right)).toMatchObject({ location: right })
    for (const lane of ['left_half', 'right_half'] as const) {
      const error = await refused(ada.assets.move(await thing('half'), inLane(r02, 10, lane)))
      expect(error.errors).toMatchObject([{ code: 'place_taken', attr: 'position' }])
    }
    expect(codesOf(await refused(ada.assets.move(await thing('full'), at(r02, 10))))).toEqual(['place_taken'])
    const { assets } = await ada.nodes.contents(r02.id)
    expect(assets).toMatchObject([
      { lane: 'left_half', width: 'half' },
      { lane: 'right_half', width: 'half' },
    ])
    // the unit is used, once
    expect((await ada.nodes.totals(r02.id)).capacity.space.used).toBe(1)
  })

  test('three thirds fill a unit, and a half leaves room for one', async () => {
    const { ada, r02, thing, inLane } = await narrow()
    for (const lane of ['left_third', 'center_third', 'right_third'] as const)
      await ada.assets.move(await thing('third'), inLane(r02, 1, lane))
    const another = await thing('third')
    expect(codesOf(await refused(ada.assets.move(another, inLane(r02, 1, 'center_third'))))).toEqual([
      'place_taken',
    ])
    await ada.assets.move(await thing('half'), inLane(r02, 2, 'left_half'))
    expect(codesOf(await refused(ada.assets.move(another, inLane(r02, 2, 'center_third'))))).toEqual([
      'place_taken',
    ])
    expect(await ada.assets.move(another, inLane(r02, 2, 'right_third'))).toMatchObject({
      location: { lane: 'right_third' },
    })
  })

  test('are sent to a lane of their own width, and nothing else to any', async () => {
    const { ada, dataCenter, r02, thing, inLane } = await narrow()
    const [full, half] = [await thing('full'), await thing('half')]
    const errors = async (seen: typeof full, to: PlaceInput) =>
      (await refused(ada.assets.move(seen, to))).errors
    expect(await errors(full, inLane(r02, 3, 'left_half'))).toMatchObject([IN_HALF])
    expect(await errors(half, inLane(r02, 3, 'left_third'))).toMatchObject([IN_HALF])
    expect(await errors(half, at(r02, 3))).toMatchObject([{ code: 'required', attr: 'lane' }])
    expect(await errors(half, { ...at(r02, null), lane: 'left_half' })).toMatchObject([IN_HALF])
    expect(await errors(half, { ...at(dataCenter, null, null), lane: 'left_half' })).toMatchObject([
      { code: 'place_needs_rack', attr: 'lane' },
    ])
    expect(await ada.assets.move(half, at(dataCenter, null, null))).toMatchObject({
      location: { lane: null },
    })
  })

  test('move from lane to lane, by a plan too, and all of it is undone', async () => {
    const { ada, r02, thing, inLane } = await narrow()
    const [left, right] = [inLane(r02, 10, 'left_half'), inLane(r02, 10, 'right_half')]
    const seen = await ada.assets.move(await thing('half'), left)
    const planned = await ada.assets.move(seen, { ...right, planned_for: inDays(9) })
    expect(planned).toMatchObject({ location: left, planned_move: right })
    expect((await ada.nodes.contents(r02.id)).coming).toMatchObject([{ lane: 'right_half' }])
    const moved = await ada.assets.move(planned, right)
    expect(moved).toMatchObject({ location: right, planned_move: null })
    const [event] = (await ada.assets.history(seen.id, { limit: 1 })).results
    expect([event?.field, event?.batch.kind]).toEqual([expect.any(String), 'move'])
    await ada.batches.undo(await lastBatch(ada))
    expect(await ada.assets.get(seen.id)).toMatchObject({ location: left, planned_move: right })
  })

  test('two planned for one lane are in conflict, for two lanes they are not', async () => {
    const { ada, r01, r02, thing, inLane } = await narrow()
    const [one, other] = [await thing('half'), await thing('half')]
    await ada.assets.move(await ada.assets.move(one, inLane(r01, 30, 'left_half')), {
      ...inLane(r02, 10, 'left_half'),
      planned_for: inDays(9),
    })
    const aside = await ada.assets.move(other, {
      ...inLane(r02, 10, 'right_half'),
      planned_for: inDays(9),
    })
    expect((await ada.nodes.timeline(r02.id)).conflicts).toEqual([])
    await ada.assets.move(aside, { ...inLane(r02, 10, 'left_half'), planned_for: inDays(9) })
    expect((await ada.nodes.timeline(r02.id)).conflicts).toMatchObject([
      { code: 'place_taken', thing: { lane: 'left_half' } },
    ])
  })
})

describe('the lanes of a rack', () => {
  test('are named by the fit check where one of them is free', async () => {
    const { ada, r02, models, thing, inLane } = await narrow()
    await ada.assets.move(await thing('half'), inLane(r02, 10, 'left_half'))
    const asked = { model_id: models.half.id, position: 10, face: 'front' } as const
    expect(await ada.nodes.fit(r02.id, { ...asked, lane: 'left_half' })).toMatchObject({
      findings: [{ code: 'place_taken' }],
      nearest: 10,
      nearest_lane: 'right_half',
    })
  })

  test('are found, filled and reserved one by one', async () => {
    const { ada, rack, dataCenter, models } = await narrow()
    const low = await rack('Low', 2)
    const found = await ada.placements.find({
      place_id: low.id,
      model_id: models.half.id,
      budget_w: 1,
      count: 5,
    })
    expect(found.missing).toBe(1)
    expect(found.offers[0]).toMatchObject({
      positions: [1, 1, 2, 2],
      lanes: ['left_half', 'right_half', 'left_half', 'right_half'],
    })
    const keep = { owner_id: ada.user.id, reason: 'Nodes', expires_on: inDays(20) }
    const place = { model_id: models.half.id, u_height: 1, face: 'front' } as const
    const { ids } = await ada.reservations.create({
      ...keep,
      places: found.plan.map(({ rack_id, position, lane }) => ({
        ...place,
        node_id: rack_id,
        position,
        lane,
      })),
    })
    expect(ids).toHaveLength(4)
    const again = {
      ...keep,
      places: [{ ...place, node_id: low.id, position: 1, lane: 'left_half' as const }],
    }
    expect(codesOf(await refused(ada.reservations.create(again)))).toEqual(['place_reserved'])
    const wrong = {
      ...keep,
      places: [{ ...place, node_id: low.id, position: 1, lane: 'left_third' as const }],
    }
    expect((await refused(ada.reservations.create(wrong))).errors).toMatchObject([
      { code: 'lane_of_other_width', attr: 'places.0.lane' },
    ])
    expect(dataCenter.id).not.toBe(low.id)
  })

  test('are given one after the other to many that are racked', async () => {
    const { ada, rack, thing } = await narrow()
    const low = await rack('Low', 1)
    const some = [await thing('third'), await thing('third'), await thing('third'), await thing('third')]
    const { results } = await ada.assets.changeMany({
      ids: some.map(({ id }) => id),
      change: { kind: 'move', node_id: low.id, face: 'front' },
    })
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'refused'])
    const lanes = await Promise.all(
      some.slice(0, 3).map(async ({ id }) => (await ada.assets.get(id)).location),
    )
    expect(lanes.map((place) => place?.lane)).toEqual(['left_third', 'center_third', 'right_third'])
  })

  test('are what a request asks for, keeps and fills', async () => {
    const { ada, act, boss, submitted, r02, thing, inLane } = await narrow()
    await ada.assets.move(await thing('half'), inLane(r02, 10, 'left_half'))
    const seen = await thing('half')
    const sent = await submitted([moving(seen, inLane(r02, 10, 'right_half'))])
    await act(boss, sent, { action: 'approve' })
    const { results } = await ada.reservations.list({ state: 'active' })
    expect(results).toMatchObject([{ position: 10, lane: 'right_half', is_firm: true }])
    expect(
      codesOf(await refused(ada.assets.move(await thing('half'), inLane(r02, 10, 'right_half')))),
    ).toEqual(['place_reserved'])
  })
})

test('a request that names no lane is told so before it is sent', async () => {
  const { asker, r02, thing } = await narrow()
  const { id } = await asker.work.create(request([moving(await thing('half'), at(r02, 10))]))
  expect((await asker.work.check(id)).items).toMatchObject([{ errors: [{ code: 'required' }] }])
})

test('a model whose things stand in lanes keeps its width', async () => {
  const { ada, r02, models, thing, inLane } = await narrow()
  const one = await ada.assets.move(await thing('half'), inLane(r02, 10, 'left_half'))
  const error = await refused(ada.catalogue.models.update(models.half, { width: 'third' }))
  expect(error.errors).toMatchObject([
    { code: 'would_not_fit', attr: 'width' },
    { code: 'lane_of_other_width', attr: `asset/${one.id}/place` },
  ])
  expect(await ada.catalogue.models.update(models.third, { width: 'half' })).toMatchObject({ width: 'half' })
})

test('what stands without a lane takes the whole width, and stays when its model is found to be narrow', async () => {
  const { ada, r02, models, thing, inLane } = await narrow()
  const there = await ada.assets.move(await thing('full'), at(r02, 10))
  await ada.catalogue.models.update(models.full, { width: 'half' })
  expect(await ada.assets.get(there.id)).toMatchObject({ location: { lane: null } })
  expect(codesOf(await refused(ada.assets.move(await thing('half'), inLane(r02, 10, 'right_half'))))).toEqual(
    ['place_taken'],
  )
  expect(await ada.assets.move(there, inLane(r02, 10, 'left_half'))).toMatchObject({
    location: { lane: 'left_half' },
  })
})
