import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { makeMaintenance } from '@plenum/api-server/store/maintenance-sweep'
import type { MaintenanceRuleInput } from '@plenum/domain/maintenance-rule'
import { WORK_ITEMS_MAX } from '@plenum/domain/work-item'
import { database } from './engine.ts'
import { at, hall, stand } from './hall.ts'
import { asset, faults, found, join, now, ports, type Connection } from './world.ts'
import { maintenanceRule } from './work-yard.ts'
import { inDays } from './yard.ts'

const DAY = 864e5
const later = (days: number) => new Date(now().getTime() + days * DAY)
async function run(days = 0) {
  await makeMaintenance(ports, later(days))
  expect(faults()).toEqual([])
}

/** A company with two generators that run, and one that is no more. */
async function plant() {
  const all = await hall()
  const generator = async (name: string, place = true) => {
    const made = await all.ada.assets.create(
      asset({ name, asset_type: 'GEN', place: place ? at(all.dataCenter, null, null) : null }),
    )
    return stand(made, 'active')
  }
  const generators = [await generator('G1'), await generator('G2', false)]
  await stand(await all.ada.assets.create(asset({ name: 'G3', asset_type: 'GEN' })), 'out_of_service')
  const made = async () =>
    (await all.ada.work.list({ kind: 'maintenance', ordering: 'code' })).results.map(
      ({ code, wanted_on }) => [code, wanted_on],
    )
  return { ...all, generator, generators, made }
}

