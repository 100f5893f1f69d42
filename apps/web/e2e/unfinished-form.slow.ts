import { choose, createCompany, expect, LANGUAGES, test } from './fixtures.ts'
import { at, choosePlace, goOn, submit } from './form-steps.ts'
import { furnish } from './hall.ts'
import { type ScreenWords } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

/** Matches the message that the draft was saved, whatever its time. */
const keptWords = (w: ScreenWords) => new RegExp(w.support.draft.kept.split('{{')[0] ?? '')

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('an unfinished form survives a reload, is saved as a draft, and goes on from the history', async ({
      page,
      w,
      person,
    }) => {
      const words = w.forms
      const founder = await createCompany(page, person)
      const { receive } = await furnish(founder)
      const { id } = await receive('Web 4')
      const { work } = founder
      await page.goto(`/app/forms/mac?kind=move&assets=${id}&step=what`)
      await expect(page.getByRole('list').getByText('Web 4').first()).toBeVisible()
      await goOn(page, w)
      await at(page, w, 'where')
      await choose(page.getByRole('radio', { name: words.where.typed }))
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
  })
