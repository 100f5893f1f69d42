import { signedIn } from './client.ts'
import { enter, expect, expectAccessible, test, walkedIn } from './fixtures.ts'
import { at, choosePlace, goOn, submit } from './form-steps.ts'
import { furnish } from './hall.ts'
import { filled, type ScreenWords } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

for (const language of walkedIn('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a move is asked for: pasted codes, places that are found, a check, and it is submitted', async ({
      page,
      w,
      person,
      server,
    }) => {
      const words = w.forms
      await enter(page, person)
      await furnish(server.url, person)
      const { assets, work } = await signedIn(server.url, person)
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
      await page.getByRole('radio', { name: words.what.paste }).check()
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

    test('an unfinished form survives a reload, is saved as a draft, and goes on from the history', async ({
      page,
      w,
      person,
      server,
    }) => {
      const words = w.forms
      await enter(page, person)
      const { receive } = await furnish(server.url, person)
      const { id } = await receive('Web 4')
      const { work } = await signedIn(server.url, person)
      await page.goto(`/app/forms/mac?kind=move&assets=${id}&step=what`)
      await expect(page.getByRole('list').getByText('Web 4').first()).toBeVisible()
      await goOn(page, w)
      await at(page, w, 'where')
      await page.getByRole('radio', { name: words.where.typed }).check()
      await choosePlace(page, words.where.place, 'Hall 1')
      await page.getByRole('button', { name: words.where.use_one }).click()
      await expect(page.getByText(words.where.all_placed)).toBeVisible()
      await goOn(page, w)
      await page.getByRole('textbox', { name: words.when.title }).fill('Rack it out')
      await expect(page.getByText(keptWords(w))).toBeVisible()
      await page.reload()
      await expect(page.getByRole('textbox', { name: words.when.title })).toHaveValue('Rack it out')

      await page.getByRole('button', { name: words.keep }).click()
      await expect(page).toHaveURL(/draft=/)
      const [draft] = (await work.list({ mine: 'draft' })).results
      expect(draft).toMatchObject({ title: 'Rack it out', is_draft: true, items_total: 1 })
      await page.goto('/app/forms/history?mine=draft')
      await page.getByRole('row', { name: 'Rack it out' }).click()
      await page.getByRole('dialog').getByRole('link', { name: words.history.go_on }).click()
      await submit(page, w)
      await expect(page.getByRole('dialog').getByText(w.work.stage.approval).first()).toBeVisible()
      expect(await work.get(draft?.id ?? '')).toMatchObject({ is_draft: false, stage: 'approval' })
    })

    test('a request is re-used as a new one that follows it @long', async ({ page, w, person, server }) => {
      const words = w.forms
      await enter(page, person)
      const { r02 } = await furnish(server.url, person)
      const { assets, work } = await signedIn(server.url, person)
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

/** What is told once what was typed is kept. */
const keptWords = (w: ScreenWords) => new RegExp(w.support.draft.kept.split('{{')[0] ?? '')
