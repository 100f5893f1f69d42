import { afterEach, expect, test } from 'vitest'
import { makeMaintenance } from '@plenum/api-server/store/maintenance-sweep'
import type { WorkExecution } from '@plenum/domain/work-item'
import { plant } from './maintenance-plant.ts'
import { maintenanceRule, planned, refuseFaults, template } from './work-yard.ts'
import { now, ports } from './world.ts'
import { inDays } from './yard.ts'

afterEach(refuseFaults)

const notDone: WorkExecution = { result: 'not_done', note: 'The room was locked' }

test('a maintenance of which nothing was done is not the last one done, nor was it on time', async () => {
  const { ada } = await plant()
  const { id: template_id } = await ada.workTemplates.create(
    template({ kind: 'maintenance', is_pre_approved: true, is_verified: false }),
  )
  const rule = await ada.maintenanceRules.create(
    maintenanceRule({
      template_id,
      recurrence: { by: 'done', every: 10, unit: 'day', starts_on: inDays(0) },
      lead_days: 0,
    }),
  )
  /** What a rule makes so many days from now is done at once, thing by thing. */
  const go = async (days: number, said: readonly WorkExecution[]) => {
    await makeMaintenance(ports, new Date(now().getTime() + days * 864e5))
    const [made] = (await ada.work.list({ kind: 'maintenance', stage: 'todo' })).results
    let order = await ada.work.act(await ada.work.get(made?.id ?? ''), { action: 'start' })
    for (const [at, each] of said.entries())
      order = await ada.work.execute(order, order.items[at]?.id ?? '', each)
    return ada.work.act(order, { action: 'finish' })
  }
  const onTime = async () => (await ada.work.list({ outcome: 'on_time' })).results.map(({ code }) => code)
  expect(await go(0, [notDone, notDone])).toMatchObject({ stage: 'done' })
  expect(await ada.maintenanceRules.get(rule.id)).toMatchObject({ last_done: null, next_due: inDays(10) })
  expect(await onTime()).toEqual([])
  const { code } = await go(10, [planned, notDone])
  expect(await ada.maintenanceRules.get(rule.id)).toMatchObject({ last_done: inDays(0) })
  expect(await onTime()).toEqual([code])
})
