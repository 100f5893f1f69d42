// How soon the landing page, the login and the inventory are there on a cold load, and at what price, beside the floor:
// a page with the same libraries, fifty rows and nothing else, and those rows by React alone. Build the application first.
//   npm run bench -- load [-- --rounds 7 --assets 60 --waterfall]
// All are loaded in the same run, round by round, from one kind of server, unslowed and slowed.
import { beginRun } from '@plenum/bench/record'
import { inTurn } from '@plenum/bench/pairs'
import { chromium as launchOptions } from '@plenum/browser'
import { chromium } from '@playwright/test'
import { parseArgs } from 'node:util'
import { startFloor, startProduct } from './company.ts'
import { LOADED, loadFigures, type Loaded } from './load-figures.ts'
import { loadOf, type Load, type Target } from './open-cold.ts'
import { BOTH, type Profile } from './profiles.ts'
import { printFigures } from './print.ts'
import { waterfallOf } from './waterfall.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    assets: { type: 'string', default: '60' },
    waterfall: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const write = beginRun({
  bench: 'load',
  about: `Cold loads, in turn, medians of ${rounds} rounds: of the product with ${values.assets} assets; of the floor, a page with the same libraries, fifty rows and nothing else; and of the same rows by React alone.`,
})
const floor = await startFloor()
const product = await startProduct({ assets: Number(values.assets) })
const browser = await chromium.launch(launchOptions)
const targets: Record<Loaded, () => Target | Promise<Target>> = {
  landing: product.landing,
  login: product.login,
  list: product.list,
  'floor login': floor.login,
  'floor list': floor.list,
  'React alone': floor.alone,
}

/** Every page in turn, round by round; the first one finds the servers cold and is not counted. */
async function loadAll(profile: Profile) {
  const loads: Record<Loaded, Load[]> = {
    landing: [],
    login: [],
    list: [],
    'floor login': [],
    'floor list': [],
    'React alone': [],
  }
  const work = (name: Loaded) => async (round: number) => {
    const load = await loadOf(browser, await targets[name](), profile)
    if (round > 0) loads[name].push(load)
  }
  await inTurn(Object.fromEntries(LOADED.map((name) => [name, work(name)])), { rounds, warmUp: 1 })
  return loadFigures(loads, profile)
}

try {
  if (values.waterfall) {
    // the first loads find the servers cold
    for (const name of ['list', 'floor list', 'list', 'floor list'] as const)
      console.log([name, ...(await waterfallOf(browser, await targets[name](), 'slow'))].join('\n'))
  } else {
    const figures = []
    for (const profile of BOTH.toReversed()) figures.push(...(await loadAll(profile)))
    printFigures(figures)
    write(figures)
  }
} finally {
  await browser.close()
  await Promise.all([product.stop(), floor.stop()])
}
