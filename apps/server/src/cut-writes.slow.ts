import { randomUUID } from 'node:crypto'
import { env } from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { beginTrial } from '@plenum/bench/long-run'
import { isFull, timesOf } from '@plenum/bench/trials'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { startedFolder } from './testing/folders.ts'
import { openInventory, staySignedIn } from './testing/inventory.ts'
import { Random } from './testing/random.ts'
import { ServerProcess } from './testing/server-process.ts'

const THINGS = timesOf('cut-writes')
/** Assets between two kills of the server, on average. */
const BETWEEN = isFull ? 100 : 10
const AT_ONCE = 4
/** Milliseconds after which whoever sends hangs up, at most: about as long as an asset takes. */
const HANGS_UP_WITHIN = 30
const SEED = Number(env.SEED ?? Date.now())
const Made = v.object({ id: v.string() })

/** What is told of a new asset; or that the answer was cut off, by this side or by the other, or is to be asked for later. */
const sendOnce = async (
  { url, access }: { url: string; access: string },
  name: string,
  key: string,
  patience: number,
) => {
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    Authorization: `Bearer ${access}`,
  }
  const request = { method: 'POST', headers, body: JSON.stringify({ name }) }
  try {
    const answer = await fetch(`${url}/api/assets/`, { ...request, signal: AbortSignal.timeout(patience) })
    if (answer.status === 503) return 'busy'
    const text = await answer.text()
    expect(answer.status, text).toBe(201)
    return v.parse(Made, JSON.parse(text))
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return 'cut'
    throw error
  }
}

test(
  `each of ${THINGS} assets whose answers are cut off, by who asks or by a kill of the server, is made exactly once`,
  { timeout: 120_000 + THINGS * 500 },
  async () => {
    const record = beginTrial('cut-writes')
    const random = new Random(SEED)
    const DATA_DIR = startedFolder()
    const accessTo = staySignedIn()
    const counts = { requests: 0, cut: 0, kills: 0 }
    const begin = async () => {
      const server = new ServerProcess({ DATA_DIR, LOG_REQUESTS: 'none' })
      const url = await server.url()
      return { server, url, access: await accessTo(url) }
    }
    let current = begin()
    let left = 1 + random.below(2 * BETWEEN)
    /** Kills it in the middle of what the others are sending, and starts it again. */
    const killInTime = async () => {
      left -= 1
      if (left > 0) return
      left = 1 + random.below(2 * BETWEEN)
      const { server } = await current
      counts.kills += 1
      current = server.end('SIGKILL').then(begin)
    }

    const send = async (name: string, key: string, patience: number) => {
      counts.requests += 1
      const told = await sendOnce(await current, name, key, patience)
      if (told === 'cut') counts.cut += 1
      return told === 'cut' || told === 'busy' ? null : told.id
    }
    const make = async (name: string) => {
      const key = randomUUID()
      let id = await send(name, key, 1 + random.below(HANGS_UP_WITHIN))
      while (id === null) {
        await setTimeout(5)
        id = await send(name, key, 60_000)
      }
      // whoever never saw it asks once more
      expect(await send(name, key, 60_000)).toSatisfy((again) => again === null || again === id)
      await killInTime()
      return { name, id }
    }

    const told: { name: string; id: string }[] = []
    let next = 0
    const writing = async () => {
      while (next < THINGS) {
        next += 1
        told.push(await make(`Once ${next}`))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, writing))
    const { url, access } = await current
    const all = await openInventory(url, access).all()
    const made = new Map(all.map(({ id, name }) => [id, name]))
    const missing = told.filter(({ id, name }) => made.get(id) !== name)
    const twice = all.length - new Set(all.map(({ name }) => name)).size
    console.log(
      `seed ${SEED}: ${counts.requests} requests for ${THINGS} assets, ${counts.cut} cut off, ${counts.kills} kills`,
    )
    record({
      done: { assets: THINGS, requests: counts.requests, 'answers cut off': counts.cut, kills: counts.kills },
      failed: {
        'created twice': twice,
        'never created': missing.length,
        'created without a request': all.length - THINGS - twice,
      },
    })
    expect({ missing, twice, count: all.length }).toEqual({ missing: [], twice: 0, count: THINGS })
    expect(counts.kills).toBeGreaterThan(0)
    expect(counts.cut).toBeGreaterThan(THINGS / 20)
  },
)
