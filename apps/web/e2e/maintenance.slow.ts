import { blankAsset } from '@plenum/domain/asset'
import { randomUUID } from 'node:crypto'
import { expectEachCounted } from './counted.ts'
import { createCompany, expect, expectAccessible, LANGUAGES, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { inDays } from './in-days.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('every number of both dashboards leads to a list of as many, the empty ones too', async ({
      page,
      w,
      person,
    }) => {
      const founder = await createCompany(page, person)
      const { hall } = await furnish(founder)
      const { assets, work, maintenanceRules } = founder
      const ups = await assets.create({
        ...blankAsset,
        name: 'UPS',
        asset_type: 'UPS',
        warranty_date: inDays(10),
        place: null,
      })
      await assets.transition(ups, { to: 'faulty', reason: 'Smoke was seen', category: 'fault' })
      const place = { node_id: hall, position: null, face: null }
      const broken = await assets.create({ ...blankAsset, name: 'CRAC', asset_type: 'CRC', place })
      for (const to of ['faulty', 'standby'] as const)
        await assets.transition(await assets.get(broken.id), {
          to,
          reason: 'The belt is torn',
          category: 'fault',
        })
      for (const wanted_on of [inDays(-2), inDays(3)])
        await work.create({
          kind: 'maintenance',
          title: 'Replace the capacitors',
          priority: 'high',
          wanted_on,
          items: [{ id: randomUUID(), op: 'maintain', asset_id: ups.id }],
        })
      await maintenanceRules.create({
        name: 'Test the batteries',
        work: 'test',
        scope: { by: 'type', asset_types: ['UPS'] },
        recurrence: { by: 'calendar', every: 10, unit: 'day', starts_on: inDays(12) },
        lead_days: 1,
      })
      await page.goto('/app/facility/dashboard')
      const planned = page.getByRole('link', { name: `${w.plant.ahead.planned} 2`, exact: true })
      await expect(planned).toBeVisible()
      await expectAccessible(page)
      await expectEachCounted(page, w, 40)
      await page.goto('/app/operations/dashboard')
      await expect(page.getByRole('link', { name: `${w.plant.faults.open} 1`, exact: true })).toBeVisible()
      await expectAccessible(page)
      await expectEachCounted(page, w, 13)
    })

    test('on a phone, the table says in its width of each request when it is due and how far it is', async ({
      page,
      w,
      person,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const founder = await createCompany(page, person)
      const { work } = founder
      await work.create({ kind: 'maintenance', title: 'Clean the filters', wanted_on: inDays(3) })
      await page.goto('/app/operations/maintenance-projects?view=table&whose=all')
      const list = page.getByRole('region', { name: w.maintenance.table.label })
      await expect(list.getByRole('listitem')).toContainText('Clean the filters')
      for (const text of [w.work.stage.todo, w.fields.priority.medium])
        await expect(list.getByText(text)).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
    })

    test('a request under the address of another area is shown in its own', async ({ page, person }) => {
      const founder = await createCompany(page, person)
      const { work } = founder
      const move = await work.create({ kind: 'move', title: 'To the hall' })
      const order = await work.create({ kind: 'maintenance', title: 'Clean it' })
      for (const area of ['dc-manager', 'facility', 'operations'])
        await test.step(area, async () => {
          await page.goto(`/app/${area}/maintenance-projects/${move.id}`)
          await expect(page).toHaveURL(`/app/dc-manager/mac-projects/${move.id}`)
          await expect(page.getByRole('heading', { name: move.title })).toBeVisible()
          // maintenance is at home in each of them
          await page.goto(`/app/${area}/maintenance-projects/${order.id}`)
          await expect(page.getByRole('heading', { name: order.title })).toBeVisible()
          await expect(page).toHaveURL(`/app/${area}/maintenance-projects/${order.id}`)
        })
      await page.goto(`/app/dc-manager/mac-projects/${order.id}`)
      await expect(page.getByRole('heading', { name: order.title })).toBeVisible()
      await expect(page).toHaveURL(`/app/dc-manager/maintenance-projects/${order.id}`)
    })
  })
