import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import type { BrowserContext } from '@playwright/test'
import { enter, expect, test, type Page } from './fixtures.ts'
import { expiries, openProfile, PAGES, wake, watch, type Expiries } from './refreshing.ts'

/** How often the tokens of all pages run out. */
const ROUNDS = timesOf('refresh-by-browsers') / PAGES

// so many browsers open more connections than a single address may; those of a proxy are not counted
test.use({ proxies: 1 })
test.describe.configure({ timeout: 180_000 + ROUNDS * 10_000 })

test(`${PAGES} browsers that share one cookie, whose tokens run out ${ROUNDS} times each, stay signed in`, async ({
  page,
  browser,
  w,
  person,
}) => {
  const record = beginTrial('refresh-by-browsers')
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
