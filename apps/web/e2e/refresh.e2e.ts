import type { BrowserContext, Response } from '@playwright/test'
import { enter, expect, test, type Page } from './fixtures.ts'

const PAGES = 20
const ROUNDS = 10
const SESSIONS = '**/api/auth/sessions/'

/** Lets the next question for the sessions fail on each of these pages as if its access token had run out. */
async function expireNext(context: BrowserContext) {
  const expired = new Set<Page>()
  await context.route(SESSIONS, (route) => {
    const page = route.request().frame().page()
    if (!expired.delete(page)) return route.continue()
    const errors = [{ code: 'token_not_valid', detail: 'Over', attr: null }]
    return route.fulfill({ status: 401, json: { type: 'client_error', detail: 'Over', errors } })
  })
  return (page: Page) => expired.add(page)
}

function countRefreshes(context: BrowserContext) {
  let count = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/token/refresh/')) count++
  })
  return () => count
}

const isAnswer = (response: Response) => response.url().endsWith('/api/auth/sessions/') && response.ok()

/** Makes a page believe that its network is back, at which it asks for the sessions anew. */
const wake = (page: Page) =>
  // a page that is still taking in the last answer asks for no other
  expect(async () => {
    const answered = page.waitForResponse(isAnswer, { timeout: 2_000 })
    await page.evaluate(() => {
      dispatchEvent(new Event('offline'))
      dispatchEvent(new Event('online'))
    })
    await answered
  }).toPass({ timeout: 30_000 })

test('twenty tabs whose tokens run out ten times each stay signed in', async ({ page, w, person }) => {
  // twenty pages take their time where other work runs beside
  test.setTimeout(120_000)
  await enter(page, person)
  const context = page.context()
  const expire = await expireNext(context)
  const refreshes = countRefreshes(context)
  await page.goto('/app/profile')
  await expect(page.getByText(w.profile.sessions.current, { exact: true })).toBeVisible()
  const pages = [page]
  let signedOut = 0
  while (pages.length < PAGES) {
    const other = await context.newPage()
    other.on('framenavigated', () => {
      if (other.url().includes('/auth/')) signedOut++
    })
    await other.goto('/app/profile', { waitUntil: 'commit' })
    await expect(other.getByText(w.profile.sessions.current, { exact: true })).toBeVisible()
    pages.push(other)
  }
  const before = refreshes()
  for (let round = 0; round < ROUNDS; round++) {
    for (const each of pages) expire(each)
    await Promise.all(pages.map(wake))
  }
  expect(signedOut).toBe(0)
  // most tabs are handed the token that one of them has fetched
  expect(refreshes() - before).toBeLessThan((PAGES * ROUNDS) / 4)
})

test('browsers with a copy of the same cookie that wake at the same instant stay signed in', async ({
  page,
  browser,

  person,
}) => {
  await enter(page, person)
  // a cookie that was copied before its page had been given the next one would be an old one soon
  await expect(page.locator('a[href="/app/profile"]')).toBeVisible()
  const storageState = await page.context().storageState()
  const copies = await Promise.all(Array.from({ length: 4 }, () => browser.newContext({ storageState })))
  const pages = [page, ...(await Promise.all(copies.map((copy) => copy.newPage())))]
  for (let round = 0; round < 2; round++) {
    await Promise.all(pages.map((each) => each.goto('/app')))
    await Promise.all(pages.map((each) => expect(each.locator('a[href="/app/profile"]')).toBeVisible()))
  }
  await Promise.all(copies.map((copy) => copy.close()))
})
