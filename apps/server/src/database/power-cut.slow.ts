import { env } from 'node:process'
import { expect, test } from 'vitest'
import { cutPower, recordDisk } from '../testing/disk/cutting.ts'
import { emptyFolder, startedFolder } from '../testing/folders.ts'
import { Random } from '../testing/random.ts'

/** Many more are tried by `npm run bench -- power-cuts`. */
const CUTS = 5
const SEED = Number(env.SEED ?? Date.now())

test(
  `power cuts at any moment (${CUTS}) lose nothing acknowledged, and the database opens each time`,
  { timeout: 240_000 + CUTS * 20_000 },
  async () => {
    const recorded = await recordDisk({ start: startedFolder(), work: emptyFolder(), lives: 1, writes: 30 })
    const random = new Random(SEED)
    const { found, events } = await cutPower({ ...recorded, work: emptyFolder(), cuts: CUTS, random })
    console.log(`${CUTS} power cuts in ${events} events, seed ${SEED}`)
    for (const { refused, lost, unsound } of found)
      expect({ refused, lost, unsound }).toEqual({ refused: undefined, lost: [], unsound: [] })

    // The same on a disk that keeps nothing it is told to sync.
    const hollow = { ...recorded, work: emptyFolder(), cuts: 1, random, isHonest: false }
    const [worst] = (await cutPower(hollow)).found
    expect(worst?.refused === undefined && worst?.lost.length === 0).toBe(false)
  },
)
