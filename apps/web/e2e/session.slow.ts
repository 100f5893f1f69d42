import { expect, LANGUAGES, login, logout, register, test } from './fixtures.ts'

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a wrong password says what is wrong in words', async ({ page, w, person }) => {
      await page.goto('/auth/login')
      await login(page, w, person)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(w.auth.login.failed_title)
      await expect(alert).toContainText(w.issues.authentication_failed)
    })
  })

test('the way back leads nowhere but into the application', async ({ page, w, person }) => {
  await register(page, w, person)
  await logout(page, w)
  await page.goto('/auth/login?redirectTo=https%3A%2F%2Fevil.example%2Fapp')
  await login(page, w, person)
  await expect(page).toHaveURL('/app')
})

test('an empty form names what is missing', async ({ page, w }) => {
  await page.goto('/auth/register')
  await page.getByRole('button', { name: w.auth.register.submit }).click()
  await expect(page.getByRole('alert')).toHaveCount(5)
  await expect(page.getByRole('alert').first()).toHaveText(w.issues.required)
})
