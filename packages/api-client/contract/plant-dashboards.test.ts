import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Asset, AssetStatus } from '@plenum/domain/asset'
import { bandDays, AGE_BAND_NAMES } from '@plenum/domain/fault-times'
import { LOOK_AHEAD_DAYS, LOOK_BACK_DAYS, PLANT_CATEGORIES } from '@plenum/domain/plant-dashboard'
import { PRIORITIES } from '@plenum/domain/asset'
import { MAC_KINDS } from '@plenum/domain/work-request'
import { OPEN_STAGES } from '@plenum/domain/work-stage'
import { database } from './engine.ts'
import { at, hall, stand } from './hall.ts'
import { asset, found, join, now, type Connection } from './world.ts'
import { maintaining } from './work-yard.ts'
import { inDays, why } from './yard.ts'

const plant = PLANT_CATEGORIES.join()
const openStages = OPEN_STAGES.join()

const countOf = async ({ assets }: Connection, filter: Parameters<Connection['assets']['facets']>[0]) =>
  (await assets.facets(filter)).count.value

/** A company with faults of different ages, repairs, maintenance that came out in every way, and things to place. */
async function company() {
  const all = await hall()
  const { ada, dataCenter, r01 } = all
  const put = async (name: string, asset_type: string, over: Parameters<typeof asset>[0] = {}) =>
    stand(
      await ada.assets.create(asset({ name, asset_type, place: at(dataCenter, null, null), ...over })),
      'active',
    )
  /** A change of status as it was made so many days ago. */
  const become = async (thing: Asset, to: AssetStatus, days: number) => {
    await ada.assets.transition(await ada.assets.get(thing.id), { to, ...why })
    await database.execute(sql`
      update batch set at = ${`${inDays(-days)}T12:00:00Z`}::timestamptz where id = (
        select batch_id from history where entity_id = ${thing.id} and field = 'status' order by id desc limit 1)`)
    await database.execute(sql`
      update asset set status_changed_at = ${`${inDays(-days)}T12:00:00Z`}::timestamptz where id = ${thing.id}`)
    await database.execute(sql`select keep_months(company_id, array[id]) from asset where id = ${thing.id}`)
  }
  const [ups, crac, generator, server] = [
    await put('UPS', 'UPS', { warranty_date: inDays(-10) }),
    await put('CRAC', 'CRC', { warranty_date: inDays(-25) }),
    await put('Generator', 'GEN', { warranty_date: inDays(70) }),
    await put('Web', 'SRV', { place: at(r01, 3), warranty_date: inDays(-17) }),
  ]
  await ada.assets.create(asset({ name: 'In a box', asset_type: 'SRV' }))
  await become(ups, 'faulty', 20)
  await become(crac, 'faulty', 10)
  await become(ups, 'repair', 10)
  await become(generator, 'faulty', 10)
  await become(generator, 'active', 8)
  await become(server, 'faulty', 8)
  return { ...all, ups, crac, generator, server }
}

/** A maintenance request of a thing, as it stands past the application. */
async function order(
  { ada }: Pick<Awaited<ReturnType<typeof company>>, 'ada'>,
  thing: Asset,
  {
    stage = 'todo',
    closed,
    ...over
  }: { wanted_on: string; priority: 'high' | 'low'; stage?: string; closed?: string },
) {
  const made = await ada.work.create({
    kind: 'maintenance',
    title: `Look at ${thing.name}`,
    items: [maintaining(thing)],
    ...over,
  })
  await database.execute(sql`
    update work_request set stage = ${stage}, closed_at = ${closed ?? null}::timestamptz where id = ${made.id}`)
}

