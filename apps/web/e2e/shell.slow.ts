import { addAsset, enter, expect, INVENTORY, LANGUAGES, logout, type Page, test } from './fixtures.ts'
import { stillBox } from './still-box.ts'

const REM = 16
const WEEK_SECONDS = 7 * 24 * 60 * 60

const widthOf = async (page: Page, name: string) =>
  (await page.getByRole('complementary', { name }).boundingBox())?.width

test('the sidebar is wide or narrow, as it was left for a week', async ({ page, context, w, person }) => {
  await enter(page, person)
  const { navigation } = w.shell
  await expect.poll(() => widthOf(page, navigation)).toBe(18 * REM)
  await page.keyboard.press('Control+b')
  await expect.poll(() => widthOf(page, navigation)).toBe(3 * REM)
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'sidebar_state')
  await expect.poll(async () => (await kept())?.value).toBe('false')
  expect(Math.abs(((await kept())?.expires ?? 0) - Date.now() / 1000 - WEEK_SECONDS)).toBeLessThan(60)
  await page.reload()
  await expect.poll(() => widthOf(page, navigation)).toBe(3 * REM)
  const settings = page.getByRole('button', { name: w.shell.nav.settings })
  await settings.hover()
  await expect(page.getByRole('tooltip', { name: w.shell.nav.settings })).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect.poll(() => widthOf(page, navigation)).toBe(18 * REM)
  await expect.poll(async () => (await kept())?.value).toBe('true')
})

test('a group is open where the page is one of its own, and what is not there yet says so', async ({
  page,
  w,
  person,
}) => {
  await enter(page, person)
  const settings = page.getByRole('button', { name: w.shell.nav.settings })
  await expect(settings).toHaveAttribute('aria-expanded', 'false')
  await page.goto('/app/settings/hierarchy')
  await expect(settings).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: w.shell.nav.hierarchy })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const coming = page.getByRole('link', { name: w.shell.nav.planning })
  await expect(coming).toHaveAttribute('aria-disabled', 'true')
  await expect(coming).toHaveAttribute('title', w.shell.coming_reason)
  await expect(coming).toContainText(w.common.states.coming)
  await coming.click({ force: true })
  await expect(page).toHaveURL('/app/settings/hierarchy')
  await expect(page.getByText('v0.0.1')).toBeVisible()
  await expect(page.getByRole('button', { name: w.shell.nav.account, exact: true })).toBeVisible()
  await expect(page.getByText(w.shell.nav.super_administrator)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link').click()
  await expect(page).toHaveURL('/app')
})

test('the header is 50 px high and stays; the title of the document is that of the page', async ({
  page,
  w,
  person,
}) => {
  await enter(page, person, '/app/settings/hierarchy')
  await expect(page.getByRole('heading', { level: 1, name: w.hierarchy.title })).toBeVisible()
  expect((await stillBox(page.getByRole('banner'))).height).toBe(50)
  await expect(page).toHaveTitle(new RegExp(w.hierarchy.title))
  await page.getByRole('link', { name: w.shell.nav.assets }).click()
  await expect(page).toHaveTitle(new RegExp(w.assets.title))
})

test('the navigation off its canvas does not come back with a narrow window', async ({ page, w, person }) => {
  const phone = { width: 390, height: 844 }
  const opener = page.getByRole('button', { name: w.shell.open_navigation })
  const panel = page.getByRole('dialog', { name: w.shell.navigation })
  await page.setViewportSize(phone)
  await enter(page, person)
  await opener.click()
  await expect(panel).toBeVisible()
  await page.setViewportSize({ width: phone.height, height: phone.width })
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: w.shell.navigation })).toBeVisible()
  await page.setViewportSize(phone)
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expect(panel).toHaveCount(0)
})

