import { beginTrial } from '@plenum/bench/long-run'
import type { BrowserContext, Response } from '@playwright/test'
import { setTimeout } from 'node:timers/promises'
import { enter, expect, test, type Page } from './fixtures.ts'
import type { ScreenWords } from './words.ts'

/** Tabs of one browser, and browsers with one cookie. */
const PAGES = Number(process.env.PLENUM_REFRESH_PAGES ?? 20)
/** How often the tokens of all of them run out. */
const ROUNDS = Number(process.env.PLENUM_REFRESH_ROUNDS ?? 10)
const isLong = process.env.PLENUM_REFRESH_ROUNDS !== undefined
const SESSIONS = '**/api/auth/sessions/'

// so many browsers open more connections than a single address may; those of a proxy are not counted
test.use({ proxies: 1 })
// so many pages take their time where other work runs beside
test.describe.configure({ timeout: 180_000 + ROUNDS * 10_000 })

/** Lets the next question for the sessions fail on a page as if its access token had run out, and tells when it is over. */
async function expiries(context: BrowserContext) {
  const [expired, refused] = [new Set<Page>(), new Set<Page>()]
  await context.route(SESSIONS, (route) => {
    const page = route.request().frame().page()
    if (!expired.delete(page)) return route.continue()
    refused.add(page)
    const errors = [{ code: 'token_not_valid', detail: 'Over', attr: null }]
    return route.fulfill({ status: 401, json: { type: 'client_error', detail: 'Over', errors } })
  })
  context.on('response', (response) => {
    if (isAnswer(response)) refused.delete(response.request().frame().page())
  })
  return {
    expire: (page: Page) => void expired.add(page),
    isOver: (page: Page) => !expired.has(page) && !refused.has(page),
  }
}

type Expiries = Awaited<ReturnType<typeof expiries>>

/** Counts what tells of a session's life: refreshes, and pages that were signed out. */
function watch() {
  const seen = { refreshes: 0, signedOut: 0 }
  return {
    seen,
    follow: (context: BrowserContext) => {
      context.on('request', (request) => {
        if (request.url().endsWith('/api/token/refresh/')) seen.refreshes++
      })
      context.on('page', (page) =>
        page.on('framenavigated', () => {
          if (page.url().includes('/auth/')) seen.signedOut++
        }),
      )
    },
  }
}

const isAnswer = (response: Response) => response.url().endsWith('/api/auth/sessions/') && response.ok()

/** How long a page may take to have the sessions again, and after how long it is told once more that its network is back. */
const [PATIENCE_MS, AGAIN_MS] = [30_000, 2_000]

/**
 * Makes a page believe that its network is back, at which it asks for the sessions anew, until it has them again. Looks
 * by itself: each look of an `expect` is kept until the test ends, and there are tens of thousands.
 */
async function wake(page: Page, { isOver }: Expiries) {
  const begun = performance.now()
  for (let told = -AGAIN_MS; !isOver(page); await setTimeout(20)) {
    const now = performance.now() - begun
    if (now > PATIENCE_MS) throw new Error(`A page has no sessions after ${PATIENCE_MS} ms`)
    if (now - told < AGAIN_MS) continue
    told = now
    // a page that is still taking in the last answer asks for no other
    await page.evaluate(() => {
      dispatchEvent(new Event('offline'))
      dispatchEvent(new Event('online'))
    })
  }
}

/** Opens the profile, which shows the sessions, as somebody who is signed in already. */
async function openProfile(context: BrowserContext, w: ScreenWords) {
  const page = await context.newPage()
  await page.goto('/app/profile', { waitUntil: 'commit' })
  await expect(page.getByText(w.profile.sessions.current, { exact: true })).toBeVisible()
  return page
}

test(`${PAGES} tabs whose tokens run out ${ROUNDS} times each stay signed in`, async ({
  page,
  w,
  person,
}) => {
  const record = beginTrial('refresh-by-tabs', isLong)
  await enter(page, person)
  const context = page.context()
  const { seen, follow } = watch()
  follow(context)
  const tokens = await expiries(context)
  const pages: Page[] = []
  while (pages.length < PAGES) pages.push(await openProfile(context, w))
  const before = seen.refreshes
  for (let round = 0; round < ROUNDS; round++) {
    for (const each of pages) tokens.expire(each)
    await Promise.all(pages.map((each) => wake(each, tokens)))
  }
  record({
    done: { 'tokens that ran out': PAGES * ROUNDS, pages: PAGES, refreshes: seen.refreshes - before },
    failed: { 'people signed out': seen.signedOut },
  })
  expect(seen.signedOut).toBe(0)
  // most tabs are handed the token that one of them has fetched
  expect(seen.refreshes - before).toBeLessThan((PAGES * ROUNDS) / 4)
})

test(`${PAGES} browsers that share one cookie, whose tokens run out ${ROUNDS} times each, stay signed in`, async ({
  page,
  browser,
  w,
  person,
}) => {
  const record = beginTrial('refresh-by-browsers', isLong)
  await enter(page, person)
  // a cookie that was copied before its page had been given the next one would be an old one soon
  await expect(page.locator('a[href="/app/profile"]')).toBeVisible()
  let newest = page.context()
  const { seen, follow } = watch()
  const opened: { page: Page; context: BrowserContext; tokens: Expiries }[] = []
  while (opened.length < PAGES) {
    const context = await browser.newContext({ storageState: await newest.storageState() })
    follow(context)
    const own = await openProfile(context, w)
    opened.push({ page: own, context, tokens: await expiries(context) })
    newest = context
  }
  // nobody gives it the newest cookie: with its own it would be a thief as soon as its token runs out
  await page.close()
  const share = async () => {
    const cookies = await newest.cookies()
    await Promise.all(opened.map(({ context }) => context.addCookies(cookies)))
  }
  const before = seen.refreshes
  for (let round = 0; round < ROUNDS; round++) {
    await share()
    for (const each of opened) each.tokens.expire(each.page)
    await Promise.all(opened.map((each) => wake(each.page, each.tokens)))
  }
  record({
    done: { 'tokens that ran out': PAGES * ROUNDS, browsers: PAGES, refreshes: seen.refreshes - before },
    failed: { 'people signed out': seen.signedOut },
  })
  expect(seen.signedOut).toBe(0)
  // each asks for itself: nobody hands anything from one browser to another
  expect(seen.refreshes - before).toBe(PAGES * ROUNDS)
  await Promise.all(opened.map(({ context }) => context.close()))
})
