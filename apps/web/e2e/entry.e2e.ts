import {
  box,
  expect,
  expectAccessible,
  login,
  logout,
  register,
  test,
  walkedIn,
  type Page,
  type Person,
} from './fixtures.ts'
import type { Mailbox } from './mailbox.ts'
import { invite } from './people.ts'
import { filled, type ScreenWords } from './words.ts'

/** Asks for a recovery e-mail from the login page that is shown. */
async function askForMail(page: Page, w: ScreenWords, email: string) {
  await page.getByRole('link', { name: w.auth.login.forgot }).click()
  await box(page, w.auth.login.email).fill(email)
  await page.getByRole('button', { name: w.auth.recovery.submit }).click()
}

/** Asks for a recovery e-mail on the page and answers the link in it. */
async function recover(page: Page, w: ScreenWords, mailbox: Mailbox, { email }: Person): Promise<string> {
  const before = mailbox.to(email).length
  await page.goto('/auth/login')
  await askForMail(page, w, email)
  await expect(page.getByRole('status').filter({ hasText: email })).toHaveText(
    filled(w.auth.recovery.sent, { email }),
  )
  await expect.poll(() => mailbox.to(email).length).toBe(before + 1)
  return mailbox.link(email)
}

async function choosePassword(page: Page, w: ScreenWords, password: string) {
  await box(page, w.auth.reset.password).fill(password)
  await box(page, w.auth.reset.password_confirmation).fill(password)
  await page.getByRole('button', { name: w.auth.reset.submit }).click()
}

for (const language of walkedIn('es')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a forgotten password is replaced by the link of the mail, once', async ({
      page,
      w,
      person,
      mailbox,
    }) => {
      await register(page, w, person)
      await logout(page, w)
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

    test('who is invited by mail joins the company, once and under that address', async ({
      page,
      w,
      person,
      mailbox,
      browser,
      baseURL,
      locale,
    }) => {
      const eva = { email: person.email.replace('ana', 'eva'), password: 'Raised-floor-2' }
      await register(page, w, person)
      await invite(page, w, eva)
      await expect.poll(() => mailbox.to(eva.email).length).toBe(1)

      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: locale ?? 'en' })
      const other = await context.newPage()
      await other.goto(mailbox.link(eva.email))
      const form = w.auth.register
      const title = filled(w.auth.invitation.title, { company: person.company })
      await expect(other.getByRole('heading', { name: title })).toBeVisible()
      await expect(other).toHaveURL('/auth/register')
      await expectAccessible(other)
      await expect(box(other, form.email)).toHaveValue(eva.email)
      await box(other, form.name).fill('Eva')
      await box(other, form.surname).fill('Sol')
      await box(other, form.password).fill(eva.password)
      await box(other, form.password_confirmation).fill(eva.password)
      await other.getByRole('button', { name: w.auth.invitation.submit, exact: true }).click()
      await expect(other).toHaveURL('/app')
      await expect(other.getByRole('heading', { level: 1 })).toContainText('Eva')

      await other.goto('about:blank')
      await other.goto(mailbox.link(eva.email))
      await expect(other.getByText(w.auth.invitation.invalid_title)).toBeVisible()
      await context.close()
    })
  })
}

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
