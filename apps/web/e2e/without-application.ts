import { createCompany, type Page, type Person } from './fixtures.ts'

/** Keeps the application away from the page until it is let go. */
export async function withoutApplication(page: Page) {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

/** The login as somebody with an account sees it before the application is there. */
export async function loginDrawn(page: Page, person: Person) {
  await createCompany(page, person)
  await page.context().clearCookies()
  const letGo = await withoutApplication(page)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  return letGo
}
