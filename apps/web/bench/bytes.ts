// What is fetched before a page is there: scripts and styles as they are compressed, requests, words of the other
// language. Exact, and the same on every machine. Build the application first.
//   npm run bench -- bytes
import type { Figure } from '@plenum/bench/figures'
import { beginRun } from '@plenum/bench/record'
import { chromium as launchOptions } from '@plenum/browser'
import { chromium, type Page } from '@playwright/test'
import { fullCompany } from '../e2e/full-company.ts'
import { fullScreens } from '../e2e/full-screens.ts'
import { readManifest } from '../e2e/manifest.ts'
import { fetchedSpanish, filesOf, firstRows, laterScripts, weight, weightOf, zipped } from '../e2e/weights.ts'
import { INVENTORY, PERSON, startProduct } from './company.ts'
import { asked } from './figure-of.ts'
import { openCold, settle, type Target } from './open-cold.ts'
import { printFigures } from './print.ts'

const write = beginRun({
  bench: 'bytes',
  about:
    'What a page fetches before it is shown, compressed by gzip -9; 1 kB is 1,024 bytes. The figures of other applications are of everything that they fetch.',
})
const product = await startProduct({ assets: 60 })
const browser = await chromium.launch(launchOptions)

/** Opens a page, lets it come to rest and looks at it. */
async function look<Told>(target: Target, tell: (page: Page) => Promise<Told>): Promise<Told> {
  const { page, close } = await openCold(browser, target, 'none')
  await settle(page, 'none')
  const told = await tell(page)
  await close()
  return told
}

const until = {
  rest: () => Promise.resolve(undefined),
  firstRows,
  painted: (page: Page) => page.evaluate(() => globalThis.seenOfLoad.painted),
  // what comes once the largest thing is drawn is for later
  largest: (page: Page) => page.evaluate(() => globalThis.seenOfLoad.largest),
}

const weigh = (target: Target, wanted: keyof typeof until) =>
  look(target, async (page) => {
    const latest = await until[wanted](page)
    return {
      js: await weight(page, '.js', latest),
      css: await weight(page, '.css', latest),
      spanish: await weightOf(await fetchedSpanish(page, latest)),
      // the page itself is one
      requests: 1 + (await filesOf(page, latest)).length,
    }
  })

interface Said {
  what: string
  value: number
  unit?: Figure['unit']
  gate?: number
  aim?: number
  /** Another application's page, by what it fetched when it was looked at. */
  peer?: [what: string, value: number]
}

const said = ({ what, value, unit = 'kB', gate, aim, peer }: Said): Figure => ({
  what,
  where: 'cold, compressed',
  value,
  unit,
  targets: asked('at most', {
    ...(gate !== undefined && { gate }),
    ...(aim !== undefined && { aim }),
    of: 'value',
  }),
  ...(peer && { beside: { what: peer[0], value: peer[1] } }),
})

/** The page of those other than the inventory that fetches most before its largest thing is drawn. */
async function largestOther() {
  const company = await fullCompany(product.server, PERSON)
  const weights = []
  const screens = fullScreens(company).filter(
    ({ path, isPublic }) => isPublic !== true && path !== INVENTORY && !path.includes('?'),
  )
  for (const { name, path } of screens) {
    const { js } = await weigh(await product.page(path), 'largest')
    console.log(`${js.toFixed(1).padStart(6)} kB ${name}`)
    weights.push({ name, js })
  }
  return weights.toSorted((one, other) => other.js - one.js)[0] ?? { name: '', js: 0 }
}

/** The largest script that is fetched on intent, and what it is called. */
async function largestPart() {
  const files = await laterScripts()
  const weights = await Promise.all(files.map(async (file) => ({ file, js: await zipped(file) })))
  const largest = weights.toSorted((one, other) => other.js - one.js)[0] ?? { file: '', js: 0 }
  const { name = largest.file } =
    Object.values(await readManifest()).find(({ file }) => file === largest.file) ?? {}
  return { name, js: largest.js }
}

try {
  const landing = await weigh(product.landing(), 'painted')
  const landed = await weigh(product.landing(), 'rest')
  const login = await weigh(product.login(), 'rest')
  const list = await weigh(await product.list(), 'firstRows')
  const part = await largestPart()
  const other = await largestOther()
  const figures = [
    said({ what: 'landing: scripts to the first paint', value: landing.js, gate: 135, aim: 125 }),
    said({ what: 'landing: scripts in all', value: landed.js }),
    said({
      what: 'login: scripts in all',
      value: login.js,
      gate: 160,
      aim: 143,
      peer: ["shadcn-admin's login", 220],
    }),
    said({
      what: 'inventory: scripts to the first row',
      value: list.js,
      gate: 230,
      aim: 190,
      peer: ["console's list", 346],
    }),
    said({ what: `largest other page: scripts (${other.name})`, value: other.js, gate: 250 }),
    said({ what: `largest lazy script (${part.name})`, value: part.js, gate: 60 }),
    said({ what: 'login: styles', value: login.css, gate: 15, aim: 12, peer: ["shadcn-admin's login", 17] }),
    said({
      what: 'inventory: styles to the first row',
      value: list.css,
      gate: 15,
      aim: 12,
      peer: ["console's list", 21],
    }),
    said({ what: 'inventory: words of the other language to the first row', value: list.spanish, gate: 0 }),
    said({ what: 'login: words of the other language', value: login.spanish, gate: 0 }),
    said({
      what: 'login: requests in all',
      value: login.requests,
      unit: 'requests',
      peer: ["console's login", 35],
    }),
    said({
      what: 'inventory: requests to the first row',
      value: list.requests,
      unit: 'requests',
      gate: 25,
      aim: 12,
      peer: ["console's list, in all", 102],
    }),
  ]
  printFigures(figures)
  write(figures)
} finally {
  await browser.close()
  await product.stop()
}
