import { choose, createCompany, expect, expectAccessible, LANGUAGES, test } from './fixtures.ts'
import { at, choosePlace, goOn, submit } from './form-steps.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a move is asked for: pasted codes, places that are found, a check, and it is submitted', async ({
      page,
      w,
      person,
    }) => {
      const words = w.forms
      const founder = await createCompany(page, person)
      await furnish(founder)
      const { assets, work } = founder
      const codes = (await assets.list({ search: 'Web' })).results.map(({ code }) => code)
      expect(codes).toHaveLength(3)
      await page.goto('/forms/mac')
      await expect(page).toHaveURL('/app/forms/mac')
      await goOn(page, w)
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByRole('radio', { name: w.work.kind.move, exact: true }).press('Space')
      await expectAccessible(page)
      await goOn(page, w)

      await at(page, w, 'what')
      await choose(page.getByRole('radio', { name: words.what.paste }))
      await page.getByRole('textbox', { name: words.what.paste_label }).fill([...codes, 'NOBODY'].join('\n'))
      await page.getByRole('button', { name: filled(words.what.look_up_other, { count: '4' }) }).click()
      const told = filled(words.what.outcome, { found: '3', ambiguous: '0', missing: '1' })
      await expect(page.getByText(told)).toBeVisible()
      await expectAccessible(page)
      await goOn(page, w)

      await at(page, w, 'where')
      await goOn(page, w)
      await expect(page.getByText(words.wrong.no_place)).toHaveCount(3)
      await choosePlace(page, w.reservations.find.place, 'R02')
      await page.getByRole('button', { name: words.where.take_all }).click()
      await expect(page.getByText(words.where.all_placed)).toBeVisible()
      await expectAccessible(page)
      await goOn(page, w)

      await at(page, w, 'when')
      await page.getByLabel(words.when.window_start).fill('2099-01-10T20:00')
      await page.getByLabel(words.when.window_end).fill('2099-01-10T19:00')
      await goOn(page, w)
      await expect(page.getByText(words.wrong.backwards)).toBeVisible()
      await page.getByLabel(words.when.window_end).fill('2099-01-10T23:00')
      await expectAccessible(page)
      await goOn(page, w)

      await at(page, w, 'check')
      await expect(page.getByText(filled(words.check.all_fine_other, { count: '3' }))).toBeVisible()
      await expectAccessible(page)
      await page.goBack()
      await at(page, w, 'when')
      await expect(page.getByLabel(words.when.window_end)).toHaveValue('2099-01-10T23:00')
      await goOn(page, w)
      await submit(page, w)

      const sheet = page.getByRole('dialog')
      await expect(sheet.getByText(w.work.stage.approval).first()).toBeVisible()
      await expectAccessible(page)
      const [made] = (await work.list({ mine: 'requested' })).results
      expect(made).toMatchObject({ kind: 'move', stage: 'approval', items_total: 3 })
      const whole = await work.get(made?.id ?? '')
      expect(whole.items.every(({ to }) => to?.trail.at(-1)?.name === 'R02')).toBe(true)
      const rows = (await assets.list({ search: 'Web' })).results
      expect(rows.every(({ location }) => location?.trail.at(-1)?.name === 'R01')).toBe(true)
      await page.goto('/app/forms/mac')
      await expect(page.getByRole('radio', { name: w.work.kind.move, exact: true })).not.toBeChecked()
    })

    test('a request is re-used as a new one that follows it', async ({ page, w, person }) => {
      const words = w.forms
      const founder = await createCompany(page, person)
      const { r02 } = await furnish(founder)
      const { assets, work } = founder
      const [web] = (await assets.list({ search: 'Web 1' })).results
      const to = { node_id: r02, position: 1, face: 'front' as const }
      const item = { id: crypto.randomUUID(), op: 'move' as const, asset_id: web?.id ?? '', to }
      const first = await work.create({ kind: 'move', title: 'Out of the way', items: [item] })
      await page.goto('/app/forms/history?kind=move')
      await expectAccessible(page)
      await page.getByRole('row', { name: 'Out of the way' }).click()
      await expectAccessible(page)
      await page.getByRole('dialog').getByRole('link', { name: words.history.reuse }).click()
      await expect(page).toHaveURL(new RegExp(`from=${first.id}`))
      const said = page.getByRole('complementary', { name: words.summary })
      await expect(said).toContainText('Web 1')
      await said.getByRole('button', { name: words.step.when, exact: true }).click()
      await page.getByRole('textbox', { name: words.when.title }).fill('Out again')
      await goOn(page, w)
      await submit(page, w)
      await expect(page.getByRole('dialog')).toContainText(
        filled(words.history.follows, { code: first.code }),
      )
    })
  })
