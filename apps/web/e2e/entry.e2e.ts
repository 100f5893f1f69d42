import {
  box,
  createCompany,
  expect,
  expectAccessible,
  login,
  test,
  type Page,
  type Person,
} from './fixtures.ts'
import { otherPage } from './drawing.ts'
import type { Mailbox } from './mailbox.ts'
import { filled, type ScreenWords } from './words.ts'
import { askForMail, invite } from './people.ts'

test.use({ firstLanguage: 'es' })

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

test('a forgotten password is replaced by the link of the mail, once', async ({
  page,
  w,
  person,
  mailbox,
}) => {
  await createCompany(page, person)
  await page.context().clearCookies()
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
}) => {
  const eva = { email: person.email.replace('ana', 'eva'), password: 'Raised-floor-2' }
  await createCompany(page, person)
  await invite(page, w, eva)
  await expect.poll(() => mailbox.to(eva.email).length).toBe(1)

  const other = await otherPage(browser)
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
  await other.close()
})
