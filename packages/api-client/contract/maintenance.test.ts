import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeMaintenance } from '@plenum/api-server/store/maintenance-sweep'
import type { User } from '@plenum/domain/user'
import { WORK_ITEMS_MAX } from '@plenum/domain/work-item'
import { database } from './engine.ts'
import { plant } from './maintenance-plant.ts'
import { seen as personOf } from './people.ts'
import { maintenanceRule } from './work-yard.ts'
import { stand } from './hall.ts'
import { asset, faults, found, join, now, ports, type Connection } from './world.ts'
import { inDays } from './yard.ts'

const DAY = 864e5
const later = (days: number) => new Date(now().getTime() + days * DAY)
async function run(days = 0) {
  await makeMaintenance(ports, later(days))
  expect(faults()).toEqual([])
}

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
    expect(new Set(order.items.map(({ op, asset: thing }) => `${op} ${thing?.name}`))).toEqual(
      new Set(['maintain G1', 'maintain G2']),
    )
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
      select ${ada.user.company.id}, gen_random_uuid(), 'T' || g, 'T-' || g, 'TRF', 'active', ${now().toISOString()}::timestamptz, ${now().toISOString()}::timestamptz
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

  test('are none while there is nothing to maintain, and are made of what is in service before the day', async () => {
    const ada = await found()
    await ada.maintenanceRules.create(maintenanceRule())
    const generator = await ada.assets.create(asset({ asset_type: 'GEN' }))
    await stand(generator, 'installation')
    const due = async () => (await ada.maintenanceRules.list()).results[0]?.next_due
    await run()
    expect([(await ada.work.list()).results, await due()]).toEqual([[], inDays(5)])
    await run(6)
    expect([(await ada.work.list()).results, await due()]).toEqual([[], inDays(35)])
    await stand(generator, 'active')
    await run(29)
    expect((await ada.work.list()).results.map(({ wanted_on }) => wanted_on)).toEqual([inDays(35)])
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

describe('the requests of a rule whose owner is gone', () => {
  const asked = async (ada: Connection) => {
    const [made] = (await ada.work.list({ kind: 'maintenance' })).results
    return made?.id ?? ''
  }
  const gone = [
    ['disabled', async (ada: Connection, who: User) => ada.users.update(who, { disabled: true })],
    [
      'no more of a team that writes',
      async (ada: Connection, who: User) => ada.users.update(who, { team_id: null }),
    ],
  ] as const

  test.each(gone)('are asked for by an administrator where he is %s', async (_, leave) => {
    const { ada } = await plant()
    const grace = await join(ada, { projects: 'write' })
    await grace.maintenanceRules.create(maintenanceRule())
    await leave(ada, await personOf(ada, grace))
    await run()
    expect(await ada.work.get(await asked(ada))).toMatchObject({
      requester: { id: ada.user.id },
      actions: expect.arrayContaining(['submit']),
    })
  })

  test('are asked for by who is to do them', async () => {
    const { ada } = await plant()
    const [grace, mary] = [await join(ada, { projects: 'write' }), await join(ada, { projects: 'write' })]
    const { id: assignee_id } = await mary.auth.me()
    await grace.maintenanceRules.create(maintenanceRule({ assignee_id }))
    await ada.users.update(await personOf(ada, grace), { disabled: true })
    await run()
    expect(await mary.work.get(await asked(ada))).toMatchObject({
      requester: { id: assignee_id },
      actions: expect.arrayContaining(['submit']),
    })
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
