// How smoothly a room of many shapes is panned and zoomed, and 500 racks are dragged in its editor, beside the same room as an SVG and
// beside a page that does nothing.
//   npm run bench -- plan [-- --rounds 5 --frames 120]
// The idle page tells what the machine leaves to anybody in the same round.
import { inTurn, quantile } from '@plenum/bench/pairs'
import { beginRun } from '@plenum/bench/record'
import { chromium as launchOptions } from '@plenum/browser'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { buildPages } from './build.ts'
import { drivePlan } from './drive-plan.ts'
import { CASES, planFigures, type Case, type Planned } from './plan-figures.ts'
import { printFigures } from './print.ts'
import { workedOn } from './worked.ts'

declare global {
  var hitTest: (() => number) | undefined
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, frames: { type: 'string', default: '120' } },
})
const rounds = Number(values.rounds)
const frames = Number(values.frames)
const WIDTH = 1280
const HEIGHT = 720
/** Milliseconds after which nothing more is done of what a hand did before. */
const SETTLED = 1000

async function boxOf(what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await what.boundingBox()
  if (box === null) throw new Error('There is nothing to take hold of')
  return box
}

/** Draws a frame around everything. */
async function selectAll(page: Page) {
  const { x, y, width, height } = await boxOf(page.locator('[data-cursor]'))
  await page.mouse.move(x + 4, y + 4)
  await page.mouse.down()
  await page.mouse.move(x + width - 4, y + height - 4, { steps: 3 })
  await page.mouse.up()
  await page.waitForTimeout(SETTLED)
}

/** Takes hold of a rack. */
async function takeHold(page: Page) {
  const { x, y, width, height } = await boxOf(page.getByRole('option', { name: /^R1\b/ }))
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.waitForTimeout(SETTLED)
}

/** Everything there is to know about one case in one round. */
async function measure(
  browser: Browser,
  base: string,
  { page: name, hand, shapes, rate }: Case,
): Promise<Planned> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  const devtools = await page.context().newCDPSession(page)
  const worked = await workedOn(devtools)
  const racks = Math.round(Math.sqrt(shapes * 3.2))
  const query = shapes === 0 ? '' : `?rows=${Math.ceil(shapes / racks)}&racks=${racks}`
  await page.goto(`${base}${name}.html${query}`)
  if (shapes > 0) await page.waitForFunction(() => performance.getEntriesByName('mounted').length > 0)
  await page.waitForTimeout(800)
  const told = await page.evaluate(() => {
    const at = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN
    return { mount: at('mounted') - at('begun'), hit: globalThis.hitTest?.() ?? Number.NaN }
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  if (hand === 'drag all') await selectAll(page)
  if (hand.startsWith('drag')) await takeHold(page)
  if (hand === 'pan') {
    await page.mouse.move(640, 360)
    for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, -150)
    await page.waitForTimeout(1500)
    await page.mouse.down({ button: 'middle' })
  }
  const before = await worked()
  const deltas = await page.evaluate(drivePlan, { hand, frames })
  const work = ((await worked()) - before) / deltas.length
  await page.close()
  const taken = deltas.reduce((sum, delta) => sum + delta, 0)
  return {
    ...told,
    fps: (1000 * deltas.length) / taken,
    p95: quantile(deltas, 0.95),
    longest: Math.max(...deltas),
    work,
  }
}

const write = beginRun({
  bench: 'plan',
  about: `A floor plan panned and zoomed by the mouse wheel, and 500 racks dragged in its editor: medians of ${rounds} rounds of ${frames} frames, rendered without a graphics processor.`,
})
await buildPages(['plan', 'editor', 'svg', 'idle'])
const server = await preview({ configFile: false, build: { outDir: 'dist-bench' }, preview: { port: 0 } })
const base = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch(launchOptions)
const all = new Map<string, Planned[]>(CASES.map(({ name }) => [name, []]))
const work = (each: Case) => async () => {
  all.get(each.name)?.push(await measure(browser, base, each))
}
try {
  await inTurn(Object.fromEntries(CASES.map((each) => [each.name, work(each)])), { rounds })
  const figures = planFigures((name) => all.get(name) ?? [])
  printFigures(figures)
  write(figures)
} finally {
  await browser.close()
  await server.close()
}
