import { enter, expect, test } from './fixtures.ts'
import { words } from './words.ts'

const YEAR_SECONDS = 525_600 * 60

test("the browser's language is kept for a year, for this host and every path of it", async ({
  page,
  context,
  language,
  w,
}) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: w.auth.login.title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'lang')
  // the page is drawn before its application runs, which keeps the language
  await expect
    .poll(kept)
    .toMatchObject({ value: language, domain: 'localhost', path: '/', secure: true, sameSite: 'Lax' })
  expect(Math.abs(((await kept())?.expires ?? 0) - Date.now() / 1000 - YEAR_SECONDS)).toBeLessThan(120)
})

test('language and theme change at once and are remembered', async ({ page, language, person }) => {
  const other = language === 'en' ? 'es' : 'en'
  const [before, after] = [words[language], words[other]]
  const home = page.getByRole('link', { name: after.shell.nav.home, exact: true })
  await enter(page, person)
  await page.getByRole('button', { name: before.common.language.label }).click()
  await page.getByRole('menuitemradio', { name: before.common.language[other] }).click()
  await expect(home).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await page.getByRole('button', { name: after.common.theme.label }).click()
  await page.getByRole('menuitemradio', { name: after.common.theme.dark }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(home).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
