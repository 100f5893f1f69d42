import { box, enter, expect, INVENTORY, test, type Page } from './fixtures.ts'
import { loginDrawn, withoutApplication } from './without-application.ts'

/** Where everything that has a text stands. */
const standing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :is(h1, p, label, input, button, a, header, select)')].map(
      (each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return [each.tagName, each.textContent, x, y, width, height].join(' ')
      },
    ),
  )

/** Marks a page that at any moment had nothing to show. */
function watchForNothing() {
  const root = document.getElementById('root')
  const look = () => {
    if (!root?.querySelector('h1')) document.documentElement.dataset.wasEmpty = ''
  }
  if (root) new MutationObserver(look).observe(root, { childList: true, subtree: true })
}

for (const [language, path] of [
  ['en', '/'],
  ['es', '/auth/login'],
  ['en', INVENTORY],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(`${path} is seen before the application is there, and nothing moves when it comes`, async ({
      page,
      w,
    }) => {
      const letGo = await withoutApplication(page)
      await page.goto(path, { waitUntil: 'commit' })
      const { landing, login } = w.auth
      const [heading, title] =
        path === '/'
          ? [landing.title, w.common.product]
          : [login.title, `${login.title} · ${w.common.product}`]
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(title)
      await page.evaluate(() => document.fonts.ready)
      const drawn = await standing(page)
      expect(drawn.length).toBeGreaterThan(5)
      await page.evaluate(watchForNothing)
      letGo()
      await expect(page.locator('footer[inert]')).toHaveCount(0)
      await expect(page.locator('html')).not.toHaveAttribute('data-was-empty')
      expect(await standing(page)).toEqual(drawn)
    })
  })

test('the fields of the login stand apart', async ({ page, w }) => {
  await page.goto('/auth/login')
  // the application takes the page's place at any moment
  await expect(async () => {
    const email = await box(page, w.auth.login.email).boundingBox()
    const label = await page.locator('label', { hasText: w.auth.login.password }).boundingBox()
    const gap = label && email && label.y - (email.y + email.height)
    expect(gap).toBeGreaterThanOrEqual(12)
  }).toPass()
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('the fields are as high when the styles of later parts are there', async ({ page, w }) => {
    await page.goto('/auth/register')
    await page.getByRole('button', { name: w.auth.register.submit }).waitFor()
    const email = await box(page, w.auth.register.email).boundingBox()
    expect(email?.height).toBe(40)
  })
})

test('who went on by Tab before the application came is still there when it comes', async ({ page, w }) => {
  const letGo = await withoutApplication(page)
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  letGo()
  await expect(page.locator('footer[inert]')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: w.auth.landing.action })).toBeFocused()
})

for (const way of ['Enter', 'the button'])
  test(`who signs in by ${way} before the application came is signed in when it comes`, async ({
    page,
    w,
    person,
  }) => {
    const letGo = await loginDrawn(page, person)
    await box(page, w.auth.login.email).fill(person.email)
    await box(page, w.auth.login.password).fill(person.password)
    if (way === 'Enter') await page.keyboard.press('Enter')
    else await page.getByRole('button', { name: w.auth.login.submit }).click()
    await expect(page.locator('html')).toHaveAttribute('data-sent')
    expect(new URL(page.url()).search).toBe('')
    letGo()
    await expect(page).toHaveURL('/app')
  })

test('the landing page is whole without the application, which comes when nothing else is to do', async ({
  page,
  w,
}) => {
  const letGo = await withoutApplication(page)
  await page.goto('/')
  await page.getByRole('link', { name: w.auth.landing.action }).click()
  await expect(page).toHaveURL('/auth/login')
  letGo()
  await expect(page.locator('form')).toBeVisible()
  await page.goto('/')
  await page
    .getByRole('combobox', { name: w.common.theme.label })
    .selectOption({ label: w.common.theme.dark })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('who was signed in is not shown the way in', async ({ page, w, person }) => {
  await enter(page, person)
  const letGo = await withoutApplication(page)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeEmpty()
  letGo()
  await expect(page.getByRole('heading', { name: w.auth.login.title })).toHaveCount(0)
  await expect(page).toHaveURL('/app')
})

test.describe('in es', () => {
  test.use({ language: 'es' })

  for (const [path, missing, isSignedIn] of [
    ['/', 'start', false],
    ['/auth/login', 'base', false],
    [INVENTORY, 'base', true],
  ] as const)
    test(`${path} whose ${missing} cannot be fetched says so, in the reader's language`, async ({
      page,
      person,
      w,
    }) => {
      const { errors, actions } = w.common
      const scripts = `**/assets/${missing}-*.js`
      let isMissing = true
      // a browser asks more than once by itself
      await page.route(scripts, (route) => (isMissing ? route.abort() : route.continue()))
      await (isSignedIn ? enter(page, person, path) : page.goto(path))
      const strip = page.getByRole('alert').filter({ hasText: errors.stale_build })
      await expect(strip).toBeVisible()
      page.on('request', (request) => (isMissing &&= !request.isNavigationRequest()))
      await strip.getByRole('button', { name: actions.reload }).click()
      await expect(page.locator('footer[inert]')).toHaveCount(0)
      await expect(strip).toBeHidden()
    })
})
