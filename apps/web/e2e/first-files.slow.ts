import { firstAsked } from '#app/first-asked.ts'
import { enter, expect, INVENTORY, login, test, type Page } from './fixtures.ts'

/** The scripts that a page and its header name before any of them runs. */
async function namedScripts(page: Page, path: string) {
  const answer = await page.request.get(path, { headers: { accept: 'text/html' } })
  const links = answer.headers().link ?? ''
  const html = await answer.text()
  return {
    inHeader: [...links.matchAll(/<([^>]+\.js)>/g)].map(([, file = '']) => file),
    inPage: [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) => file),
  }
}

/** Which scripts of the page have run, by what the browser says of them. */
async function run(page: Page, visit: () => Promise<unknown>) {
  await page.coverage.startJSCoverage({ reportAnonymousScripts: false })
  await visit()
  const covered = await page.coverage.stopJSCoverage()
  return covered
    .filter(({ functions }) => functions[0]?.ranges.some(({ count }) => count > 0))
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.endsWith('.js'))
}

/** Scripts asked for before the first of these calls was answered. */
const askedBefore = (page: Page, call: string) =>
  page.evaluate((wanted) => {
    const entries = performance.getEntriesByType('resource')
    const answered = entries.find(({ name }) => name.includes(wanted))
    const end = answered === undefined ? Number.NaN : answered.startTime + answered.duration
    return entries
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < end)
      .map(({ name }) => new URL(name).pathname)
  }, call)

for (const [name, path, call] of [
  ['the inventory', INVENTORY, '/api/assets/?'],
  // whether the company is new decides what is drawn, and so which parts are fetched then
  ['the home', '/app', '/api/assets/facets/'],
] as const) {
  test(`${name} is told of every script its first data wait for, and of none it does without`, async ({
    page,
    person,
  }) => {
    await enter(page, person, '/app/profile', ['Leaf switch'])
    await expect(page.getByRole('main')).toBeVisible()
    const { inHeader, inPage } = await namedScripts(page, path)
    expect(inHeader.length).toBeGreaterThan(5)
    const ran = await run(page, async () => {
      await page.goto(path)
      await expect(page.getByRole('main').getByText('Leaf switch').first()).toBeVisible()
    })
    const named = [...inPage, ...inHeader]
    expect((await askedBefore(page, call)).filter((file) => !named.includes(file))).toEqual([])
    expect(named.filter((file) => !ran.includes(file))).toEqual([])
  })
}

test('who is not signed in is told of what the way in needs', async ({ page, w, person }) => {
  await enter(page, person, '/app')
  await expect(page.getByRole('main')).toBeVisible()
  await page.context().clearCookies()
  const { inPage } = await namedScripts(page, INVENTORY)
  expect(inPage).toEqual((await namedScripts(page, '/auth/login')).inPage)
  const ran = await run(page, async () => {
    await page.goto(INVENTORY)
    await expect(page.locator('form')).toBeVisible()
  })
  expect(inPage.filter((file) => !ran.includes(file))).toEqual([])
  await login(page, w, person)
  await expect(page).toHaveURL(INVENTORY)
})

/** What a page asks of the server, as it does. */
function followAsked(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(`${pathname}${search}`.slice(1))
  })
  return asked
}

for (const path of ['/app', INVENTORY])
  test(`${path} asks for its first data while the application is not there, and for none of them again`, async ({
    page,
    person,
  }) => {
    await enter(page, person, '/app/profile', ['Leaf switch'])
    await expect(page.getByRole('main')).toBeVisible()
    const wanted = firstAsked({ pathname: path, search: '' })
    const { promise, resolve } = Promise.withResolvers<void>()
    // news of what was just made let whoever shows it ask again
    await page.route('**/api/events/**', () => undefined)
    await page.route('**/assets/start-*.js', async (route) => {
      await promise
      await route.continue()
    })
    const asked = followAsked(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => asked).toEqual(['api/token/refresh/', ...wanted])
    resolve()
    await expect(page.getByRole('main').getByText('Leaf switch').first()).toBeVisible()
    expect(asked.filter((one) => wanted.includes(one))).toEqual(wanted)
  })

test('an address that narrows the list asks for those rows alone', async ({ page, person }) => {
  await enter(page, person, INVENTORY, ['Leaf switch'])
  // what the page before still asks for is none of this one
  await page.goto('about:blank')
  const asked = followAsked(page)
  await page.goto(`${INVENTORY}?search=leaf`)
  await expect(page.getByRole('main').getByText('Leaf switch').first()).toBeVisible()
  expect(asked.filter((one) => one.startsWith('api/assets/?'))).toEqual([
    'api/assets/?search=leaf&ordering=-last_update',
  ])
})
