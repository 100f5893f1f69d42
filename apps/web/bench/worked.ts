import type { CDPSession } from '@playwright/test'

/** Tells how many milliseconds the page's main thread has worked by itself: what else the machine does is not counted. */
export async function workedOn(devtools: CDPSession): Promise<() => Promise<number>> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}
