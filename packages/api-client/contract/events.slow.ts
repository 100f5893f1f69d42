import { expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { sha256 } from '@plenum/api-server/crypto'
import { Live } from '@plenum/api-server/live'
import { wait } from './browser.ts'
import { database } from './engine.ts'
import { seen } from './people.ts'
import { listen, toldPair, until } from './streams.ts'
import { asset, found, join, ports } from './world.ts'

/** A second, and a quarter of one for a busy machine. */
const SECOND = 1_250

test('a change of an asset reaches the streams of another server within one second', async () => {
  const ada = await found()
  const grace = await join(ada, { assets: 'onlyRead' })
  const { heard, cut } = await listen(grace, { server: createApp(ports) })
  await ada.assets.create(asset())
  expect(await until(() => heard.events.length > 0)).toBeLessThan(SECOND)
  await cut()
})

test('revoking a permission closes the event streams within one second', async () => {
  const { ada, grace } = await toldPair({ assets: 'onlyRead' })
  const elsewhere = await listen(grace, { server: createApp(ports) })
  await ada.users.update(await seen(ada, grace), { disabled: true })
  expect(await until(() => elsewhere.heard.ended)).toBeLessThan(SECOND)
})

test('the longer a look takes, the longer others come to the database before the next', async () => {
  const { ada } = await toldPair()
  let looks = 0
  const slow = new Proxy(database, {
    get: (_, name) => {
      const value: unknown = Reflect.get(database, name, database)
      if (typeof value !== 'function') return value
      return async (...given: unknown[]) => {
        looks += 1
        await wait(100)
        const answer: unknown = await Reflect.apply(value, database, given)
        return answer
      }
    },
  })
  const live = new Live({ ...ports, database: slow })
  const stream = await live.open({ token_hash: await sha256(ada.tokens.access() ?? ''), after: null })
  for (let time = 0; time < 75; time += 1) {
    live.poke()
    await wait(20)
  }
  await stream?.cancel()
  // one opens it; at once behind each other there would be fifteen more
  expect(looks).toBeGreaterThan(1)
  expect(looks).toBeLessThan(8)
})
