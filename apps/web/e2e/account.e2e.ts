import { box, enter, expect, login, signIn, test, type Page } from './fixtures.ts'
import { otherPage } from './drawing.ts'
import { filled, type ScreenWords } from './words.ts'

test.use({ firstLanguage: 'es' })

const NEW_PASSWORD = 'Warm-aisle-22'

async function changePassword(page: Page, w: ScreenWords, from: string, to: string) {
  await box(page, w.profile.password.current).fill(from)
  await box(page, w.profile.password.next).fill(to)
  await box(page, w.profile.password.confirmation).fill(to)
  await page.getByRole('button', { name: w.profile.password.submit }).click()
}

test('a person changes name and password, and ends sessions elsewhere and everywhere', async ({
  page,
  browser,
  w,
  person,
}) => {
  const { profile, shell } = w
  await enter(page, person)

  await page.getByRole('button', { name: filled(shell.account.open, { name: 'Ana Ruiz' }) }).click()
  await page.getByRole('menuitem', { name: shell.account.my_profile }).click()
  await expect(page).toHaveURL('/app/profile')
  await box(page, profile.personal.name).fill('Julia')
  await page.getByRole('button', { name: w.common.actions.save }).click()
  await expect(page.getByText(profile.personal.saved)).toBeVisible()
  await expect(page.getByRole('complementary').getByText('Julia Ruiz')).toBeVisible()

  const other = await otherPage(browser)
  await signIn(other, person)

  await page.getByRole('button', { name: filled(shell.account.open, { name: 'Julia Ruiz' }) }).click()
  await page.getByRole('menuitem', { name: shell.account.password }).click()
  await expect(box(page, profile.password.current)).toBeFocused()
  await changePassword(page, w, 'wrong', NEW_PASSWORD)
  await expect(page.getByText(w.issues.wrong_password)).toBeVisible()
  await changePassword(page, w, person.password, NEW_PASSWORD)
  await expect(page.getByText(profile.password.changed)).toBeVisible()
  await expect(box(page, profile.password.current)).toHaveValue('')

  const isOutElsewhere = async () => {
    await other.goto('/app/profile')
    await expect(other).toHaveURL('/auth/login?redirectTo=%2Fapp%2Fprofile')
  }
  const signInElsewhere = async () => {
    await login(other, w, { ...person, password: NEW_PASSWORD })
    await expect(other).toHaveURL('/app/profile')
  }
  await isOutElsewhere()
  await login(other, w, person)
  await expect(other.getByRole('alert')).toContainText(w.issues.authentication_failed)
  await signInElsewhere()

  await page.reload()
  const ends = page.getByRole('button', {
    name: new RegExp(`^${profile.sessions.end_named.split(':')[0]}`),
  })
  await expect(ends).toHaveCount(1)
  await ends.click()
  await expect(page.getByText(profile.sessions.ended)).toBeVisible()
  await expect(ends).toHaveCount(0)
  await isOutElsewhere()

  await signInElsewhere()
  await page.getByRole('button', { name: profile.end_all.open }).click()
  const dialog = page.getByRole('dialog')
  await box(dialog, profile.end_all.password).fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: profile.end_all.submit }).click()
  await expect(page).toHaveURL('/auth/login')
  await isOutElsewhere()
  await other.close()
})
