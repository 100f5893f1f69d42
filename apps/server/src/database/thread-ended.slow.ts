import { env } from 'node:process'
import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { expect, test } from 'vitest'
import { endThreadsAgainAndAgain } from '../testing/ending-threads.ts'
import { startedFolder } from '../testing/folders.ts'
import { Random } from '../testing/random.ts'

const ROUNDS = timesOf('threads-ended')
const record = beginTrial('threads-ended')
const SEED = Number(env.SEED ?? Date.now())

test(
  `a database thread that ends ${ROUNDS} times loses nothing acknowledged, and whoever waits is told to come back`,
  async () => {
    const { acknowledged, refused, lost, more, unsound } = await endThreadsAgainAndAgain({
      DATA_DIR: startedFolder(),
      random: new Random(SEED),
      rounds: ROUNDS,
      between: 20,
    })
    console.log(`${ROUNDS} ends, ${acknowledged.writes} acknowledged writes, ${refused} told to come back`)
    record({
      done: { 'ends of the thread': ROUNDS, 'acknowledged writes': acknowledged.writes },
      failed: { 'writes lost': lost.length, 'inconsistent records': unsound.length },
    })
    expect(lost).toEqual([])
    expect(unsound).toEqual([])
    // each one who was told to come back may have been heard all the same
    expect(more).toBeLessThanOrEqual(refused)
    expect(acknowledged.writes).toBeGreaterThanOrEqual(ROUNDS)
  },
  60_000 + ROUNDS * 10_000,
)
