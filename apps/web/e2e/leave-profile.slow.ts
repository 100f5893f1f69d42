import { letters as en } from '@plenum/i18n/locales/en/letters'
import { letters as es } from '@plenum/i18n/locales/es/letters'
import { box, enter, expect, LANGUAGES, login, type Page, test } from './fixtures.ts'
import { filled, type ScreenWords } from './words.ts'
import { profileOn } from './profile-form.ts'

const letters = { en, es }

/** Stays, saves and leaves, each once. */
async function leaveProfile(page: Page, w: ScreenWords) {
  const { surname } = profileOn(page, w)
  const { stay, save, leave } = w.common.actions
  const goHomeAnd = async (answer: string) => {
    await page.getByRole('link', { name: w.shell.nav.home }).click()
    const dialog = page.getByRole('alertdialog', { name: w.common.unsaved.title })
    await dialog.getByRole('button', { name: answer, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  await surname.fill('Vega')
  await goHomeAnd(stay)
  await expect(page).toHaveURL('/app/profile')
  await expect(surname).toHaveValue('Vega')
  await goHomeAnd(save)
  await expect(page).toHaveURL('/app')
  await page.goBack()
  await expect(surname).toHaveValue('Vega')
  await surname.fill('Lost')
  await goHomeAnd(leave)
  await expect(page).toHaveURL('/app')
  await page.goBack()
  await expect(surname).toHaveValue('Vega')
}

async function changeEmail(page: Page, { profile, issues }: ScreenWords, next: string, password: string) {
  await box(page, profile.email.next).fill(next)
  await box(page, profile.email.current_password).fill('wrong')
  await page.getByRole('button', { name: profile.email.submit }).click()
  await expect(page.getByText(issues.wrong_password)).toBeVisible()
  await box(page, profile.email.current_password).fill(password)
  await page.getByRole('button', { name: profile.email.submit }).click()
  await expect(page.getByText(profile.email.changed)).toBeVisible()
  await expect(page.getByText(filled(profile.email.present, { email: next }))).toBeVisible()
}

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a profile is not left unasked, and a new address needs the password', async ({
      page,
      w,
      person,
      mailbox,
    }) => {
      await enter(page, person, '/app/profile')
      await leaveProfile(page, w)
      const next = `nueva-${person.email}`
      await changeEmail(page, w, next, person.password)
      const told = filled(letters[language].email_changed.text, { next })
      await expect.poll(() => mailbox.to(person.email).at(-1)).toContain(told)
      expect(mailbox.to(next)).toEqual([])

      // a page that still runs could renew the session
      await page.goto('about:blank')
      await page.context().clearCookies()
      await page.goto('/app/profile')
      await expect(page).toHaveURL('/auth/login?redirectTo=%2Fapp%2Fprofile')
      await login(page, w, person)
      await expect(page.getByRole('alert')).toContainText(w.issues.authentication_failed)
      await login(page, w, { email: next, password: person.password })
      await expect(page).toHaveURL('/app/profile')
    })
  })
