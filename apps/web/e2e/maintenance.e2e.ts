import { blankAsset } from '@plenum/domain/asset'
import { NO_PERMISSIONS } from '@plenum/domain/permission'
import { randomUUID } from 'node:crypto'
import { signedIn } from './client.ts'
import { expectEachCounted } from './counted.ts'
import { enter, expect, expectAccessible, test, walkedIn } from './fixtures.ts'
import { furnish } from './hall.ts'
import { member } from './people.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

for (const language of walkedIn('es'))
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a rule is written, shown where it is due, paused and deleted @long', async ({
      page,
      w,
      person,
    }) => {
      const words = w.maintenance
      await enter(page, person, '/app/facility/maintenance-projects?view=rules')
      await page.getByRole('button', { name: words.rule.new }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: words.form.create }).click()
      await expect(dialog.getByRole('alert').first()).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('textbox', { name: words.rule.name }).fill('Generator test')
      const types = dialog.getByRole('combobox', { name: words.form.add_type })
      await types.fill('GEN')
      // it moves up as the others go
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
      await page.getByRole('option', { name: /GEN/ }).click()
      await expect(
        dialog.getByRole('button', { name: filled(words.form.remove, { name: w.fields.type.GEN }) }),
      ).toBeVisible()
      await dialog.getByRole('button', { name: words.form.create }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('row', { name: /Generator test/ })).toBeVisible()
      await expectAccessible(page)

      await page.goto('/app/facility/maintenance-projects')
      await expect(page.getByText('Generator test').first()).toBeVisible()
      await page.goto('/app/dc-manager/maintenance-projects')
      await expect(page.getByText(words.due.empty)).toBeVisible()

      await page.goto('/app/facility/maintenance-projects?view=rules')
      const menu = page.getByRole('button', { name: filled(words.rule.actions, { name: 'Generator test' }) })
      await menu.click()
      await page.getByRole('menuitem', { name: words.rule.pause }).click()
      await expect(page.getByRole('row', { name: /Generator test/ })).toContainText(words.rule.paused)
      await menu.click()
      await page.getByRole('menuitem', { name: words.rule.delete }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.rule.delete }).click()
      await expect(page.getByText(words.rule.empty)).toBeVisible()
    })

    test('who approves reads what goes down with it, in the area where he found it', async ({
      page,
      w,
      person,
      server,
      mailbox,
    }) => {
      const { work: words, plant, shell } = w
      await enter(page, person)
      const { r01 } = await furnish(server.url, person)
      const founder = await signedIn(server.url, person)
      const place = { node_id: r01, position: null, face: null }
      const rack = await founder.assets.create({ ...blankAsset, name: 'Rack', asset_type: 'RCK', place })
      const pdu = await founder.assets.create({ ...blankAsset, name: 'PDU', asset_type: 'PDU', place })
      const ina = {
        name: 'Ina',
        permissions: { ...NO_PERMISSIONS, projects: 'write' },
        may_approve: false,
      } as const
      const asker = await signedIn(
        server.url,
        await member(founder, { mailbox, url: server.url, person, ...ina }),
      )
      const made = await asker.work.create({
        kind: 'maintenance',
        title: 'Replace the rack',
        wanted_on: day(3),
        items: [rack, pdu].map(({ id }) => ({ id: randomUUID(), op: 'maintain', asset_id: id })),
      })
      await asker.work.act(made, { action: 'submit' })
      const names = new Intl.ListFormat(language).format(['Web 1', 'Web 2', 'Web 3'])
      const lost = filled(words.impact.inside_other, { names })

      await page.goto('/app/facility/dashboard')
      await page
        .getByRole('region', { name: filled(plant.ahead.title, { count: '30' }) })
        .getByRole('link', { name: /Replace the rack/ })
        .click()
      await expect(page).toHaveURL(`/app/facility/maintenance-projects/${made.id}`)
      const trail = page.getByRole('navigation', { name: shell.nav.facility_maintenance_projects })
      await expect(trail.getByRole('link')).toHaveAttribute('href', '/app/facility/maintenance-projects')
      await expect(page.getByRole('region', { name: words.impact.title }).getByText(lost)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: words.action.approve, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(lost)).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: words.action.approve, exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(words.stage.in_progress).first()).toBeVisible()
    })

    test('every number of both dashboards leads to a list of as many, the empty ones too @long', async ({
      page,
      w,
      person,
      server,
    }) => {
      test.setTimeout(120_000)
      await enter(page, person)
      const { hall } = await furnish(server.url, person)
      const { assets, work, maintenanceRules } = await signedIn(server.url, person)
      const ups = await assets.create({
        ...blankAsset,
        name: 'UPS',
        asset_type: 'UPS',
        warranty_date: day(10),
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
      for (const wanted_on of [day(-2), day(3)])
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
        recurrence: { by: 'calendar', every: 10, unit: 'day', starts_on: day(12) },
        lead_days: 1,
      })
      await page.goto('/app/facility/dashboard')
      const planned = page.getByRole('link', { name: `${w.plant.ahead.planned} 2`, exact: true })
      await expect(planned).toBeVisible()
      await expectAccessible(page)
      expect(await expectEachCounted(page, w)).toBe(40)
      await page.goto('/app/operations/dashboard')
      await expect(page.getByRole('link', { name: `${w.plant.faults.open} 1`, exact: true })).toBeVisible()
      await expectAccessible(page)
      expect(await expectEachCounted(page, w)).toBe(13)
    })

    test('on a phone, the table says in its width of each request when it is due and how far it is', async ({
      page,
      w,
      person,
      server,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await enter(page, person)
      const { work } = await signedIn(server.url, person)
      await work.create({ kind: 'maintenance', title: 'Clean the filters', wanted_on: day(3) })
      await page.goto('/app/operations/maintenance-projects?view=table&whose=all')
      const list = page.getByRole('region', { name: w.maintenance.table.label })
      await expect(list.getByRole('listitem')).toContainText('Clean the filters')
      for (const text of [w.work.stage.todo, w.fields.priority.medium])
        await expect(list.getByText(text)).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
    })

    test('a request under the address of another area is shown in its own @long', async ({
      page,
      person,
      server,
    }) => {
      await enter(page, person)
      const { work } = await signedIn(server.url, person)
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
