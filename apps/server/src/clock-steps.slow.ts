import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { TokenPair } from '@plenum/domain/session'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { post, register } from './testing/founder.ts'
import { startedFolder } from './testing/folders.ts'
import { openInventory } from './testing/inventory.ts'
import { processorMs } from './testing/processor-time.ts'
import { Random } from './testing/random.ts'
import { ServerProcess } from './testing/server-process.ts'

const SHIFT = fileURLToPath(new URL('testing/shift-clock.ts', import.meta.url))
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const IDLE_MS = 1_000
const record = beginTrial('clock-steps')
const random = new Random(Number(env.SEED ?? 1))
const FIRST = [3 * HOUR, -5 * MINUTE, 2 * DAY, 0, -DAY, 0]
/** Random steps: most of them small, as of a clock that is corrected, some of a day. */
const MORE = Array.from({ length: timesOf('clock-steps') - FIRST.length }, (_, at) =>
  at % 4 === 0 ? random.below(2 * DAY) - DAY : random.below(10 * MINUTE) - 5 * MINUTE,
)
/** How far ahead of the right time the clock is set, one after the other. */
const STEPS = [...FIRST, ...MORE]

/** The most processor time of an idle server, in milliseconds. */
const LITTLE = 0.7 * IDLE_MS

/** Milliseconds of processor that a process takes while nobody asks it anything; 0 where the system does not tell. */
const idling = async (pid: number) => {
  const before = processorMs(pid)
  await setTimeout(IDLE_MS)
  return (processorMs(pid) ?? 0) - (before ?? 0)
}

/** Sends an asset in two parts, and something between them; answers the status. */
const createSlowly = (url: string, access: string, between: () => Promise<unknown>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const body = JSON.stringify({ name: 'Leaf switch' })
    const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' }
    const sending = request(`${url}/api/assets/`, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
    })
    sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
    sending.write(body.slice(0, 5))
    between().then(() => sending.end(body.slice(5)), reject)
  })

test(
  'a clock that is set forward and back under a running server signs nobody out, cuts nobody off and costs nothing',
  { timeout: 60_000 + STEPS.length * 6_000 },
  async () => {
    const DATA_DIR = startedFolder()
    const variables = { DATA_DIR, LOG_REQUESTS: 'all' }
    const server = new ServerProcess(variables, { flags: ['--import', SHIFT] })
    const url = await server.url()
    const answer = await register(`${url}/`)
    let pair = v.parse(TokenPair, await answer.json())
    /** As every page does with a token that has run out. */
    const refresh = async () => {
      const refreshed = await post(`${url}/`, 'api/token/refresh/', { refresh: pair.refresh })
      expect(refreshed.status).toBe(200)
      pair = v.parse(TokenPair, await refreshed.json())
    }
    // V8 goes on optimising what the start has run, for seconds on a slow machine
    await expect.poll(() => idling(server.pid), { timeout: 20_000 }).toBeLessThan(LITTLE)
    let made = 0
    for (const step of STEPS) {
      const under = createSlowly(url, pair.access, async () => {
        await setTimeout(50)
        const said = String(await server.ask(String(step)))
        expect(Math.abs(Date.parse(said) - Date.now() - step)).toBeLessThan(MINUTE)
      })
      // the token of the one under way may have run out with the step
      const status = await under
      expect([201, 401]).toContain(status)
      if (status === 201) made += 1
      await refresh()
      const inventory = openInventory(url, pair.access)
      const asset = await inventory.rename(await inventory.create('Leaf switch'), 'Spine switch')
      made += 1
      expect(asset.version).toBe(2)
      expect(await inventory.all()).toHaveLength(made)
      expect((await fetch(`${url}/livez`)).status).toBe(200)
      expect(await idling(server.pid)).toBeLessThan(LITTLE)
    }
    expect(await server.end('SIGHUP')).toBe(0)
    const times = [...server.stdout.matchAll(/"ms":([-\d.]+)/g)].map(([, ms]) => Number(ms))
    expect(times.length).toBeGreaterThan(made)
    expect(Math.min(...times)).toBeGreaterThanOrEqual(0)
    expect(server.stderr).toBe('')
    record({
      done: { 'steps of the clock': STEPS.length, requests: times.length },
      failed: { 'people signed out': 0, 'requests cut off': 0, 'assets missing': 0 },
    })

    // The clock is two days behind some of what was written.
    const next = new ServerProcess(variables)
    expect((await fetch(`${await next.url()}/readyz`)).status).toBe(200)
  },
)
