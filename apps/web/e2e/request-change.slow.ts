import { randomUUID } from 'node:crypto'
import { createCompany, expect, expectAccessible, LANGUAGES, test } from './fixtures.ts'
import { like } from './fault-deed.ts'
import { submit } from './form-steps.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a request that is no draft is changed where it is, submitted, and what others changed is told', async ({
      page,
      w,
      person,
    }) => {
      const founder = await createCompany(page, person)
      await furnish(founder)
      const { assets, work } = founder
      const [asset] = (await assets.list({ search: 'Web' })).results
      const item = {
        id: randomUUID(),
        op: 'change',
        asset_id: asset?.id ?? '',
        changes: { notes: 'New' },
      } as const
      const made = await work.create({ kind: 'change', title: 'Label it', items: [item] })
      const title = page.getByRole('textbox', { name: w.forms.when.title })

      await page.goto(`/app/dc-manager/mac-projects/${made.id}`)
      await page.getByRole('link', { name: w.work.next.change, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        filled(w.forms.change_title, { code: made.code }),
      )
      await expect(page.getByRole('button', { name: w.forms.keep })).toHaveCount(0)
      await page.goto(`/app/forms/mac?draft=${made.id}&step=when`)
      await title.fill('Label it twice')
      await expectAccessible(page)
      await page.getByRole('button', { name: w.forms.save, exact: true }).click()
      await expect(page.getByText(filled(w.forms.saved, { code: made.code }))).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Label it twice')
      const saved = await work.get(made.id)
      expect(saved).toMatchObject({ title: 'Label it twice', stage: 'todo', is_draft: false })

      await page.goto(`/app/forms/mac?draft=${made.id}&step=when`)
      await title.fill('Mine')
      await expect(page.getByText(like(w.support.draft.kept))).toBeVisible()
      await work.update(saved, { description: 'By somebody else' })
      await page.reload()
      await expect(page.getByText(w.forms.newer)).toBeVisible()
      await expect(title).toHaveValue('Mine')
      await page.goto(`/app/forms/mac?draft=${made.id}&step=check`)
      await submit(page, w)
      await expect(page.getByText(filled(w.forms.submitted, { code: made.code }))).toBeVisible()
      expect(await work.get(made.id)).toMatchObject({ title: 'Mine', stage: 'approval' })
    })
  })
