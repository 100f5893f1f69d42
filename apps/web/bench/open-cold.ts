import type { Browser, CDPSession, Page } from '@playwright/test'
import { PROFILES, slowDown, type Profile } from './profiles.ts'
import { isQuiet, watchLoad, type Seen } from './watch.ts'

const MB = 1024 * 1024
const PATIENCE = { timeout: 45_000, polling: 100 }

/** A page to load, by somebody who is signed in where there is a cookie. */
export interface Target {
  url: string
  cookie?: string | undefined
  /** What says that it is there. */
  waitsFor: 'row' | 'control'
}

/** A page that was loaded cold, and is open. */
export interface Opened {
  page: Page
  devtools: CDPSession
  close: () => Promise<void>
}

/** Loads a page in a browser that has never seen it, slowed as the profile says, until what it is about is there. */
export async function openCold(
  browser: Browser,
  { url, cookie, waitsFor }: Target,
  profile: Profile,
): Promise<Opened> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1366, height: 850 },
    locale: 'en-GB',
  })
  if (cookie !== undefined)
    await context.addCookies([
      { name: 'default_refresh_token', value: cookie, url: new URL(url).origin, secure: true },
    ])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await slowDown(devtools, profile)
  await page.addInitScript(watchLoad)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction((what) => globalThis.seenOfLoad[what] >= 0, waitsFor, PATIENCE)
  return { page, devtools, close: () => context.close() }
}

/** What one load came to. */
export interface Load extends Seen {
  /** In MB, after what is not needed any more was thrown away. */
  heap: number
  elements: number
  /** All there were, the page itself among them. */
  requests: number
}

/** Memory in use once what is not needed any more was thrown away, in MB. */
export async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.send('HeapProfiler.disable')
  return usedSize / MB
}

/** Waits until nothing comes any more. */
export const settle = (page: Page, profile: Profile) =>
  page.waitForFunction(isQuiet, PROFILES[profile].settled, PATIENCE)

/** Loads a page as `openCold` does and collects what there is to say of it. */
export async function loadOf(browser: Browser, target: Target, profile: Profile): Promise<Load> {
  const { page, devtools, close } = await openCold(browser, target, profile)
  await settle(page, profile)
  const told = await page.evaluate(() => ({
    ...globalThis.seenOfLoad,
    elements: document.querySelectorAll('*').length,
    requests: 1 + performance.getEntriesByType('resource').length,
  }))
  const heap = await heapOf(devtools)
  await close()
  return { ...told, heap }
}
