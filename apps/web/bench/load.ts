// How soon the inventory's first row is there on a cold, slow load, beside the floor: a page with the same libraries,
// fifty rows and nothing else. Build the application first.
//   pnpm --filter @plenum/web bench:load [--rounds 9] [--assets 60]
// Both are loaded in the same run, round by round, from one kind of server; the ratio is the median over the rounds.
import { chromium as launchOptions } from '@plenum/browser'
import { blankAsset } from '@plenum/domain/asset'
import { chromium, type Browser } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { clientOf } from '../e2e/client.ts'
import { Server } from '../e2e/server.ts'
import { memoryTokens } from '@plenum/api-client/tokens'
import { buildFloor, FLOOR } from './build-floor.ts'
import { serveFloor, serveProduct } from './front.ts'
import { fiftyRows } from './floor/rows.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, assets: { type: 'string', default: '60' } },
})
const ROUNDS = Number(values.rounds)
/** Four times slower a processor, and what browsers' tools call a fast 4G network. */
const SLOW = { cpu: 4, latency: 165, down: 1_012_500, up: 168_750 }
const PERSON = { name: 'Ana', surname: 'Ruiz', email: 'ana@atlas.example', password: 'Cold-aisle-1' }

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

interface Target {
  url: string
  cookie?: string
}

/** Milliseconds from the beginning of a load until a row with text is on the page. */
async function firstRow(browser: Browser, { url, cookie }: Target): Promise<number> {
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
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.down,
    uploadThroughput: SLOW.up,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
  await page.addInitScript(() => {
    const look = () => {
      const isThere = [...document.querySelectorAll('[role=grid] [role=row]')].some(
        (row) => row.querySelector('[role=columnheader]') === null && row.textContent.trim() !== '',
      )
      if (isThere) performance.mark('first-row')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(url, { waitUntil: 'commit' })
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('first-row')[0]?.startTime,
    null,
    {
      timeout: 45_000,
      polling: 100,
    },
  )
  const time = await mark.jsonValue()
  await context.close()
  return time ?? Number.NaN
}

await buildFloor()
const dataDir = await mkdtemp(join(tmpdir(), 'plenum-load-'))
const server = new Server(dataDir, { mailUrl: 'smtp://localhost:9', proxies: 0 })
await server.start()
const product = await serveProduct(server.url)
const floor = await serveFloor(FLOOR, { '/api/assets': fiftyRows() })
const tokens = memoryTokens()
const client = clientOf(server.url, tokens)
await client.auth.register({ ...PERSON, company: 'Atlas', password_confirmation: PERSON.password })
for (let n = 1; n <= Number(values.assets); n += 1)
  await client.assets.create({ ...blankAsset, name: `Server ${n}`, place: null })

const browser = await chromium.launch(launchOptions)
const times: Record<'product' | 'floor', number[]> = { product: [], floor: [] }
try {
  // the first round finds the servers cold: it is not counted
  for (let round = 0; round <= ROUNDS; round += 1) {
    const signedIn = memoryTokens()
    await clientOf(server.url, signedIn).auth.login({ email: PERSON.email, password: PERSON.password })
    const targets = {
      product: { url: `${product.url}/app/settings/assets-inventory`, cookie: signedIn.refresh() ?? '' },
      floor: { url: `${floor.url}/assets` },
    }
    const order = round % 2 === 0 ? (['product', 'floor'] as const) : (['floor', 'product'] as const)
    for (const name of order) {
      const time = await firstRow(browser, targets[name])
      if (round > 0) times[name].push(time)
    }
  }
} finally {
  await browser.close()
  await Promise.all([product.close(), floor.close(), server.kill()])
  await rm(dataDir, { recursive: true, force: true })
}

const ratios = times.product.map((time, round) => time / (times.floor[round] ?? Number.NaN))
console.log(
  `First row on a cold, slow load, medians of ${ROUNDS} rounds, load of the machine ${loadavg()[0]?.toFixed(1)}`,
)
console.log(`product ${median(times.product).toFixed(0)} ms, floor ${median(times.floor).toFixed(0)} ms`)
console.log(
  `ratio ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
)
