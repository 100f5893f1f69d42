// How smoothly a million rows scroll: our table beside a plain TanStack Virtual page of the same look, and beside a plain
// table of a thousand rows.
//   npm run bench -- scroll [-- --rounds 5 --frames 120 --slow 1,4]
// All pages are built and driven in the same run, round by round.
import { inTurn, median, quantile } from '@plenum/bench/pairs'
import { beginRun } from '@plenum/bench/record'
import { chromium as launchOptions } from '@plenum/browser'
import { chromium, type Browser } from '@playwright/test'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { buildPages, PAGES, type Page } from './build.ts'
import { driveBy, jump, lastRow, shareBlank } from './drive.ts'
import { heapOf } from './open-cold.ts'
import { printFigures } from './print.ts'
import { scrollFigures, STEPS, type Scrolled } from './scroll-figures.ts'
import { watchLoad } from './watch.ts'
import { workedOn } from './worked.ts'

/** A frame that took longer than this was seen to be late. */
const LATE_MS = 25
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    frames: { type: 'string', default: '120' },
    slow: { type: 'string', default: '1,4' },
  },
})
const rounds = Number(values.rounds)
const frames = Number(values.frames)

/** Everything there is to know about one page in one round. */
async function measure(browser: Browser, url: string, rate: number): Promise<Scrolled> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 850 } })
  const devtools = await page.context().newCDPSession(page)
  const worked = await workedOn(devtools)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(watchLoad)
  await page.goto(url)
  await page.getByRole('row').nth(5).waitFor()
  await page.waitForTimeout(500)
  const scrolled: Scrolled = {
    // scripts and words are another matter
    row: await page.evaluate(
      () => globalThis.seenOfLoad.row - (performance.getEntriesByName('begun')[0]?.startTime ?? Number.NaN),
    ),
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    heapBefore: await heapOf(devtools),
  }
  for (const [mode, step] of Object.entries(STEPS)) {
    const before = await worked()
    const deltas = await page.evaluate(driveBy, { step, frames })
    scrolled[`${mode}: CPU a frame`] = ((await worked()) - before) / deltas.length
    scrolled[`${mode}: frame, 95 in 100`] = quantile(deltas, 0.95)
    scrolled[`${mode}: late frames`] = deltas.filter((delta) => delta > LATE_MS).length / deltas.length
    if (rate === 1) scrolled[`${mode}: blank`] = await page.evaluate(shareBlank, { step, frames })
  }
  scrolled['jump to text'] = median(await page.evaluate(jump, 8))
  scrolled['last row'] = Number(/^Host 1000000\D/.test(await page.evaluate(lastRow)))
  scrolled['heapAfter'] = await heapOf(devtools)
  await page.close()
  return scrolled
}

const write = beginRun({
  bench: 'scroll',
  about: `A million rows in our table, beside TanStack Virtual with the same styles, and beside a plain table of 1,000 rows: medians of ${rounds} rounds of ${frames} frames. TanStack Virtual and our table have every row in memory.`,
})
await buildPages(PAGES)
const server = await preview({ configFile: false, build: { outDir: 'dist-bench' }, preview: { port: 0 } })
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch(launchOptions)
try {
  const figures = []
  for (const rate of values.slow.split(',').map(Number)) {
    const all: Record<Page, Scrolled[]> = { plenum: [], virtual: [], plain: [] }
    const work = (name: Page) => async () => {
      all[name].push(await measure(browser, `${address}${name}.html`, rate))
    }
    await inTurn({ plenum: work('plenum'), virtual: work('virtual'), plain: work('plain') }, { rounds })
    figures.push(...scrollFigures(all, rate))
  }
  printFigures(figures)
  write(figures)
} finally {
  await browser.close()
  await server.close()
}