describe('the facility dashboard', () => {
  test('tells faults by system, each number as many as the list behind it', async () => {
    const { ada } = await company()
    const { faults, expiries } = await ada.plantDashboards.facility()
    expect(
      faults?.map(({ category, open, days, weeks, repaired }) => [category, open, days, weeks, repaired]),
    ).toEqual([
      ['power', 1, 0, 1, 1],
      ['cooling', 1, 0, 1, 0],
      ['monitoring', 0, 0, 0, 0],
      ['safety', 0, 0, 0, 0],
      ['security', 0, 0, 0, 0],
    ])
    expect(faults?.[0]?.hours_to_repair).toBeCloseTo(48, 1)
    expect(faults?.[1]?.hours_to_repair).toBeNull()
    for (const { category, open, repaired, ...ages } of faults ?? []) {
      const broken = { category, status: 'faulty,repair' }
      expect(await countOf(ada, broken)).toBe(open)
      for (const band of AGE_BAND_NAMES) {
        const { from, to } = bandDays(band)
        const since = { ...(from && { since_from: from }), since_to: to }
        expect(await countOf(ada, { ...broken, ...since }), `${category} ${band}`).toBe(ages[band])
      }
      expect(await countOf(ada, { category, repaired_from: `-${LOOK_BACK_DAYS}d` })).toBe(repaired)
    }
    expect(expiries?.past).toBe(2)
    expect(await countOf(ada, { category: plant, warranty_to: '-1d' })).toBe(2)
    expect(expiries?.soon).toEqual({ total: 0, list: [] })
  })

  test('tells how maintenance came out, each number as many as the list behind it', async () => {
    const all = await company()
    const { ada, ups, crac, server } = all
    const yesterday = inDays(-1)
    await order(all, ups, { wanted_on: yesterday, priority: 'high' })
    await order(all, ups, { wanted_on: inDays(5), priority: 'high' })
    await order(all, ups, {
      wanted_on: yesterday,
      priority: 'high',
      stage: 'done',
      closed: `${yesterday}T23:00:00Z`,
    })
    await order(all, crac, {
      wanted_on: inDays(-9),
      priority: 'low',
      stage: 'done',
      closed: `${inDays(-3)}T01:00:00Z`,
    })
    await order(all, crac, {
      wanted_on: inDays(-200),
      priority: 'low',
      stage: 'done',
      closed: `${inDays(-200)}T01:00:00Z`,
    })
    await order(all, crac, {
      wanted_on: yesterday,
      priority: 'low',
      stage: 'canceled',
      closed: `${yesterday}T01:00:00Z`,
    })
    await order(all, server, { wanted_on: yesterday, priority: 'high' })
    await ada.maintenanceRules.create({
      name: 'Filters',
      work: 'cleaning',
      scope: { by: 'type', asset_types: ['CRC'] },
      recurrence: { by: 'calendar', every: 10, unit: 'day', starts_on: inDays(4) },
    })
    const { compliance, ahead } = await ada.plantDashboards.facility()
    expect(compliance).toEqual([
      { priority: 'high', on_time: 1, late: 0, overdue: 1, share: 0.5 },
      { priority: 'medium', on_time: 0, late: 0, overdue: 0, share: null },
      { priority: 'low', on_time: 0, late: 1, overdue: 0, share: 0 },
    ])
    const today = inDays(0)
    const listed = { kind: 'maintenance', category: plant }
    const recent = { from: inDays(-LOOK_BACK_DAYS), to: today }
    for (const { priority, on_time, late, overdue } of compliance ?? []) {
      const of = async (filter: object) => (await ada.work.counts({ ...listed, priority, ...filter })).all
      expect(await of({ ...recent, outcome: 'on_time' })).toBe(on_time)
      expect(await of({ ...recent, outcome: 'late' })).toBe(late)
      expect(await of({ due_before: today })).toBe(overdue)
    }
    expect(PRIORITIES).toHaveLength(compliance?.length ?? 0)
    const days = { from: today, to: inDays(LOOK_AHEAD_DAYS) }
    expect(ahead?.requests.total).toBe(1)
    expect((await ada.work.counts({ ...listed, ...days, stage: openStages })).all).toBe(1)
    expect(ahead?.planned).toMatchObject({ total: 3, list: [{ due_on: inDays(4) }, {}, {}] })
    expect((await ada.maintenanceRules.planned({ ...days, category: plant })).results).toHaveLength(3)
  })
})

