import { enter, expect, INVENTORY, LANGUAGES, test } from './fixtures.ts'

test('feedback opened by its address is a page', async ({ page, w, person }) => {
  await enter(page, person, '/app/support')
  await expect(page.getByRole('heading', { level: 1, name: w.support.title })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('behind a dialog a page that does not exist is reported to the console and not shown', async ({
  page,
  w,
  person,
}) => {
  await enter(page, person)
  const warned = page.waitForEvent('console', (message) => message.text().includes('/app/nowhere'))
  await page.goto('/app/nowhere?over=support')
  await expect(page.getByRole('dialog', { name: w.support.title })).toBeVisible()
  expect((await warned).type()).toBe('warning')
  await expect(page.getByText(w.common.not_found.message)).toHaveCount(0)
})

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('feedback opens over the page, which stays as it is: Back closes it, a reload keeps both', async ({
      page,
      w,
      person,
    }) => {
      await enter(page, person, INVENTORY, ['Leaf switch 04'])
      await page.goto('/app/settings/assets-inventory?search=leaf')
      const row = page.getByRole('row', { name: 'Leaf switch 04', includeHidden: true })
      await row.evaluate((element) => element.setAttribute('data-mark', 'the same'))
      const dialog = page.getByRole('dialog', { name: w.support.title })
      const feedback = page.getByRole('link', { name: w.shell.nav.feedback })
      await feedback.click()
      await expect(dialog).toBeVisible()
      await expect(page).toHaveURL('/app/support')
      await expect(row).toHaveAttribute('data-mark', 'the same')
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL('/app/settings/assets-inventory?search=leaf')
      await expect(row).toHaveAttribute('data-mark', 'the same')
      await feedback.click()
      await page.reload()
      await expect(dialog).toBeVisible()
      await expect(row).toBeAttached()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL('/app/settings/assets-inventory?search=leaf')
    })
  })
