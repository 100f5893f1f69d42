import { field } from './feedback.ts'
import { addAsset, enter, expect, INVENTORY, test } from './fixtures.ts'

const YEARS = 10

for (const [where, years] of [
  ['behind', -YEARS],
  ['ahead', YEARS],
] as const)
  test(`a browser whose clock is ten years ${where} stays signed in, keeps its drafts and writes the right day`, async ({
    page,
    w,
    person,
  }) => {
    const today = new Date()
    const wrong = new Date(today)
    wrong.setUTCFullYear(today.getUTCFullYear() + years)
    await page.clock.setSystemTime(wrong)
    await enter(page, person)
    await addAsset(page, w, 'Server 1')
    await page.reload()
    await page.getByRole('row', { name: 'Server 1' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(String(today.getUTCFullYear()), { exact: false }).first()).toBeVisible()
    await expect(sheet).not.toContainText(String(wrong.getUTCFullYear()))
    await page.goto('/app/support')
    const form = page.getByRole('main')
    const kept = page.waitForResponse(
      (answer) => answer.url().includes('/api/drafts/') && answer.request().method() === 'PUT',
    )
    await field(form, w.support.subject).fill('The clock is wrong')
    expect((await kept).ok()).toBe(true)
    await page.reload()
    await expect(field(form, w.support.subject)).toHaveValue('The clock is wrong')
    await page.goto(INVENTORY)
    await expect(page.getByRole('row', { name: 'Server 1' })).toBeVisible()
  })
