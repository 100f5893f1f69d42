import { blankAsset } from '@plenum/domain/asset'
import { randomUUID } from 'node:crypto'
import { signedIn } from './client.ts'
import { enter, expect, expectAccessible, test, walkedIn } from './fixtures.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

for (const language of walkedIn('es'))
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a rule is written, shown where it is due, paused and deleted', async ({ page, w, person }) => {
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
      await page.getByRole('option', { name: /GEN/ }).first().click()
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

    test('every number of both dashboards that counts something leads to a list of as many', async ({
      page,
      person,
      server,
    }) => {
      test.setTimeout(120_000)
      await enter(page, person)
      const { assets, work } = await signedIn(server.url, person)
      const ups = await assets.create({
        ...blankAsset,
        name: 'UPS 1',
        asset_type: 'UPS',
        warranty_date: day(10),
        place: null,
      })
      await assets.transition(ups, { to: 'faulty', reason: 'Smoke was seen', category: 'fault' })
      await work.create({
        kind: 'maintenance',
        title: 'Replace the capacitors',
        priority: 'high',
        wanted_on: day(-2),
        items: [{ id: randomUUID(), op: 'maintain', asset_id: ups.id }],
      })
      for (const path of ['/app/facility/dashboard', '/app/operations/dashboard']) {
        await page.goto(path)
        await expectAccessible(page)
        const numbers = page.getByRole('main').getByRole('link', { name: /\d$/ })
        await expect(numbers.first()).toBeVisible()
        const told = await numbers.evaluateAll((links) =>
          links
            .map((link) => ({ href: link.getAttribute('href') ?? '', name: link.textContent ?? '' }))
            .filter(({ href, name }) => href.includes('?') && !href.includes('asset=') && !/\b0$/.test(name)),
        )
        expect(told.length).toBeGreaterThan(1)
        for (const { href, name } of told) {
          await page.goto(href)
          const rows = page.getByRole('main').getByRole('grid').getByRole('row')
          // the head is a row too
          await expect(rows, `${name} (${href})`).toHaveCount(Number(/(\d+)$/.exec(name)?.[1]) + 1)
        }
      }
    })
  })
