import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ASSET_RISKS, REQUEST_KINDS, RISKS_OF_ASSETS } from '@plenum/domain/dashboard'
import { addDays } from '@plenum/domain/date'
import { RACK_STATES } from '@plenum/domain/rack-standing'
import { SOON_DAYS } from '@plenum/domain/reservation'
import { database } from './engine.ts'
import { at, hall, node, stand } from './hall.ts'
import { reservation } from './keeping.ts'
import { failure, found, join, now, type Connection } from './world.ts'
import { inDays } from './yard.ts'

const limits = {
  max_static_load_kg: 900,
  tare_kg: 100,
  power_capacity_a_kw: 3,
  power_capacity_b_kw: 2,
  cooling_capacity_kw: 4,
  u_height: 10,
}

/** A room with racks of every state, assets at every risk, and reservations that end soon and late. */
async function managed() {
  const all = await hall()
  const { ada, dataCenter, server } = all
  const room = await ada.nodes.create(node({ type: 'room', name: 'Hall', parent_id: dataCenter.id }))
  const row = await ada.nodes.create(node({ type: 'row', name: 'A', parent_id: room.id }))
  const rack = (name: string, over = {}) =>
    ada.nodes.create(node({ type: 'rack', name, parent_id: row.id, ...limits, ...over }))
  const [full, empty, kept] = [await rack('A1'), await rack('A2'), await rack('A3')]
  const [known] = (await ada.catalogue.models.list({})).results
  if (known === undefined) throw new Error('no model')
  await ada.catalogue.models.update(known, { budget_w: 500, weight_kg: 20 })
  const first = await server('Web 1', at(full, 1))
  await ada.assets.update(first, { cords_a: 1, cords_b: 0, priority: 'high' })
  const second = await server('Web 2', at(full, 3))
  await ada.assets.update(second, { warranty_date: inDays(90), cords_a: 1, cords_b: 1 })
  for (const unit of [5, 7, 9]) await server(`More ${unit}`, at(full, unit))
  const old = await stand(await server('Old', at(all.r01, 1)), 'out_of_service')
  await database.execute(sql`
    update asset set powered_off_at = ${`${inDays(-100)}T10:00:00Z`} where id = ${old.id}`)
  const keep = (rack_id: string, expires_on: string, position: number) =>
    ada.reservations.create(
      reservation(rack_id, { owner_id: ada.user.id, expires_on }, [
        { position, u_height: 2, budget_w: 700, cords_a: 1, cords_b: 1 },
      ]),
    )
  await keep(kept.id, inDays(10), 1)
  await keep(kept.id, inDays(60), 5)
  return { ...all, room, row, rack, full, empty, kept, first, second }
}

/** How many racks a list has, read page by page. */
async function racksListed(
  { dashboards }: Connection,
  query: Parameters<Connection['dashboards']['racks']>[0],
) {
  const names: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof dashboards.racks>> = await dashboards.racks({
      ...query,
      limit: 2,
      ...(cursor !== null && { cursor }),
    })
    names.push(...page.results.map(({ name }) => name))
    cursor = page.next
  } while (cursor !== null)
  return names
}

describe('every number is the count of the list behind it', () => {
  test('of the company, of a room, today and later', async () => {
    const { ada, room } = await managed()
    for (const scope of [
      {},
      { place_id: room.id },
      { day: inDays(30) },
      { place_id: room.id, day: inDays(90) },
    ]) {
      const { places, assets, requests } = await ada.dashboards.dataCenter(scope)
      const location = 'place_id' in scope ? { location_id: room.id } : {}
      const place = 'place_id' in scope ? { place_id: room.id } : {}
      for (const state of RACK_STATES) {
        const racks = await racksListed(ada, { ...scope, state })
        expect(racks, state).toHaveLength(places?.states[state] ?? -1)
        const listed = await ada.dashboards.rackTotals({ ...scope, state })
        expect(listed.counters.racks, state).toBe(racks.length)
      }
      const { forecast: _, reservations_ending, rooms: __, ...totals } = places ?? never()
      expect(await ada.dashboards.rackTotals(scope)).toEqual(totals)
      const soon = addDays(now().toISOString().slice(0, 10), SOON_DAYS)
      const ending = await ada.reservations.list({ ...place, state: 'active', before: soon })
      expect(ending.results).toHaveLength(reservations_ending)
      for (const risk of ASSET_RISKS) {
        const { count } = await ada.assets.facets({ ...RISKS_OF_ASSETS[risk], ...location })
        expect(count.value, risk).toBe(assets?.risks[risk])
      }
      for (const { key, count } of assets?.status ?? [])
        expect((await ada.assets.facets({ status: key, ...location })).count.value, key).toBe(count)
      expect((await ada.assets.facets(location)).count.value).toBe(assets?.all)
      for (const { stage, count } of requests ?? [])
        expect((await ada.work.counts({ kind: REQUEST_KINDS, stage, ...place })).all, stage).toBe(count)
    }
  })

  test('and none of them is nothing by mistake', async () => {
    const { ada, room } = await managed()
    await ada.work.create({ kind: 'move', title: 'Move it', node_id: room.id })
    const { places, assets, requests, trail } = await ada.dashboards.dataCenter({ place_id: room.id })
    expect(trail.map(({ name }) => name)).toEqual(['MAD1', 'Hall'])
    expect(places).toMatchObject({
      states: { over: 1, free: 1, reserved: 1 },
      reservations_ending: 1,
      rooms: [{ id: room.id, name: 'Hall', racks: 3 }],
      counters: { racks: 3 },
      free_block: 10,
    })
    expect(assets).toMatchObject({ all: 5, risks: { single_corded: 1, warranty: 1, out_of_service: 0 } })
    expect(requests?.[0]).toEqual({ stage: 'todo', count: 1, oldest_days: 0 })
    const whole = await ada.dashboards.dataCenter()
    expect(whole.assets).toMatchObject({ all: 6, risks: { out_of_service: 1 }, reclaimable_w: 500 })
    expect(whole.places?.states.unknown).toBeGreaterThanOrEqual(2)
    await ada.nodes.update(
      await ada.nodes.get(
        (await ada.dashboards.racks({ state: 'free', place_id: room.id })).results[0]?.id ?? '',
      ),
      {
        cooling_capacity_kw: null,
      },
    )
    expect((await ada.dashboards.dataCenter({ place_id: room.id })).places?.states.unknown).toBeGreaterThan(
      places?.states.unknown ?? 0,
    )
  })

  test('of what was put against the fit check, unless that was taken back', async () => {
    const { ada, rack, second } = await managed()
    const weak = await rack('A4', { power_capacity_a_kw: 0.1, power_capacity_b_kw: 0.1 })
    await ada.assets.move(await ada.assets.get(second.id), {
      ...at(weak, 1),
      override_reason: 'It is switched off at night',
    })
    const overridden = async () => (await ada.dashboards.dataCenter()).assets?.risks.overridden
    expect(await overridden()).toBe(1)
    const [event] = (await ada.history.list({ limit: 1 })).results
    await ada.batches.undo(event?.id ?? '')
    expect(await overridden()).toBe(0)
  })
})

