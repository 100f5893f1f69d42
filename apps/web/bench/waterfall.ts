import type { Browser } from '@playwright/test'
import { openCold, settle, type Target } from './open-cold.ts'
import type { Profile } from './profiles.ts'

/** What one load asked for and when it came, a line each, and what was seen meanwhile. */
export async function waterfallOf(browser: Browser, target: Target, profile: Profile): Promise<string[]> {
  const { page, close } = await openCold(browser, target, profile)
  await settle(page, profile)
  const told = await page.evaluate(() => ({
    marks: Object.entries<number>({ ...globalThis.seenOfLoad }).map(([name, at]) => ({
      at,
      said: `-- ${name}`,
    })),
    entries: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, responseStart, responseEnd, encodedBodySize }) => ({
        at: startTime,
        said: `${responseStart.toFixed(0)} ${responseEnd.toFixed(0)} ${(encodedBodySize / 1024).toFixed(1)} kB ${new URL(name).pathname}`,
      })),
  }))
  await close()
  return [...told.entries, ...told.marks]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, said }) => `${at.toFixed(0).padStart(6)} ${said}`)
}
