import { describe, expect, test } from 'vitest'
import { makeMaintenance } from '@plenum/api-server/store/maintenance-sweep'
import type { MaintenanceRuleInput } from '@plenum/domain/maintenance-rule'
import { plant } from './maintenance-plant.ts'
import { node } from './hall.ts'
import { maintenanceRule } from './work-yard.ts'
import { advance, found, join, now, ports } from './world.ts'
import { inDays, lastBatch, why } from './yard.ts'

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

  test('is changed and paused though what it names has gone, and is not given that anew', async () => {
    const { ada, generators } = await plant()
    const grace = await join(ada, { projects: 'write' })
    const { id: assignee_id } = await grace.auth.me()
    const [first, second] = generators.map(({ id }) => id)
    const scope = { by: 'assets' as const, asset_ids: [first ?? '', second ?? ''] }
    const said = maintenanceRule({ scope, assignee_id })
    const rule = await ada.maintenanceRules.create(said)
    await ada.users.update(await ada.users.get(assignee_id), { disabled: true })
    const ending = { ...why, close: true, bears_data: false }
    await ada.assets.decommission(await ada.assets.get(second ?? ''), ending)
    const paused = await ada.maintenanceRules.update(rule, { ...said, name: 'Paused', is_active: false })
    expect(paused).toMatchObject({ name: 'Paused', is_active: false, assignee: { id: assignee_id } })
    for (const [over, attr] of [
      [{ assignee_id }, 'assignee_id'],
      [{ scope }, 'scope.asset_ids'],
    ] as const) {
      const cleared = await ada.maintenanceRules.update(await ada.maintenanceRules.get(rule.id), {
        assignee_id: null,
        scope: { by: 'type', asset_types: ['GEN'] },
      })
      await expect(ada.maintenanceRules.update(cleared, over)).rejects.toMatchObject({
        status: 400,
        errors: [{ code: 'does_not_exist', attr }],
      })
    }
  })

  test('makes nothing for a day that has passed where it comes round on other days from now on', async () => {
    const { ada, made } = await plant()
    const on = (starts_on: string) => ({
      recurrence: { by: 'calendar', every: 30, unit: 'day', starts_on } as const,
    })
    const first = inDays(0)
    const { id } = await ada.maintenanceRules.create(maintenanceRule(on(first)))
    await makeMaintenance(ports, now())
    advance(2 * 864e5)
    const changed = await ada.maintenanceRules.update(await ada.maintenanceRules.get(id), on(inDays(-1)))
    expect(changed.next_due).toBe(inDays(29))
    await makeMaintenance(ports, now())
    expect(await made()).toEqual([['MNT-000001', first]])
  })

  test('keeps its place from being deleted, also by an undo', async () => {
    const { ada, dataCenter } = await plant()
    const room = await ada.nodes.create(node({ type: 'room', name: 'Plant room', parent_id: dataCenter.id }))
    const made = await lastBatch(ada)
    const rule = await ada.maintenanceRules.create(
      maintenanceRule({ scope: { by: 'type', asset_types: ['GEN'], place_id: room.id }, is_active: false }),
    )
    await expect(ada.nodes.remove(room)).rejects.toMatchObject({
      status: 409,
      errors: [{ code: 'in_use' }],
    })
    const keeper = await join(ada, { hierarchy: 'write' })
    for (const who of [ada, keeper])
      await expect(who.batches.undo(made)).rejects.toMatchObject({
        status: 409,
        errors: [
          {
            code: 'undo_touched_later',
            attr: `node/${room.id}`,
            // by its own name: the rule is not told to who may read none
            detail: expect.stringMatching(/\(Plant room\)$/),
          },
        ],
      })
    await ada.maintenanceRules.delete(rule)
    await ada.batches.undo(made)
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
