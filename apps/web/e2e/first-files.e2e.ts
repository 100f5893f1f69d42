import * as v from 'valibot'
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

test('the session is asked for before the application itself begins', async ({ page, person }) => {
  await page.addInitScript(() => {
    const begun: string[] = []
    const { fetch } = globalThis
    addEventListener('started', () => begun.push('started'))
    Object.assign(globalThis, {
      begun,
      fetch: (input: Request | URL, init?: RequestInit) => {
        begun.push(new URL(input instanceof Request ? input.url : input).pathname)
        return fetch(input, init)
      },
    })
  })
  await enter(page, person, INVENTORY)
  // a machine that is busy for a tenth of a second lets the application begin without having waited
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toBeVisible()
    const begun = v.parse(v.array(v.string()), await page.evaluate('begun'))
    expect(begun).toContain('/api/assets/')
    expect(begun[0]).toBe('/api/token/refresh/')
    // a quick answer lets the first data be asked for before it, too
    expect(begun).toContain('started')
  }).toPass({ timeout: 20_000 })
})
