import {
  expect,
  expectAccessible,
  LANGUAGES,
  login,
  register,
  test,
  type Page,
  type Person,
} from './fixtures.ts'
import type { Mailbox } from './mailbox.ts'
import { filled, type ScreenWords } from './words.ts'

const LINK = /http:\/\/localhost:\d+\/auth\/reset-password#token=[\w-]+/

/** Asks for a recovery e-mail on the page and answers the link in it. */
async function recover(page: Page, w: ScreenWords, mailbox: Mailbox, { email }: Person): Promise<string> {
  const before = mailbox.to(email).length
  await page.goto('/auth/login')
  await page.getByRole('link', { name: w.auth.login.forgot }).click()
  await page.getByRole('textbox', { name: w.auth.login.email }).fill(email)
  await page.getByRole('button', { name: w.auth.recovery.submit }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toHaveText(
    filled(w.auth.recovery.sent, { email }),
  )
  await expect.poll(() => mailbox.to(email).length).toBe(before + 1)
  return LINK.exec(mailbox.to(email).at(-1) ?? '')?.[0] ?? ''
}

async function choosePassword(page: Page, w: ScreenWords, password: string) {
  await page.getByRole('textbox', { name: w.auth.reset.password, exact: true }).fill(password)
  await page.getByRole('textbox', { name: w.auth.reset.password_confirmation }).fill(password)
  await page.getByRole('button', { name: w.auth.reset.submit }).click()
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a forgotten password is replaced by the link of the mail, once', async ({
      page,
      w,
      person,
      mailbox,
    }) => {
      await register(page, w, person)
      await page.getByRole('button', { name: w.shell.nav.logout }).click()
      const older = await recover(page, w, mailbox, person)
      const link = await recover(page, w, mailbox, person)
      await expectAccessible(page)

      await page.goto(older)
      await choosePassword(page, w, 'Raised-floor-2')
      await expect(page.getByText(w.auth.reset.invalid_title)).toBeVisible()

      await page.goto(link)
      await expect(page.getByRole('heading', { name: w.auth.reset.title })).toBeVisible()
      await expect(page).toHaveURL('/auth/reset-password')
      await choosePassword(page, w, 'Password-1')
      await expect(page.getByRole('alert')).toHaveText(w.issues.password_common)
      await expectAccessible(page)
      await choosePassword(page, w, 'Raised-floor-2')
      await expect(page).toHaveURL('/auth/login')
      await expect(page.getByText(w.auth.reset.done)).toBeVisible()

      await login(page, w, person)
      await expect(page.getByRole('alert')).toContainText(w.issues.authentication_failed)
      await login(page, w, { ...person, password: 'Raised-floor-2' })
      await expect(page).toHaveURL('/app')
      await expect.poll(() => mailbox.to(person.email).length).toBe(3)

      await page.goto('about:blank')
      await page.goto(link)
      await choosePassword(page, w, 'Raised-floor-3')
      await expect(page.getByText(w.auth.reset.invalid_title)).toBeVisible()
    })
  })
}

test('who has no account is told the same, and gets no mail', async ({ page, w, person, mailbox }) => {
  await page.goto('/auth/login?redirectTo=%2Fapp%2Fsupport')
  await page.getByRole('link', { name: w.auth.login.forgot }).click()
  await page.getByRole('textbox', { name: w.auth.login.email }).fill(person.email)
  await page.getByRole('button', { name: w.auth.recovery.submit }).click()
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
  await expect(page.getByRole('textbox', { name: w.auth.register.company })).toBeVisible()
})
