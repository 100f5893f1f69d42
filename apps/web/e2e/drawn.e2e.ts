import { box, expect, test } from './fixtures.ts'
import { loginDrawn } from './without-application.ts'

test('what was typed before the application came is there to sign in with', async ({ page, w, person }) => {
  const letGo = await loginDrawn(page, person)
  await expect(box(page, w.auth.login.email)).toBeFocused()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  letGo()
  await expect(page.locator('form')).toBeVisible()
  await expect(box(page, w.auth.login.email)).toHaveValue(person.email)
  await expect(box(page, w.auth.login.password)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')
})
