import { expect, login, logout, register, test } from './fixtures.ts'

test('who is not signed in is asked to, and comes back to where they were going', async ({
  page,
  w,
  person,
}) => {
  await register(page, w, person)
  await logout(page, w)
  await expect(page).toHaveURL('/auth/login?redirectTo=%2Fapp')
  await page.goto('/app/settings/assets-inventory?status=active')
  await expect(page).toHaveURL(
    `/auth/login?redirectTo=${encodeURIComponent('/app/settings/assets-inventory?status=active')}`,
  )
  await login(page, w, person)
  await expect(page).toHaveURL('/app/settings/assets-inventory?status=active')
})

test('a reload keeps the session, and signing out in one tab signs out the others', async ({
  page,
  w,
  person,
}) => {
  await register(page, w, person)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
  const other = await page.context().newPage()
  await other.goto('/app/settings/hierarchy')
  await expect(other.getByRole('heading', { name: w.hierarchy.title })).toBeVisible()
  await logout(page, w)
  await expect(other).toHaveURL(/\/auth\/login\?redirectTo=/)
})
