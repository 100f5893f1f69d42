import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import type { LiveEvent } from '@plenum/domain/notification'
import { listen, until } from './streams.ts'
import { asset, found, type Connection } from './world.ts'

const lastBatch = async ({ history }: Connection) => (await history.list({ limit: 1 })).results[0]?.id ?? ''

test('100 drops lose no change and double none', async () => {
  const ada = await found()
  let made = await ada.assets.create(asset())
  const batches: string[] = []
  const heard: LiveEvent[] = []
  let stream = await listen(ada)
  for (let drop = 0; drop < 100; drop++) {
    made = await ada.assets.update(made, { notes: `Note ${drop}` })
    batches.push(await lastBatch(ada))
    if (drop % 3 === 0) await until(() => stream.heard.events.length > 0, 200)
    heard.push(...stream.heard.events)
    const after = stream.heard.position
    await stream.cut()
    stream = await listen(ada, { after })
  }
  await until(() => [...heard, ...stream.heard.events].length >= batches.length)
  heard.push(...stream.heard.events)
  await stream.cut()
  expect(heard.map(({ id }) => id)).toEqual(batches)
}, 120_000)

test.runIf(inject('engine').kind === 'postgres')(
  'many writers at once wait for no deadlock and are all told',
  async () => {
    const ada = await found()
    const made = await Promise.all(Array.from({ length: 8 }, () => ada.assets.create(asset())))
    const stream = await listen(ada)
    const WRITES = 10
    await Promise.all(
      made.map(async (one) => {
        let last = one
        for (let write = 0; write < WRITES; write++) {
          last = await ada.assets.update(last, { notes: randomUUID(), asset_type: write % 2 ? 'SRV' : 'SWI' })
        }
      }),
    )
    await until(() => stream.heard.events.length >= made.length * WRITES)
    const numbers = stream.heard.events.map(({ seq }) => seq)
    expect(numbers).toHaveLength(made.length * WRITES)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    await stream.cut()
  },
)
