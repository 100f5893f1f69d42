import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { enter, expect, test, type Page } from './fixtures.ts'
import { expiries, openProfile, PAGES, wake, watch } from './refreshing.ts'

/** How often the tokens of all pages run out. */
const ROUNDS = timesOf('refresh-by-tabs') / PAGES

// so many browsers open more connections than a single address may; those of a proxy are not counted
test.use({ proxies: 1 })
test.describe.configure({ timeout: 180_000 + ROUNDS * 10_000 })

test(`${PAGES} tabs whose tokens run out ${ROUNDS} times each stay signed in`, async ({
  page,
  w,
  person,
}) => {
  const record = beginTrial('refresh-by-tabs')
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
