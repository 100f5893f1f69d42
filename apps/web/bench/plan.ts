// How smoothly a room of many shapes is panned and zoomed, and 500 racks are dragged, on a processor four times slower,
// beside a page that does nothing.
//   pnpm --filter @plenum/web bench:plan [--rounds 3] [--frames 120] [--slow 4] [--shapes 50000]
// The idle page tells what the machine leaves to anybody in the same round.
import { chromium as launchOptions } from '@plenum/browser'
import { chromium, type Browser, type Page } from '@playwright/test'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { buildPages } from './build.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    frames: { type: 'string', default: '120' },
    slow: { type: 'string', default: '4' },
    shapes: { type: 'string', default: '50000' },
  },
})
const rounds = Number(values.rounds)
const frames = Number(values.frames)
const rate = Number(values.slow)
const shapes = Number(values.shapes)
const WIDTH = 1280
const HEIGHT = 720
/** What a hand does: each is told the frame it is in and does one step of it. */
const HANDS = ['idle', 'zoom', 'pan', 'drag one', 'drag all'] as const
type Hand = (typeof HANDS)[number]

const quantile = (numbers: readonly number[], share: number) => {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN
}
const median = (numbers: readonly number[]) => quantile(numbers, 0.5)

/** Runs in the page: moves what a hand has by one step a frame, and answers how long each frame took. */
const drive = ({ hand, frames: wanted }: { hand: Hand; frames: number }) =>
  new Promise<number[]>((resolve) => {
    const stage = document.querySelector('[data-cursor]')
    const point = { x: 640, y: 360 }
    const fire = (type: string, more: object = {}) =>
      stage?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          clientX: point.x,
          clientY: point.y,
          pointerType: 'mouse',
          ...more,
        }),
      )
    const deltas: number[] = []
    let before = 0
    const step = (at: number) => {
      if (hand === 'idle') return
      if (hand === 'zoom') {
        // in, and out again
        const deltaY = at % 80 < 40 ? -40 : 40
        stage?.dispatchEvent(
          new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, clientX: 500, clientY: 300 }),
        )
        return
      }
      point.x = 640 + Math.sin(at / 15) * 300
      point.y = 360 + Math.cos(at / 11) * 150 - 150
      fire('pointermove')
    }
    const frame = (now: number) => {
      if (before > 0) deltas.push(now - before)
      before = now
      if (deltas.length >= wanted) {
        fire('pointerup')
        return resolve(deltas)
      }
      step(deltas.length)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })

async function selectAll(page: Page) {
  await page.keyboard.down('Shift')
  await page.mouse.move(4, 4)
  await page.mouse.down()
  await page.mouse.move(WIDTH - 4, HEIGHT - 4, { steps: 3 })
  await page.mouse.up()
  await page.keyboard.up('Shift')
}

/** Takes hold of the rack that is nearest to the middle. */
async function takeHold(page: Page) {
  const box = await page.getByRole('option').first().boundingBox()
  if (box === null) throw new Error('There is no rack')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
}

interface Measured {
  /** How long each frame took. */
  deltas: number[]
  /** Milliseconds of a frame that the main thread itself was at work: what else the machine does is not counted. */
  work: number
}

async function measure(browser: Browser, base: string, hand: Hand): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const isDrag = hand.startsWith('drag')
  const count = isDrag ? 500 : shapes
  const racks = Math.round(Math.sqrt(count * 3.2))
  await page.goto(
    hand === 'idle' ? `${base}idle.html` : `${base}plan.html?rows=${Math.ceil(count / racks)}&racks=${racks}`,
  )
  if (hand !== 'idle') await page.getByRole('option').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(800)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  if (hand === 'drag all') await selectAll(page)
  if (isDrag) await takeHold(page)
  if (hand === 'pan') {
    await page.mouse.move(640, 360)
    for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, -150)
    await page.waitForTimeout(1500)
    await page.mouse.down({ button: 'middle' })
  }
  const before = await worked()
  const deltas = await page.evaluate(drive, { hand, frames })
  const work = ((await worked()) - before) / deltas.length
  await page.close()
  return { deltas, work }
}

await buildPages(['plan', 'idle'])
const server = await preview({ configFile: false, build: { outDir: 'dist-bench' }, preview: { port: 0 } })
const base = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch(launchOptions)
const measured = new Map<Hand, Measured[]>(HANDS.map((hand) => [hand, []]))
try {
  for (let round = 0; round < rounds; round += 1)
    for (const hand of round % 2 === 0 ? HANDS : HANDS.toReversed())
      measured.get(hand)?.push(await measure(browser, base, hand))
} finally {
  await browser.close()
  await server.close()
}

const rateOf = ({ deltas }: Measured) =>
  (1000 * deltas.length) / deltas.reduce((sum, delta) => sum + delta, 0)
const idle = measured.get('idle') ?? []
console.log(
  `${shapes} shapes panned and zoomed, 500 racks dragged; medians of ${rounds} rounds of ${frames} frames, CPU slowed ${rate} times, load of the machine ${loadavg()[0]?.toFixed(1)}`,
)
console.table(
  HANDS.map((hand) => {
    const all = measured.get(hand) ?? []
    const ratios = all.map((one, round) => rateOf(one) / rateOf(idle[round] ?? one))
    const of = (what: (one: Measured) => number) => median(all.map(what)).toFixed(1)
    return {
      hand,
      'frames/s': of(rateOf),
      'of idle': median(ratios).toFixed(2),
      'p95 ms': of(({ deltas }) => quantile(deltas, 0.95)),
      'longest ms': of(({ deltas }) => Math.max(...deltas)),
      'CPU ms/frame': of(({ work }) => work),
    }
  }),
)
