import { env } from 'node:process'
import { expect, test } from 'vitest'
import { startedFolder } from './testing/folders.ts'
import { killAgainAndAgain } from './testing/killing.ts'
import { Random } from './testing/random.ts'
import { ServerProcess } from './testing/server-process.ts'

/** Many more are tried by `npm run bench -- kills`. */
const ROUNDS = 10
const LIMIT_MS = 60_000 + ROUNDS * 10_000
const SEED = Number(env.SEED ?? Date.now())

test(
  `${ROUNDS} kills in the middle of writing lose nothing acknowledged, and the server opens again each time`,
  async () => {
    const DATA_DIR = startedFolder()
    const { acknowledged, refused, lost, more, unsound } = await killAgainAndAgain({
      DATA_DIR,
      start: () => new ServerProcess({ DATA_DIR, LOG_REQUESTS: 'none' }),
      random: new Random(SEED),
      rounds: ROUNDS,
      between: 20,
    })
    console.log(`${ROUNDS} kills, ${acknowledged.writes} acknowledged writes, ${lost.length} lost`)
    expect(acknowledged.writes).toBeGreaterThanOrEqual(ROUNDS)
    expect(lost).toEqual([])
    expect(unsound).toEqual([])
    // what was asked for when the server was killed, or too busy to say, may have come to be
    expect(more).toBeLessThanOrEqual(ROUNDS * 4 + refused)
  },
  LIMIT_MS,
)
