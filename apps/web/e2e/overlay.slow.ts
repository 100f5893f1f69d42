import { enter, expect, test } from './fixtures.ts'

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
