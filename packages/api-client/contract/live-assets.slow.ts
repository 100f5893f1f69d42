import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import type { LiveEvent } from '@plenum/domain/notification'
import { listen, until } from './streams.ts'
import { asset, found, join, ports } from './world.ts'
import { lastBatch } from './yard.ts'

/** A second, and a quarter of one for a busy machine. */
const SECOND = 1_250

test('a change of an asset is heard within a second, also from another server', async () => {
  const ada = await found()
  const grace = await join(ada, { assets: 'onlyRead' })
  const streams = [await listen(grace), await listen(grace, { server: createApp(ports) })]
  let made = await ada.assets.create(asset())
  for (let change = 1; change <= 5; change += 1) {
    made = await ada.assets.update(made, { notes: `Note ${change}` })
    const begun = performance.now()
    await until(() => streams.every(({ heard }) => heard.events.length > change))
    expect(performance.now() - begun).toBeLessThan(SECOND)
  }
})

test('100 drops lose no change and double none', { timeout: 120_000 }, async () => {
  const ada = await found()
  let made = await ada.assets.create(asset())
  const batches: string[] = []
  const heard: LiveEvent[] = []
  let stream = await listen(ada)
  for (let drop = 0; drop < 100; drop++) {
    made = await ada.assets.update(made, { notes: `Note ${drop}` })
    batches.push(await lastBatch(ada))
    // one in three is cut off once it has heard something, if only that
    if (drop % 3 === 0) await until(() => stream.heard.events.length > 0)
    heard.push(...stream.heard.events)
    const after = stream.heard.position
    await stream.cut()
    stream = await listen(ada, { after })
  }
  // a repeated event would come before the one of this new change
  await ada.assets.update(made, { notes: 'The last one' })
  batches.push(await lastBatch(ada))
  await until(() => stream.heard.events.at(-1)?.id === batches.at(-1))
  heard.push(...stream.heard.events)
  expect(heard.map(({ id }) => id)).toEqual(batches)
})

test.runIf(inject('engine').kind === 'postgres')(
  'many writers at once wait for no deadlock and are all told',
  async () => {
    const ada = await found()
    const made = await Promise.all(Array.from({ length: 8 }, () => ada.assets.create(asset())))
    const { heard } = await listen(ada)
    const WRITES = 10
    await Promise.all(
      made.map(async (one) => {
        let last = one
        for (let write = 0; write < WRITES; write++) {
          last = await ada.assets.update(last, { notes: randomUUID(), asset_type: write % 2 ? 'SRV' : 'SWI' })
        }
      }),
    )
    await until(() => heard.events.length >= made.length * WRITES)
    const numbers = heard.events.map(({ seq }) => seq)
    expect(numbers).toHaveLength(made.length * WRITES)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  },
)
