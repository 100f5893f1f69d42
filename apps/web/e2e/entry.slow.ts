import { box, expect, test } from './fixtures.ts'
import { filled } from './words.ts'
import { askForMail } from './people.ts'

test('who has no account is told the same, and gets no mail', async ({ page, w, person, mailbox }) => {
  await page.goto('/auth/login?redirectTo=%2Fapp%2Fsupport')
  await askForMail(page, w, person.email)
  await expect(page.getByText(filled(w.auth.recovery.sent, { email: person.email }))).toBeVisible()
  await page.getByRole('link', { name: w.auth.recovery.back }).click()
  await expect(page).toHaveURL('/auth/login?redirectTo=%2Fapp%2Fsupport')
  expect(mailbox.to(person.email)).toEqual([])
})

test('an invitation that is over says so, and leaves no trace in the address', async ({ page, w }) => {
  await page.goto('/auth/register#invitation=long-gone')
  await expect(page.getByText(w.auth.invitation.invalid_title)).toBeVisible()
  await expect(page).toHaveURL('/auth/register')
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  await page.getByRole('link', { name: w.auth.invitation.found }).click()
  await expect(box(page, w.auth.register.company)).toBeVisible()
})
