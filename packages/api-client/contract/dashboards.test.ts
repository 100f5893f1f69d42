import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ASSET_RISKS, LEAD_MONTHS, REQUEST_KINDS, RISKS_OF_ASSETS } from '@plenum/domain/dashboard'
import { addDays, addMonths } from '@plenum/domain/date'
import { AGE_BAND_NAMES, bandDays } from '@plenum/domain/fault-times'
import { dayOf } from '@plenum/domain/filter-value'
import { RACK_STATES } from '@plenum/domain/rack-standing'
import { SOON_DAYS } from '@plenum/domain/reservation'
import { managed } from './dashboard-estate.ts'
import { SLA_PRESSING } from '@plenum/domain/sla'
import { database } from './engine.ts'
import { at } from './hall.ts'
import { failure, found, join, now, type Connection } from './world.ts'
import { approver, maintaining, request } from './work-yard.ts'
import { inDays } from './yard.ts'

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

/** Requests of a room: one of today, one of ten days ago, and one that took three days until it was rejected. */
async function askedFor({ ada, room, first }: Awaited<ReturnType<typeof managed>>) {
  const ask = (title: string) =>
    ada.work.create(request([maintaining(first)], { kind: 'change', title, node_id: room.id }))
  const sent = await ada.work.act(await ask('Rejected'), { action: 'submit' })
  await (await approver(ada)).work.act(sent, { action: 'reject', reason: 'Not now' })
  await database.execute(sql`
    update work_remark set at = at - interval '3 days' where request_id = ${sent.id} and action = 'submit'`)
  await ask('New')
  const { id } = await ask('Old')
  await database.execute(sql`
    update work_request set created_at = created_at - interval '10 days' where id = ${id}`)
}

describe('every number is the count of the list behind it', () => {
  test('of the company, of a room, today and later', async () => {
    const all = await managed()
    const { ada, room } = all
    await askedFor(all)
    for (const scope of [
      {},
      { place_id: room.id },
      { day: inDays(30) },
      { place_id: room.id, day: inDays(90) },
    ]) {
      const { places, assets, requests, leads } = await ada.dashboards.dataCenter(scope)
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
      for (const { stage, count, ages, sla } of requests ?? []) {
        const listed = { kind: REQUEST_KINDS, stage, ...place }
        expect((await ada.work.counts(listed)).all, stage).toBe(count)
        for (const state of SLA_PRESSING)
          expect((await ada.work.counts({ ...listed, sla: state })).all, `${stage} ${state}`).toBe(sla[state])
        for (const band of AGE_BAND_NAMES) {
          const { from, to } = bandDays(band)
          const asked = {
            ...(from && { created_from: dayOf(from, inDays(0)) }),
            created_to: dayOf(to, inDays(0)),
          }
          expect((await ada.work.counts({ ...listed, ...asked })).all, `${stage} ${band}`).toBe(ages[band])
        }
      }
      for (const { month, closed } of leads ?? []) {
        const ended = { from: month, to: addDays(addMonths(month, 1), -1), ...place }
        expect((await ada.reports.preview('mac_performance', ended)).count, month).toBe(closed)
      }
    }
  })

  test('and none of them is nothing by mistake', async () => {
    const all = await managed()
    const { ada, room } = all
    await askedFor(all)
    const { places, assets, requests, leads, trail } = await ada.dashboards.dataCenter({ place_id: room.id })
    expect(trail.map(({ name }) => name)).toEqual(['MAD1', 'Hall'])
    expect(places).toMatchObject({
      states: { over: 1, free: 1, reserved: 1 },
      reservations_ending: 1,
      rooms: [{ id: room.id, name: 'Hall', racks: 3 }],
      counters: { racks: 3 },
      free_block: 10,
    })
    expect(assets).toMatchObject({
      all: 5,
      risks: { single_corded: 1, warranty: 1, end_of_life: 5, out_of_service: 0 },
      costs: {
        warranty: [{ currency: 'EUR', cost: 4_200.5 }],
        end_of_life: [
          { currency: 'EUR', cost: 4_200.5 },
          { currency: null, cost: 800 },
        ],
      },
    })
    expect(requests?.[0]).toEqual({
      stage: 'todo',
      count: 2,
      ages: { days: 1, weeks: 1, months: 0 },
      sla: { overdue: 0, warning: 0 },
      oldest_days: 10,
    })
    expect(leads).toHaveLength(LEAD_MONTHS)
    expect(leads?.at(-1)).toEqual({ month: `${inDays(0).slice(0, 7)}-01`, closed: 1, median_days: 3 })
    expect(leads?.at(-2)).toMatchObject({ closed: 0, median_days: null })
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