describe('on a later day', () => {
  test('what is planned has come, what leaves has gone, and reservations have ended', async () => {
    const { ada, second, full, empty, kept, room } = await managed()
    await ada.assets.move(await ada.assets.get(second.id), { ...at(empty, 3), planned_for: inDays(20) })
    const space = async (day: string) => {
      const { results } = await ada.dashboards.racks({ place_id: room.id, day })
      return Object.fromEntries(
        results.map(({ name, capacities }) => [name, [capacities.space.used, capacities.space.reserved]]),
      )
    }
    expect(await space(inDays(0))).toEqual({ A1: [10, 0], A2: [0, 2], A3: [0, 4] })
    expect(await space(inDays(15))).toEqual({ A1: [10, 0], A2: [0, 2], A3: [0, 2] })
    expect(await space(inDays(20))).toEqual({ A1: [8, 0], A2: [2, 0], A3: [0, 2] })
    expect(await space(inDays(80))).toEqual({ A1: [8, 0], A2: [2, 0], A3: [0, 0] })
    const { places } = await ada.dashboards.dataCenter({ place_id: room.id, day: inDays(80) })
    const points = places?.forecast.space.points ?? []
    expect([points[0], points.at(-1)]).toMatchObject([
      { used: 10, reserved: 6 },
      { used: 10, reserved: 0 },
    ])
    expect(places?.forecast.space.limit).toBe(30)
    const heat = await ada.dashboards.room(room.id, { day: inDays(20) })
    expect(heat.rows).toEqual([{ name: 'A', racks: [full.id, empty.id, kept.id] }])
    const drawn = heat.plan.racks.map(({ capacities }) => capacities.space.used)
    expect(drawn).toEqual([8, 2, 0])
  })

  test('a room of today is as its plan is', async () => {
    const { ada, room } = await managed()
    const [{ plan }, drawn] = [await ada.dashboards.room(room.id), await ada.nodes.plan(room.id)]
    expect(plan.racks).toEqual(drawn.racks)
  })

  test('a day that has passed is refused', async () => {
    const { ada } = await managed()
    expect(await failure(ada.dashboards.dataCenter({ day: inDays(-1) }))).toMatchObject({
      status: 400,
      errors: [{ attr: 'day' }],
    })
  })
})

describe('what each may see', () => {
  test('places, assets and requests are told to who may read them, one by one', async () => {
    const { ada, room } = await managed()
    const none = await join(ada, { dashboards: 'onlyRead' })
    const seen = await none.dashboards.dataCenter()
    expect(seen).toMatchObject({ places: null, assets: null, requests: null })
    const { racks, rackTotals, room: roomOf } = none.dashboards
    for (const ask of [() => racks(), () => rackTotals(), () => roomOf(room.id)])
      expect(await failure(ask())).toMatchObject({ status: 403 })
    const places = await join(ada, { dashboards: 'onlyRead', hierarchy: 'onlyRead' })
    expect(await places.dashboards.dataCenter()).toMatchObject({ places: {}, assets: null, requests: null })
    const assets = await join(ada, { dashboards: 'onlyRead', assets: 'onlyRead', projects: 'onlyRead' })
    expect(await assets.dashboards.dataCenter()).toMatchObject({
      places: null,
      assets: {},
      requests: expect.any(Array),
    })
    const other = await found()
    expect(await failure(other.dashboards.dataCenter({ place_id: room.id }))).toMatchObject({
      errors: [{ attr: 'place_id' }],
    })
    expect(await failure(other.dashboards.room(room.id))).toMatchObject({ status: 404 })
  })

  test('an empty company has nothing to show, and nothing fails', async () => {
    const ada = await found()
    expect(await ada.dashboards.dataCenter()).toMatchObject({
      trail: [],
      places: { counters: { racks: 0 }, rooms: [], forecast: { space: { limit: 0, full_on: null } } },
      assets: { all: 0, status: [], reclaimable_w: 0 },
    })
  })
})

function never(): never {
  throw new Error('Nothing was told of places')
}
