// How soon a page follows a hand once it is there: from the list to a record and again, a letter typed and the rows that
// hold it, another language. Build the application first.
//   npm run bench -- moves [-- --rounds 7 --assets 60]
// The product and the floor are walked through in the same run, round by round, unslowed and slowed.
import { inTurn } from '@plenum/bench/pairs'
import { beginRun } from '@plenum/bench/record'
import { chromium as launchOptions } from '@plenum/browser'
import { chromium } from '@playwright/test'
import { parseArgs } from 'node:util'
import { startFloor, startProduct } from './company.ts'
import { movesFigures } from './moves-figures.ts'
import { printFigures } from './print.ts'
import { BOTH, type Profile } from './profiles.ts'
import { walkFloor, walkProduct, type Moves, type ProductMoves } from './walk.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, assets: { type: 'string', default: '60' } },
})
const rounds = Number(values.rounds)
const write = beginRun({
  bench: 'moves',
  about: `Interactions with a page that was loaded cold, from the press to the frame that shows the answer: medians of ${rounds} rounds, with ${values.assets} assets, beside the floor, a page with the same libraries and nothing else.`,
})
const floor = await startFloor()
const product = await startProduct({ assets: Number(values.assets) })
const browser = await chromium.launch(launchOptions)

/** Both in turn, round by round; the first one finds the servers cold and is not counted. */
async function walkAll(profile: Profile) {
  const walked: { product: ProductMoves[]; floor: Moves[] } = { product: [], floor: [] }
  await inTurn(
    {
      product: async (round) => {
        const moves = await walkProduct(browser, await product.list(), profile)
        if (round > 0) walked.product.push(moves)
      },
      floor: async (round) => {
        const moves = await walkFloor(browser, floor.list(), profile)
        if (round > 0) walked.floor.push(moves)
      },
    },
    { rounds, warmUp: 1 },
  )
  return movesFigures(walked, profile)
}

try {
  const figures = []
  for (const profile of BOTH) figures.push(...(await walkAll(profile)))
  printFigures(figures)
  write(figures)
} finally {
  await browser.close()
  await Promise.all([product.stop(), floor.stop()])
}