describe('a maintenance rule', () => {
  test('is made, read, changed, paused and deleted', async () => {
    const { ada, generators, dataCenter } = await plant()
    const created = await ada.maintenanceRules.create(
      maintenanceRule({ assignee_id: ada.user.id, priority: 'high', description: 'On load' }),
    )
    expect(created).toMatchObject({
      name: 'Test the generators',
      work: 'test',
      priority: 'high',
      description: 'On load',
      assets_total: 2,
      categories: ['power'],
      assignee: { id: ada.user.id },
      owner: { id: ada.user.id },
      next_due: inDays(5),
      last_done: null,
      open_requests: 0,
      is_active: true,
      version: 1,
    })
    const changed = await ada.maintenanceRules.update(created, {
      scope: { by: 'type', asset_types: ['GEN'], place_id: dataCenter.id },
      is_active: false,
    })
    expect(changed).toMatchObject({
      assets_total: 1,
      place: { name: dataCenter.name },
      next_due: null,
      version: 2,
    })
    const [first] = generators
    const named = await ada.maintenanceRules.update(changed, {
      scope: { by: 'assets', asset_ids: [first?.id ?? ''] },
    })
    expect(named).toMatchObject({ assets: [{ name: 'G1' }], assets_total: 1, categories: ['power'] })
    expect(await ada.maintenanceRules.get(created.id)).toEqual(named)
    await expect(ada.maintenanceRules.update(created, { name: 'Late' })).rejects.toMatchObject({
      status: 412,
    })
    await ada.maintenanceRules.delete(named)
    await expect(ada.maintenanceRules.get(created.id)).rejects.toMatchObject({ status: 404 })
  })

  test('is listed by its name, its family and whether it runs', async () => {
    const ada = await found()
    await ada.maintenanceRules.create(maintenanceRule({ name: 'B' }))
    await ada.maintenanceRules.create(
      maintenanceRule({ name: 'A', scope: { by: 'type', asset_types: ['SRV', 'CRC'] }, is_active: false }),
    )
    const names = async (query: Parameters<typeof ada.maintenanceRules.list>[0]) =>
      (await ada.maintenanceRules.list(query)).results.map(({ name }) => name)
    expect(await names({})).toEqual(['A', 'B'])
    expect(await names({ category: 'it' })).toEqual(['A'])
    expect(await names({ category: 'power,cooling' })).toEqual(['A', 'B'])
    expect(await names({ active: 'yes' })).toEqual(['B'])
    expect(await names({ search: 'b' })).toEqual(['B'])
    const page = await ada.maintenanceRules.list({ limit: 1 })
    expect((await ada.maintenanceRules.list({ cursor: page.next ?? '' })).results[0]?.name).toBe('B')
  })

  test.each<[string, Partial<MaintenanceRuleInput>, string]>([
    ['a type that there is not', { scope: { by: 'type', asset_types: ['NOPE'] } }, 'scope.asset_types'],
    [
      'a place of nobody',
      { scope: { by: 'type', asset_types: ['GEN'], place_id: '01890000-0000-7000-8000-000000000000' } },
      'scope.place_id',
    ],
    [
      'an asset of nobody',
      { scope: { by: 'assets', asset_ids: ['01890000-0000-7000-8000-000000000000'] } },
      'scope.asset_ids',
    ],
    ['nobody', { assignee_id: '01890000-0000-7000-8000-000000000000' }, 'assignee_id'],
    ['no team', { team_id: '01890000-0000-7000-8000-000000000000' }, 'team_id'],
    ['no template', { template_id: '01890000-0000-7000-8000-000000000000' }, 'template_id'],
  ])('is refused for %s', async (_, over, attr) => {
    const ada = await found()
    await expect(ada.maintenanceRules.create(maintenanceRule(over))).rejects.toMatchObject({
      status: 400,
      errors: [{ code: 'does_not_exist', attr }],
    })
  })

  test('is read with projects and written with more', async () => {
    const ada = await found()
    const made = await ada.maintenanceRules.create(maintenanceRule())
    const reader = await join(ada, { projects: 'onlyRead' })
    expect((await reader.maintenanceRules.list()).results).toHaveLength(1)
    await expect(reader.maintenanceRules.update(made, { name: 'X' })).rejects.toMatchObject({ status: 403 })
    const stranger = await found()
    await expect(stranger.maintenanceRules.get(made.id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('the requests of a rule', () => {
  test('are made when the lead time begins, once, with its things', async () => {
    const { ada, made } = await plant()
    await ada.maintenanceRules.create(maintenanceRule({ lead_days: 3, priority: 'high' }))
    await run(1)
    expect(await made()).toEqual([])
    await run(2)
    await run(2)
    expect(await made()).toEqual([['MNT-000001', inDays(5)]])
    await run(40)
    expect(await made()).toEqual([
      ['MNT-000001', inDays(5)],
      ['MNT-000002', inDays(35)],
    ])
    const [first] = (await ada.work.list({ kind: 'maintenance', ordering: 'code' })).results
    const order = await ada.work.get(first?.id ?? '')
    expect(order).toMatchObject({
      title: 'Test the generators',
      stage: 'todo',
      is_draft: false,
      priority: 'high',
      requester: { id: ada.user.id },
    })
    expect(order.items.map(({ op, asset: thing }) => [op, thing?.name]).toSorted()).toEqual([
      ['maintain', 'G1'],
      ['maintain', 'G2'],
    ])
    const [seen] = (await ada.maintenanceRules.list()).results
    expect(seen).toMatchObject({ next_due: inDays(65), open_requests: 2 })
  })

  test('are made once by servers that look at the same time', async () => {
    const { ada, made } = await plant()
    await ada.maintenanceRules.create(maintenanceRule())
    await Promise.all([run(), run(), run(), run()])
    expect(await made()).toEqual([['MNT-000001', inDays(5)]])
  })

  test('leave out the days that were missed but for the last one, and those of a pause', async () => {
    const { ada, made } = await plant()
    const created = await ada.maintenanceRules.create(maintenanceRule())
    await run(100)
    expect(await made()).toEqual([['MNT-000001', inDays(95)]])
    const paused = await ada.maintenanceRules.create(maintenanceRule({ name: 'Paused', is_active: false }))
    await run(0)
    expect(await made()).toHaveLength(1)
    await ada.maintenanceRules.update(paused, { is_active: true })
    await run(0)
    expect(await made()).toHaveLength(2)
    expect((await ada.maintenanceRules.get(created.id)).next_due).toBe(inDays(125))
  })

  test('are several where there is more than one holds', async () => {
    const { ada } = await plant()
    await database.execute(sql`
      insert into asset (company_id, id, name, code, asset_type, status, registration_date, last_update)
      select ${ada.user.company.id}, gen_random_uuid(), 'T' || g, 'T-' || g, 'TRF', 'active', now(), now()
      from generate_series(1, ${WORK_ITEMS_MAX + 1}) g`)
    await ada.maintenanceRules.create(
      maintenanceRule({ name: 'Look', scope: { by: 'type', asset_types: ['TRF'] } }),
    )
    await run()
    const { results } = await ada.work.list({ ordering: 'code' })
    expect(results.map(({ title, items_total }) => [title, items_total])).toEqual([
      ['Look (1/2)', WORK_ITEMS_MAX],
      ['Look (2/2)', 1],
    ])
  })

  test('are none while there is nothing to maintain', async () => {
    const ada = await found()
    await ada.maintenanceRules.create(maintenanceRule())
    await run()
    expect((await ada.work.list()).results).toEqual([])
    expect((await ada.maintenanceRules.list()).results[0]?.next_due).toBe(inDays(35))
  })

  test('take the steps and the risk of a template', async () => {
    const { ada } = await plant()
    const step = { id: '01890000-0000-7000-8000-000000000001', text: 'Start it', is_hold_point: true }
    const template = await ada.workTemplates.create({
      name: 'Generator test',
      kind: 'maintenance',
      risk: 'high',
      procedure: [step],
    })
    await ada.maintenanceRules.create(maintenanceRule({ template_id: template.id }))
    await run()
    const [first] = (await ada.work.list()).results
    expect(await ada.work.get(first?.id ?? '')).toMatchObject({
      risk: 'high',
      template: { id: template.id },
      procedure: [{ text: 'Start it', is_hold_point: true }],
    })
    await expect(ada.workTemplates.delete(template)).rejects.toMatchObject({ status: 409 })
  })

  test('of what follows from the last one done wait for it', async () => {
    const { ada, made } = await plant()
    await ada.maintenanceRules.create(
      maintenanceRule({
        recurrence: { by: 'done', every: 10, unit: 'day', starts_on: inDays(0) },
        lead_days: 0,
      }),
    )
    await run()
    await run(30)
    expect(await made()).toEqual([['MNT-000001', inDays(0)]])
    expect((await ada.maintenanceRules.list()).results[0]).toMatchObject({ next_due: null, open_requests: 1 })
    await close(ada, 'done', later(4))
    expect((await ada.maintenanceRules.list()).results[0]).toMatchObject({
      next_due: inDays(14),
      last_done: inDays(4),
    })
    await run(14)
    expect(await made()).toHaveLength(2)
    // one that was canceled is not made again at once
    await close(ada, 'canceled', later(15))
    await run(15)
    expect(await made()).toHaveLength(2)
    await run(24)
    expect(await made()).toHaveLength(3)
  })

  test('are told to who answers for it and to who does it', async () => {
    const { ada } = await plant()
    const grace = await join(ada, { projects: 'write' })
    const { id, team } = await grace.auth.me()
    await ada.maintenanceRules.create(maintenanceRule({ team_id: team?.id ?? null }))
    await run()
    const told = async (person: Connection) =>
      (await person.notifications.list()).results.map(({ kind, work }) => [kind, work?.code])
    expect(await told(grace)).toEqual([['work_waits', 'MNT-000001']])
    expect(await told(ada)).toEqual([['work_waits', 'MNT-000001']])
    expect(id).not.toBe(ada.user.id)
  })
})

/** Ends every open request past the application. */
const close = (ada: Connection & { user: { company: { id: string } } }, stage: string, moment: Date) =>
  database.execute(sql`
    update work_request set stage = ${stage}, closed_at = ${moment.toISOString()}::timestamptz
    where company_id = ${ada.user.company.id} and stage = 'todo'`)

test('what rules are going to make is told by day', async () => {
  const { ada } = await plant()
  await ada.maintenanceRules.create(
    maintenanceRule({
      name: 'Every ten days',
      lead_days: 2,
      recurrence: {
        by: 'calendar',
        every: 10,
        unit: 'day',
        starts_on: inDays(5),
      },
    }),
  )
  await ada.maintenanceRules.create(
    maintenanceRule({ name: 'Filters', scope: { by: 'type', asset_types: ['CRC'] } }),
  )
  await ada.maintenanceRules.create(maintenanceRule({ name: 'Paused', is_active: false }))
  const planned = async (category?: string) =>
    (
      await ada.maintenanceRules.planned({ from: inDays(0), to: inDays(30), ...(category && { category }) })
    ).results.map(({ rule: { name }, due_on, made_on }) => [name, due_on, made_on])
  expect(await planned()).toEqual([
    ['Every ten days', inDays(5), inDays(3)],
    ['Filters', inDays(5), inDays(-2)],
    ['Every ten days', inDays(15), inDays(13)],
    ['Every ten days', inDays(25), inDays(23)],
  ])
  expect(await planned('cooling')).toEqual([['Filters', inDays(5), inDays(-2)]])
  await run(3)
  expect((await planned('power')).map(([, due_on]) => due_on)).toEqual([inDays(15), inDays(25)])
})

describe('what is lost while something is down', () => {
  /** A rack with one PDU on either path, a server on both, one on the first alone, and one of which nobody knows. */
  async function powered() {
    const all = await hall()
    const { ada, r01 } = all
    const put = async (name: string, asset_type: string, cords: [number | null, number | null]) => {
      const [cords_a, cords_b] = cords
      const input = asset({ name, asset_type, cords_a, cords_b, place: at(r01, null, null) })
      return stand(await ada.assets.create(input), 'active')
    }
    const pdu = await put('PDU A', 'PDU', [1, 0])
    await put('PDU B', 'PDU', [0, 1])
    const both = await put('Both', 'SRV', [1, 1])
    await put('Only A', 'SRV', [1, 0])
    await put('Unknown', 'SRV', [null, null])
    return { ...all, pdu, both }
  }
  const names = (refs: readonly { name: string }[]) => refs.map(({ name }) => name)

  test('is told of assets and of places', async () => {
    const { ada, pdu, r01, r02 } = await powered()
    const impact = await ada.work.impact({ asset_ids: [pdu.id] })
    expect({ ...impact, down: names(impact.down), degraded: names(impact.degraded) }).toEqual({
      inside: [],
      down: ['Only A'],
      degraded: ['Both'],
      unknown: 1,
    })
    const inside = await ada.work.impact({ node_ids: [r01.id] })
    expect(names(inside.inside)).toEqual(['Both', 'Only A', 'PDU A', 'PDU B', 'Unknown'])
    const none = { inside: [], down: [], degraded: [], unknown: 0 }
    expect(await ada.work.impact({ node_ids: [r02.id] })).toEqual(none)
    expect(await ada.work.impact({})).toEqual(none)
    const stranger = await found()
    expect(await stranger.work.impact({ asset_ids: [pdu.id], node_ids: [r01.id] })).toEqual(none)
  })

  test('is told of a rack that is an asset as of its place', async () => {
    const { ada, r01 } = await powered()
    const made = await ada.assets.create(
      asset({ name: 'R01', asset_type: 'RCK', place: at(r01, null, null) }),
    )
    const { inside } = await ada.work.impact({ asset_ids: [(await stand(made, 'active')).id] })
    expect(names(inside)).toEqual(['Both', 'Only A', 'PDU A', 'PDU B', 'Unknown'])
  })

  test('is kept with a request when it is submitted, and forgotten when that is sent back', async () => {
    const { ada, pdu, both } = await powered()
    const made = await ada.work.create({
      kind: 'maintenance',
      title: 'Replace the PDU',
      items: [{ id: '01890000-0000-7000-8000-000000000001', op: 'maintain', asset_id: pdu.id }],
    })
    expect(made.impact).toBeNull()
    const submitted = await ada.work.act(made, { action: 'submit' })
    expect(names(submitted.impact?.down ?? [])).toEqual(['Only A'])
    await ada.assets.update(await ada.assets.get(both.id), { cords_b: 0 })
    expect((await ada.work.get(made.id)).impact).toEqual(submitted.impact)
    const stored = await rows(
      database,
      v.object({ known: v.boolean() }),
      sql`select impact is not null as known from work_request where id = ${made.id}`,
    )
    expect(stored).toEqual([{ known: true }])
  })
})
