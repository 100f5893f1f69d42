import { expect, inject, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { wait } from './browser.ts'
import { database } from './engine.ts'
import { listen, tell, toldPair, until } from './streams.ts'
import { ports } from './world.ts'

test('a stream ends within a second where its session ends, also where another server was told', async () => {
  const { grace } = await toldPair()
  const streams = [await listen(grace), await listen(grace, { server: createApp(ports) })]
  await grace.auth.logout()
  const begun = performance.now()
  await until(() => streams.every(({ heard }) => heard.ended))
  // a second, and a quarter of one for a busy machine
  expect(performance.now() - begun).toBeLessThan(1_250)
})

/** Only where transactions really run beside each other. */
test.runIf(inject('engine').kind === 'postgres')(
  'numbers come in the order in which transactions end, however they began',
  async () => {
    const { grace, id, author } = await toldPair()
    const streams = [await listen(grace), await listen(grace, { server: createApp(ports) })]
    const polled: number[] = []
    const over = { is: false }
    const reading = (async () => {
      let after = 0
      while (!over.is) {
        const rows = await database.query.liveEvent.findMany({
          where: (event, { gt }) => gt(event.seq, after),
          orderBy: (event, { asc }) => asc(event.seq),
        })
        polled.push(...rows.map(({ seq }) => seq))
        after = rows.at(-1)?.seq ?? after
      }
    })()
    const ROUNDS = 200
    let refused = 0
    await Promise.all(
      Array.from({ length: ROUNDS }, async (_, round) => {
        await wait((round % 20) * 5)
        await tell(author, id, `News ${round}`, async () => {
          await wait((round * 7) % 11)
          if (round % 10 === 0) throw new Error('Undone')
        }).catch(() => {
          refused++
        })
      }),
    )
    await until(() => streams.every(({ heard }) => heard.events.length >= ROUNDS - refused))
    over.is = true
    await reading
    expect(refused).toBe(ROUNDS / 10)
    const expected = Array.from({ length: ROUNDS - refused }, (_, at) => at + 1)
    expect(polled).toEqual(expected)
    for (const { heard, cut } of streams) {
      expect(heard.events.map(({ seq }) => seq)).toEqual(expected)
      await cut()
    }
  },
)