describe('the operations dashboard', () => {
  test('tells what is to be done, each number as many as the list behind it', async () => {
    const all = await company()
    const { ada, ups, crac, server } = all
    const today = inDays(0)
    await ada.work.create({
      kind: 'maintenance',
      title: 'Mine',
      wanted_on: today,
      assignee_id: ada.user.id,
      items: [maintaining(server)],
    })
    await ada.work.create({
      kind: 'change',
      title: 'Also mine',
      assignee_id: ada.user.id,
      items: [],
    })
    await order(all, crac, { wanted_on: inDays(2), priority: 'high', stage: 'blocked' })
    await order(all, ups, { wanted_on: today, priority: 'low', stage: 'done', closed: now().toISOString() })
    const told = await ada.plantDashboards.operations()
    expect(told.today).toBe(today)
    expect(told.queue).toMatchObject({ mac: 1, maintenance: 1, list: [{}, {}] })
    const both = async (filter: object) => {
      const counted = async (kind: string) => (await ada.work.counts({ kind, ...filter })).all
      return { mac: await counted(MAC_KINDS.join()), maintenance: await counted('maintenance') }
    }
    expect(await both({ mine: 'assigned' })).toEqual({ mac: 1, maintenance: 1 })
    expect(told.windows).toMatchObject({ mac: 0, maintenance: 1, list: [{ title: 'Mine' }] })
    expect(await both({ from: today, to: today, stage: openStages })).toEqual({ mac: 0, maintenance: 1 })
    expect(told.blocked).toMatchObject({ mac: 0, maintenance: 1, list: [{ title: 'Look at CRAC' }] })
    expect(await both({ stage: 'blocked' })).toEqual({ mac: 0, maintenance: 1 })
    expect(told.deliveries).toMatchObject({ total: 1, list: [{ name: 'In a box' }] })
    expect(await countOf(ada, { status: 'received', without: 'location' })).toBe(1)
    expect(told.faults).toMatchObject({ open: 3, days: 0, weeks: 3, months: 0 })
    expect(await countOf(ada, { status: 'faulty,repair' })).toBe(3)
    expect(await countOf(ada, { status: 'faulty,repair', since_from: '-29d', since_to: '-7d' })).toBe(3)
    expect(told.faults?.list.map(({ asset: { name }, since }) => [name, since]).toSorted()).toEqual([
      ['CRAC', inDays(-10)],
      ['UPS', inDays(-10)],
      ['Web', inDays(-8)],
    ])
    expect(told.racks?.map(({ rack: { name } }) => name)).toEqual(['R02', 'R01'])
    expect(told.expiries).toMatchObject({ past: 3, soon: { total: 0 } })
    expect(await countOf(ada, { warranty_to: '-1d' })).toBe(3)
  })

  test('tells the warranties that end soon, the soonest first', async () => {
    const { ada, ups, generator } = await company()
    await ada.assets.update(await ada.assets.get(ups.id), { warranty_date: inDays(3) })
    await ada.assets.update(await ada.assets.get(generator.id), { warranty_date: inDays(20) })
    for (const { expiries } of [await ada.plantDashboards.facility(), await ada.plantDashboards.operations()])
      expect(expiries?.soon).toMatchObject({ total: 2, list: [{ name: 'UPS' }, { name: 'Generator' }] })
  })

  test('leaves out what somebody may not read', async () => {
    const ada = await found()
    const looker = await join(ada, { dashboards: 'onlyRead' })
    const { today: _, ...told } = await looker.plantDashboards.operations()
    expect(Object.values(told).every((value) => value === null)).toBe(true)
    const planner = await join(ada, { dashboards: 'onlyRead', projects: 'onlyRead' })
    expect(await planner.plantDashboards.facility()).toMatchObject({ faults: null, compliance: [{}, {}, {}] })
    const other = await join(ada, { projects: 'onlyRead' })
    await expect(other.plantDashboards.facility()).rejects.toMatchObject({ status: 403 })
  })
})
