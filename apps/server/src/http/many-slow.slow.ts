import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { beginTrial } from '@plenum/bench/long-run'
import { isFull, timesOf } from '@plenum/bench/trials'
import { expect, test } from 'vitest'
import { LARGE, lifeOf, opened, serveShort, SLOW } from '../testing/slow-lines.ts'
import { EDGE_LIMITS } from './edge-limits.ts'

const record = beginTrial('slow-clients')
const MANY = timesOf('slow-clients')
/** As shipped, or long enough for that many to be there at once. */
const LIMITS = isFull
  ? EDGE_LIMITS
  : { headersTimeout: 2_500, requestTimeout: 20_000, connectionsCheckingInterval: 200, patience: 1_500 }
const LONGEST_MS = isFull ? 15_000 : 6_000
const ASKED = isFull ? 500 : 100
/** As many at a time as the system lets wait to be accepted. */
const AT_ONCE = 250
/** Those who take nothing of a large answer are few: the system's own memory for them is the limit of this test. */
const TAKERS = 20

const openMany = async (port: number) => {
  const sockets: Socket[] = []
  while (sockets.length < MANY)
    sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => opened(port)))))
  return sockets
}

/** Milliseconds that each of many requests of somebody else takes, the fastest first. */
const askMeanwhile = async (url: string) => {
  const times: number[] = []
  for (let round = 0; round < ASKED; round++) {
    const before = performance.now()
    await (await fetch(`${url}/api/short/`)).text()
    times.push(performance.now() - before)
    await setTimeout(10)
  }
  return times.toSorted((one, other) => one - other)
}

test('slow clients keep nobody else waiting, however many', { timeout: 120_000 }, async () => {
  const many = { maxConnections: MANY + 10, connectionsPerAddress: MANY + 10 }
  const { port, url } = await serveShort({ ...LIMITS, ...many })
  const kinds = Object.values(SLOW)
  const sockets = await openMany(port)
  const lives = sockets.map(async (socket, at) => {
    kinds[at < MANY - TAKERS ? at % 5 : 5]?.(socket)
    // the end of a line is seen by whoever reads
    if (!socket.isPaused()) socket.resume()
    return lifeOf(socket)
  })
  expect(sockets.filter(({ closed }) => closed)).toEqual([])
  const began = performance.now()
  const times = await askMeanwhile(url)
  const asked = performance.now() - began
  // Taken up before they are cut, they would take the rest of their answers quickly.
  await setTimeout(2 * LIMITS.patience)
  for (const socket of sockets.slice(-TAKERS)) socket.resume()
  const all = await Promise.all(lives)
  const cut = Math.max(...all.slice(0, -TAKERS))
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Infinity
  record({
    done: { 'slow clients': MANY, 'requests of others': times.length },
    failed: { 'requests of others that failed': 0 },
    worst: [
      { what: 'requests of others, p99', value: p99, unit: 'ms' },
      { what: 'time until the last was cut', value: cut, unit: 'ms' },
    ],
  })
  expect(p99).toBeLessThan(500)
  // in the short form besides the time in which somebody else was served, which is the machine's
  expect(cut - (isFull ? 0 : asked)).toBeLessThan(LONGEST_MS)
  expect(sockets.slice(-TAKERS).filter(({ bytesRead }) => bytesRead >= LARGE.length)).toEqual([])
})
