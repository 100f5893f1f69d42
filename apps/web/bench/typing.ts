// How soon rows follow a letter that is typed into the search of a list, by how many assets there are. Build the
// application first.
//   npm run bench -- typing [-- --sizes 10000,100000,1000000 --rounds 7 --keep folder]
// The product and the floor are typed into in turn, round by round, unslowed and slowed. `--keep` leaves the inventories
// that were filled in for the next time.
import { inTurn } from '@plenum/bench/pairs'
import { beginRun } from '@plenum/bench/record'
import { chromium as launchOptions } from '@plenum/browser'
import { chromium } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startFilled, startFloor } from './company.ts'
import { printFigures } from './print.ts'
import { BOTH, type Profile } from './profiles.ts'
import { typingFigures } from './typing-figures.ts'
import { typeIn, type Typed } from './walk.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '7' },
    keep: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const write = beginRun({
  bench: 'typing',
  about: `A letter typed into the search of a list that was loaded cold, from the press to the frame that shows the rows: medians of ${rounds} rounds on the embedded engine, beside the floor, a page that searches fifty rows in memory.`,
})
const folder = values.keep ?? (await mkdtemp(join(tmpdir(), 'plenum-typing-')))
const floor = await startFloor()
const browser = await chromium.launch(launchOptions)

/** Both in turn, round by round; the first one finds the servers cold and is not counted. */
async function typeInBoth(list: Awaited<ReturnType<typeof startFilled>>['list'], profile: Profile) {
  const typed = { product: new Array<Typed>(), floor: new Array<Typed>() }
  await inTurn(
    {
      product: async (round) => {
        const one = await typeIn(browser, await list(), { profile, into: 'product' })
        if (round > 0) typed.product.push(one)
      },
      floor: async (round) => {
        const one = await typeIn(browser, floor.list(), { profile, into: 'floor' })
        if (round > 0) typed.floor.push(one)
      },
    },
    { rounds, warmUp: 1 },
  )
  return typed
}

try {
  const figures = []
  for (const count of values.sizes.split(',').map(Number)) {
    const product = await startFilled(count, folder)
    try {
      for (const profile of BOTH)
        figures.push(...typingFigures(await typeInBoth(product.list, profile), count, profile))
    } finally {
      await product.stop()
    }
  }
  printFigures(figures)
  write(figures)
} finally {
  await browser.close()
  await floor.stop()
  if (values.keep === undefined) await rm(folder, { recursive: true, force: true })
}
