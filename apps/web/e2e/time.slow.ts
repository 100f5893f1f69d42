import { addDays } from '@plenum/domain/date'
import { formatDate } from '@plenum/i18n/format'
import { createCompany, expect, expectAccessible, LANGUAGES, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { nothing } from './plan-hall.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

for (const spoken of LANGUAGES)
  test.describe(`in ${spoken}`, () => {
    test.use({ language: spoken })

    test('a data centre on a day tells where something comes and goes, and can be left but not changed', async ({
      language,
      page,
      w,
      person,
    }) => {
      const { time: t, hierarchy: h, plans } = w
      const founder = await createCompany(page, person)
      const { hall, r01, r02 } = await furnish(founder)
      const { assets, nodes } = founder
      const { today } = await nodes.timeline(r02)
      const day = addDays(today, 4)
      const [found] = (await assets.list({ search: 'Web 1' })).results
      if (found === undefined) throw new Error('No Web 1')
      await assets.move(found, { node_id: r02, position: 15, face: 'front', planned_for: day })
      const racks = [{ id: r01, x_mm: 600, y_mm: 600, rotation: 0 as const }]
      await nodes.savePlan(await nodes.plan(hall), { ...nothing, racks })
      const [dataCenter] = (await nodes.dataCenters()).results
      await page.goto(`/app/settings/hierarchy/${dataCenter?.id}`)
      await expect(page.getByRole('button', { name: h.edit, exact: true })).toBeVisible()
      await page.getByRole('button', { name: `${t.after}: ${formatDate(language, day)}` }).click()
      const table = page.getByRole('grid', { name: filled(t.standing, { name: 'MAD1' }) })
      await expect(table.getByRole('row', { name: /R01/ })).toContainText('−1')
      await expect(table.getByRole('row', { name: /R02/ })).toContainText('+1')
      await expect(page.getByRole('button', { name: h.edit, exact: true })).toBeHidden()
      await expectAccessible(page)
      await table.getByRole('button', { name: 'R02' }).click()
      await expect(page.getByRole('img', { name: / Web 1,/ })).toBeVisible()
      await page.getByRole('link', { name: h.elevation }).click()
      await expect(page).toHaveURL(new RegExp(`rack/${r02}.*at=${day}`))
      await page.goBack()
      await page.getByRole('button', { name: t.back }).click()
      await expect(page.getByRole('button', { name: h.edit, exact: true })).toBeVisible()

      // a room keeps its plan on that day: two of three servers, and nothing to be drawn
      await page.goto(`/app/settings/hierarchy/room/${hall}`)
      const plan = page.getByRole('listbox', { name: filled(plans.label, { name: 'Hall 1' }) })
      const rack = plan.getByRole('option', { name: /R01/ })
      await expect(rack).toHaveAccessibleName(/\b6\b.*\b20\b/)
      const edit = page.getByRole('button', { name: plans.edit })
      await expect(edit).toBeVisible()
      await page.getByRole('button', { name: `${t.after}: ${formatDate(language, day)}` }).click()
      await expect(page).toHaveURL(new RegExp(`room/${hall}\\?at=${day}`))
      await expect(rack).toHaveAccessibleName(/\b4\b.*\b20\b/)
      await expect(page.getByText(plans.on_day)).toBeVisible()
      await expect(edit).toBeHidden()
      const inRoom = page.getByRole('grid', { name: filled(t.standing, { name: 'Hall 1' }) })
      await expect(inRoom.getByRole('row', { name: /R02/ })).toContainText('+1')
      await expectAccessible(page)
      await inRoom.getByRole('button', { name: 'R02' }).click()
      await expect(page).toHaveURL(new RegExp(`rack/${r02}\\?at=${day}`))
    })
  })
