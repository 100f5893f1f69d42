// How smoothly a million rows scroll: our table beside a plain TanStack Virtual page of the same look.
//   node bench/scroll.mjs [--rounds 5] [--frames 150] [--slow 1]
// Both pages are built and driven in the same run, round by round; the ratios are medians over the rounds.
import { chromium as launchOptions } from '@plenum/browser'
import { chromium } from '@playwright/test'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { buildPages, PAGES } from './build.mjs'
import { driveBy, shareBlank } from './drive.mjs'

const MODES = { smooth: 60, fling: 1200 }
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    frames: { type: 'string', default: '150' },
    slow: { type: 'string', default: '1' },
  },
})
const rounds = Number(values.rounds)
const frames = Number(values.frames)
const MB = 1024 * 1024

const quantile = (numbers, share) => {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN
}
const median = (numbers) => quantile(numbers, 0.5)

/** Everything there is to know about one page in one round. */
async function measure(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 850 } })
  const devtools = await page.context().newCDPSession(page)
  // the main thread's own time: what else the machine does is not counted
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) })
  await page.goto(url)
  await page.getByRole('row').nth(5).waitFor()
  await page.waitForTimeout(500)
  const taskTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  const result = { elements: await page.evaluate(() => document.querySelectorAll('*').length) }
  for (const [mode, step] of Object.entries(MODES)) {
    const before = await taskTime()
    const deltas = await page.evaluate(driveBy, { step, frames })
    result[`${mode} CPU ms/frame`] = ((await taskTime()) - before) / deltas.length
    result[`${mode} p95 ms`] = quantile(deltas, 0.95)
    result[`${mode} blank %`] = 100 * (await page.evaluate(shareBlank, { step, frames }))
  }
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  result['heap MB'] = (await devtools.send('Runtime.getHeapUsage')).usedSize / MB
  await page.close()
  return result
}

await buildPages()
const server = await preview({ configFile: false, build: { outDir: 'dist-bench' }, preview: { port: 0 } })
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch(launchOptions)
const measured = Object.fromEntries(PAGES.map((name) => [name, []]))
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

const [ours, theirs] = PAGES.map((name) => measured[name])
const table = Object.keys(ours[0]).map((what) => ({
  what,
  ...Object.fromEntries(PAGES.map((name) => [name, median(measured[name].map((one) => one[what])).toFixed(2)])),
  ratio: median(ours.map((one, round) => one[what] / theirs[round][what])).toFixed(2),
}))
console.log(`medians of ${rounds} rounds, ${frames} frames each, CPU slowed ${values.slow}x`)
console.table(table)