test('a browser that refuses storage shows the application as usual', async ({ page, w, person }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get })
  })
  await enter(page, person, INVENTORY, ['Server 1'])
  await expect(page.getByRole('row', { name: 'Server 1' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dark')
  await expect(page.getByRole('option', { name: w.shell.actions.theme.dark })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await logout(page, w)
  await expect(page).toHaveURL(/login/)
})

test('the account menu says who, and what is coming', async ({ page, w, person }) => {
  await enter(page, person)
  const name = `${person.name} ${person.surname}`
  await page.getByRole('button', { name: w.shell.account.open.replace('{{name}}', name) }).click()
  await expect(page.getByRole('menuitem', { name: w.shell.account.upgrade })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(page.getByRole('menuitem', { name: w.shell.account.notifications })).toHaveAttribute(
    'href',
    '/app/notifications',
  )
  for (const word of [w.shell.account.my_profile, w.shell.account.user_profile, w.shell.account.password])
    await expect(page.getByRole('menuitem', { name: word })).toHaveAttribute('href', /^\/app\/profile/)
  await expect(page.getByRole('menuitem', { name: w.shell.nav.logout })).toBeEnabled()
  await expect(page.locator('[data-initials=AR]').first()).toBeVisible()
})

test('what was told stays until somebody closes it, under an id of 21 characters', async ({
  page,
  w,
  person,
}) => {
  await page.clock.install()
  await enter(page, person)
  await addAsset(page, w, 'Server 1')
  const told = page.getByText(w.assets.sheet.created)
  const id = await told.evaluate((element) => element.closest('[data-scope=toast][data-part=root]')?.id)
  expect(id?.split(':').at(-1)).toMatch(/^[\w-]{21}$/)
  await page.clock.fastForward('01:00')
  await expect(told).toBeVisible()
  await page
    .getByRole('status')
    .filter({ hasText: w.assets.sheet.created })
    .getByRole('button')
    .last()
    .click()
  await expect(told).toHaveCount(0)
})

for (const theme of ['light', 'dark'] as const)
  test(`the first paint is in the ${theme} theme, whatever the system prefers`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' })
    await page.addInitScript((chosen) => {
      if (chosen === 'dark') localStorage.setItem('theme', chosen)
      const seen: unknown[] = []
      Object.assign(window, { seen })
      const look = () => {
        if (document.body) seen.push(document.documentElement.dataset.theme)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, theme)
    await page.goto('/auth/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const seen = await page.evaluate(() => [...new Set(Reflect.get(window, 'seen') as string[])])
    expect(seen).toEqual([theme])
  })

/** How the page's question who is signed in goes: kept in the tab, so that a reload meets it. */
const answerSession = (page: Page, how: 'late' | 'never' | 'as it is') =>
  page.evaluate((wanted) => sessionStorage.setItem('me', wanted), how)

test('the session is shown loading; where it fails, the cookie stays and it can be asked for again', async ({
  page,
  context,
  w,
  person,
}) => {
  await page.addInitScript(() => {
    const ask = window.fetch
    window.fetch = async (...parts) => {
      const [request] = parts
      const how = sessionStorage.getItem('me')
      const url = request instanceof Request ? request.url : String(request)
      if (url.endsWith('/api/auth/me/')) {
        if (how === 'never') throw new TypeError('Failed to fetch')
        if (how === 'late') await new Promise((resolve) => setTimeout(resolve, 1500))
      }
      return ask(...parts)
    }
  })
  await enter(page, person)
  await answerSession(page, 'late')
  await page.reload()
  await expect(page.getByText(w.common.session.loading)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
  await answerSession(page, 'never')
  await page.reload()
  await expect(page.getByText(w.common.session.failed_text)).toBeVisible({ timeout: 20_000 })
  expect((await context.cookies()).some(({ name }) => name === 'default_refresh_token')).toBe(true)
  await answerSession(page, 'as it is')
  await page.getByRole('button', { name: w.common.actions.retry }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
})

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('on a phone the navigation comes over the page and goes with a choice', async ({
      page,
      w,
      person,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await enter(page, person, '/app/settings/hierarchy')
      await page.getByRole('button', { name: w.shell.open_navigation }).click()
      await page.getByRole('link', { name: w.shell.nav.home }).click()
      await expect(page).toHaveURL('/app')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
