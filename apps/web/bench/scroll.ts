// How smoothly a million rows scroll: our table beside a plain TanStack Virtual page of the same look.
//   pnpm --filter @plenum/web bench [--rounds 5] [--frames 150] [--slow 1]
// Both pages are built and driven in the same run, round by round; the ratios are medians over the rounds.
import { chromium as launchOptions } from '@plenum/browser'
import { chromium, type Browser } from '@playwright/test'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { buildPages, PAGES, type Page } from './build.ts'
import { driveBy, shareBlank } from './drive.ts'

const STEPS = { smooth: 60, fling: 1200 }
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    frames: { type: 'string', default: '150' },
    slow: { type: 'string', default: '1' },
  },
})
const rounds = Number(values.rounds)
const frames = Number(values.frames)
const rate = Number(values.slow)
const MB = 1024 * 1024

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN
}
const median = (numbers: readonly number[]) => quantile(numbers, 0.5)

type Result = Map<string, number>

/** Everything there is to know about one page in one round. */
async function measure(browser: Browser, url: string): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 850 } })
  const devtools = await page.context().newCDPSession(page)
  // the main thread's own time: what else the machine does is not counted
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(url)
  await page.getByRole('row').nth(5).waitFor()
  await page.waitForTimeout(500)
  const taskTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const result: Result = new Map()
  result.set('elements', await page.evaluate(() => document.querySelectorAll('*').length))
  for (const [mode, step] of Object.entries(STEPS)) {
    const before = await taskTime()
    const deltas = await page.evaluate(driveBy, { step, frames })
    result.set(`${mode}: CPU ms/frame`, ((await taskTime()) - before) / deltas.length)
    result.set(`${mode}: p95 ms`, quantile(deltas, 0.95))
    result.set(`${mode}: blank %`, 100 * (await page.evaluate(shareBlank, { step, frames })))
  }
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  result.set('heap MB', (await devtools.send('Runtime.getHeapUsage')).usedSize / MB)
  await page.close()
  return result
}

await buildPages(PAGES)
const server = await preview({ configFile: false, build: { outDir: 'dist-bench' }, preview: { port: 0 } })
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch(launchOptions)
const measured: Record<Page, Result[]> = { plenum: [], virtual: [] }
try {
  for (let round = 0; round < rounds; round += 1) {
    // whoever goes first may find the machine colder
    const order = round % 2 === 0 ? PAGES : PAGES.toReversed()
    for (const name of order) measured[name].push(await measure(browser, `${address}${name}.html`))
  }
} finally {
  await browser.close()
  await server.close()
}

const told = (number: number) => (Number.isFinite(number) ? number.toFixed(2) : '')
const all = (name: Page, what: string) => measured[name].map((result) => result.get(what) ?? Number.NaN)
const table = [...(measured.plenum[0]?.keys() ?? [])].map((what) => {
  const [ours, theirs] = [all('plenum', what), all('virtual', what)]
  const ratios = ours.map((value, round) => value / (theirs[round] ?? Number.NaN))
  return { what, plenum: told(median(ours)), virtual: told(median(theirs)), ratio: told(median(ratios)) }
})
console.log(`Medians of ${rounds} rounds of ${frames} frames, CPU slowed ${rate} times`)
console.table(table)
