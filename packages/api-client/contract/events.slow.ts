import { expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { sha256 } from '@plenum/api-server/crypto'
import { Live } from '@plenum/api-server/live'
import { wait } from './browser.ts'
import { database } from './engine.ts'
import { seen } from './people.ts'
import { listen, toldPair, until } from './streams.ts'
import { ports } from './world.ts'

/** A second, and a quarter of one for a busy machine. */
const SECOND = 1_250

test('a stream says within a second that something is new', async () => {
  const { ada, grace } = await toldPair()
  const { heard } = await listen(grace)
  await ada.users.update(await seen(ada, grace), { team_id: null })
  const begun = performance.now()
  await until(() => heard.events.length > 0)
  expect(performance.now() - begun).toBeLessThan(SECOND)
})

test('a stream ends within a second where its user is disabled, also one of another server', async () => {
  const { ada, grace } = await toldPair({ assets: 'onlyRead' })
  const { heard } = await listen(grace, { server: createApp(ports) })
  await ada.users.update(await seen(ada, grace), { disabled: true })
  const begun = performance.now()
  await until(() => heard.ended)
  expect(performance.now() - begun).toBeLessThan(SECOND)
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
