import { setTimeout } from 'node:timers/promises'
import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { field } from './feedback.ts'
import { enter, expect, test, type Page } from './fixtures.ts'

/** How often a page crashes. */
const KILLS = timesOf('killed-drafts')
const record = beginTrial('killed-drafts')
/** Milliseconds of typing that may be lost with the page. */
const MOST_LOST = 2_000
const TYPED = 'What nobody has sent yet must not be lost with the page that it was typed in. '.repeat(4)
const BETWEEN_KEYS = 20

/** Ends a page's process, which says nothing any more. */
async function crash(page: Page) {
  const died = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  // its answer never comes
  session.send('Page.crash').catch(() => null)
  await died
  await page.close()
}

test(`${KILLS} times a page dies while somebody types, and nearly all of it is there again`, async ({
  page,
  context,
  w,
  person,
  server,
}) => {
  test.setTimeout(60_000 + KILLS * 20_000)
  await enter(page, person)
  await page.close()
  let longest = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await context.newPage()
    await before.goto(`${server.url}/app/support`)
    const subject = field(before.getByRole('main'), w.support.subject)
    await subject.fill('')
    const text = `${kill}: ${TYPED}`
    const typed: { letters: string; at: number }[] = []
    // more than may be lost, and each time a little longer: a death may come at any moment between two savings
    const until = performance.now() + MOST_LOST + 300 + ((kill * 97) % 1_000)
    while (performance.now() < until) {
      await before.keyboard.type(text[typed.length] ?? '.')
      typed.push({ letters: text.slice(0, typed.length + 1), at: performance.now() })
      await setTimeout(BETWEEN_KEYS)
    }
    const died = performance.now()
    await crash(before)
    const after = await context.newPage()
    await after.goto(`${server.url}/app/support`)
    const again = field(after.getByRole('main'), w.support.subject)
    await expect(again).toBeVisible()
    const lastKept = async () => {
      const kept = await again.inputValue()
      return typed.findLast(({ letters }) => letters === kept)?.at ?? typed[0]?.at ?? died
    }
    await expect.poll(async () => died - (await lastKept())).toBeLessThan(MOST_LOST)
    longest = Math.max(longest, died - (await lastKept()))
    await after.close()
  }
  record({
    done: { 'crashed pages': KILLS },
    failed: { 'drafts lost': 0 },
    worst: [{ what: 'typing lost', value: longest, unit: 'ms' }],
  })
  expect(longest).toBeLessThan(MOST_LOST)
})
