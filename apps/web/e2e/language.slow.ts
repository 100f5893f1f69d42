import { enter, expect, INVENTORY, test } from './fixtures.ts'
import { scriptOf } from './manifest.ts'
import { fetchedSpanish, filesOf } from './weights.ts'
import { words } from './words.ts'

test.describe('in a Spanish browser', () => {
  test.use({ language: 'es' })

  test('what was chosen weighs more than the browser', async ({ page, context, server }) => {
    await context.addCookies([{ name: 'lang', value: 'en', url: server.url, secure: true }])
    await page.goto('/auth/login')
    await expect(page.getByRole('heading', { name: words.en.auth.login.title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('the browser weighs more than what a page stored', async ({ page, w }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'))
    await page.goto('/auth/login')
    await expect(page.getByRole('heading', { name: w.auth.login.title })).toBeVisible()
  })
})

test.describe('in a browser of another language', () => {
  test.use({ locale: 'fr-FR' })

  for (const storage of ['localStorage', 'sessionStorage'] as const)
    test(`${storage} is asked next`, async ({ page }) => {
      await page.addInitScript((name) => window[name].setItem('i18nextLng', 'es'), storage)
      await page.goto('/auth/login')
      await expect(page.getByRole('heading', { name: words.es.auth.login.title })).toBeVisible()
    })

  test('in the end it is English', async ({ page }) => {
    await page.goto('/auth/login')
    await expect(page.getByRole('heading', { name: words.en.auth.login.title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('a form keeps what was typed, and the focus; Spanish is fetched only when it is wanted', async ({
  page,
  w,
}) => {
  await page.goto('/auth/login')
  const email = page.getByRole('textbox', { name: w.auth.login.email })
  await email.fill('ana@atlas.example')
  const input = await email.elementHandle()
  expect(await fetchedSpanish(page)).toEqual([])
  const choice = page.getByRole('combobox', { name: w.common.language.label })
  await choice.focus()
  await choice.selectOption('es')
  await expect(page.getByRole('heading', { name: words.es.auth.login.title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect.poll(() => fetchedSpanish(page)).toHaveLength(1)
  await expect(page.getByRole('combobox', { name: words.es.common.language.label })).toBeFocused()
  expect(await input?.evaluate((element) => element.isConnected)).toBe(true)
  expect(await input?.inputValue()).toBe('ana@atlas.example')
})

test('a list keeps its place, its filter and its rows', async ({ page, w, person }) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  const servers = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Server ${number}`)
  const live = await scriptOf('../../packages/i18n/src/locales/en/record.ts')
  await enter(page, person, INVENTORY, servers)
  const row = page.getByRole('row', { name: 'Server 1' })
  await expect(row).toBeVisible()
  await expect.poll(() => filesOf(page)).toContain(live)
  expect(await fetchedSpanish(page)).toEqual([])
  const search = page.getByRole('searchbox', { name: w.assets.filter.search })
  await search.fill('Server')
  await expect(page).toHaveURL(/search=Server/)
  const before = await page.getByRole('grid').elementHandle()
  const scrolled = await before?.evaluate((grid) => {
    const frame = grid.parentElement
    frame?.scrollTo({ top: 60 })
    return frame?.scrollTop
  })
  expect(scrolled).toBeGreaterThan(0)
  await page.getByRole('button', { name: w.common.language.label }).click()
  await page.getByRole('menuitemradio', { name: words.es.common.language.es }).click()
  await expect(page.getByRole('heading', { name: words.es.assets.title })).toBeVisible()
  // those of every page, of signed-in ones, and of who else changes what is listed
  await expect.poll(() => fetchedSpanish(page)).toHaveLength(3)
  await expect(page.getByRole('button', { name: words.es.common.language.label })).toBeFocused()
  await expect(page.getByRole('searchbox', { name: words.es.assets.filter.search })).toHaveValue('Server')
  expect(await before?.evaluate((grid) => [grid.isConnected, grid.parentElement?.scrollTop])).toEqual([
    true,
    scrolled,
  ])
})
