import { isFull } from '@plenum/bench/trials'
import type { BrowserContext, Response } from '@playwright/test'
import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from './fixtures.ts'
import type { ScreenWords } from './words.ts'

/** Tabs of one browser, or browsers with one cookie. */
export const PAGES = isFull ? 50 : 20
const SESSIONS = '**/api/auth/sessions/'

/** Lets the next question for the sessions fail on a page as if its access token had run out, and tells when it is over. */
export async function expiries(context: BrowserContext) {
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

/** Access tokens of pages that run out when a test says so. */
export type Expiries = Awaited<ReturnType<typeof expiries>>

/** Counts what tells of a session's life: refreshes, and pages that were signed out. */
export function watch() {
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
export async function wake(page: Page, { isOver }: Expiries) {
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
export async function openProfile(context: BrowserContext, w: ScreenWords) {
  const page = await context.newPage()
  await page.goto('/app/profile', { waitUntil: 'commit' })
  await expect(page.getByText(w.profile.sessions.current, { exact: true })).toBeVisible()
  return page
}
