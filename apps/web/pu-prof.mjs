import { createRequire } from 'node:module'
const require = createRequire('/work/w/plan-ui/apps/web/package.json')
const { chromium } = require('@playwright/test')
const { preview } = require('vite')
const server = await preview({ configFile: false, build: { outDir: 'dist-bench' }, preview: { port: 0 } })
const base = server.resolvedUrls.local[0]
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
const hand = process.argv[2]
const count = hand.startsWith('drag') ? 500 : 50000
const racks = Math.round(Math.sqrt(count * 3.2))
await page.goto(`${base}plan.html?rows=${Math.ceil(count / racks)}&racks=${racks}`)
await page.waitForTimeout(2500)
const cdp = await page.context().newCDPSession(page)
await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
await cdp.send('Profiler.enable')
if (hand === 'drag all') {
  await page.keyboard.down('Shift')
  await page.mouse.move(4, 4)
  await page.mouse.down()
  await page.mouse.move(1276, 716, { steps: 3 })
  await page.mouse.up()
  await page.keyboard.up('Shift')
}
if (hand.startsWith('drag')) {
  const b = await page.getByRole('option').first().boundingBox()
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2)
  await page.mouse.down()
}
if (hand === 'pan') {
  await page.mouse.move(640, 360)
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -150)
  await page.waitForTimeout(1500)
  await page.mouse.down({ button: 'middle' })
}
const met = async () =>
  Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((x) => [x.name, x.value * 1000]))
const m0 = await met()
await cdp.send('Profiler.start')
const { deltas, lens } = await page.evaluate(
  (hand) =>
    new Promise((resolve) => {
      const stage = document.querySelector('[data-cursor]')
      const deltas = []
      const lens = []
      let before = 0
      const p = { x: 640, y: 360 }
      const step = (at) => {
        if (hand === 'zoom') {
          stage.dispatchEvent(
            new WheelEvent('wheel', {
              bubbles: true,
              cancelable: true,
              deltaY: at % 80 < 40 ? -40 : 40,
              clientX: 500,
              clientY: 300,
            }),
          )
        } else {
          p.x = 640 + Math.sin(at / 15) * 300
          p.y = 360 + Math.cos(at / 11) * 150 - 150
          stage.dispatchEvent(
            new PointerEvent('pointermove', {
              bubbles: true,
              pointerId: 1,
              clientX: p.x,
              clientY: p.y,
              pointerType: 'mouse',
            }),
          )
        }
      }
      const f = (now) => {
        if (before) deltas.push(now - before)
        before = now
        if (deltas.length >= 120) return resolve({ deltas, lens })
        const t = performance.now()
        step(deltas.length)
        lens.push(performance.now() - t)
        requestAnimationFrame(f)
      }
      requestAnimationFrame(f)
    }),
  hand,
)
const { profile } = await cdp.send('Profiler.stop')
const m1 = await met()
for (const k of ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'])
  console.log(k, ((m1[k] - m0[k]) / 120).toFixed(2))
console.log('fps', 120000 / deltas.reduce((a, b) => a + b), 'max', Math.max(...deltas))
const self = new Map()
const dt = profile.timeDeltas
const byId = new Map(profile.nodes.map((n) => [n.id, n]))
profile.samples.forEach((id, i) => {
  const n = byId.get(id)
  const k = n.callFrame.functionName + ':' + n.callFrame.lineNumber + ':' + n.callFrame.columnNumber
  self.set(k, (self.get(k) || 0) + dt[i] / 1000)
})
console.log(
  [...self]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 18)
    .map(([k, v]) => `${(v / 120).toFixed(2)} ms/f ${k}`)
    .join('\n'),
)
await browser.close()
await server.close()
