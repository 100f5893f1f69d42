import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { lifeOf, opened, POST, QUICK_CUTS, serveShort as serve, SLOW } from '../testing/slow-lines.ts'

describe('whoever is slow', () => {
  test.each(Object.entries(SLOW))('and %s is cut in time', async (_, behave) => {
    const { port } = await serve(QUICK_CUTS)
    const socket = await opened(port)
    behave(socket)
    const life = lifeOf(socket)
    // Bytes already taken by the system are read, or the end behind them would never be seen.
    void setTimeout(socket.isPaused() ? 2_000 : 0).then(() => socket.resume())
    expect(await Promise.race([life, setTimeout(6_000, Infinity)])).toBeLessThan(4_000)
  })

  test('but brings and takes enough is not', async () => {
    const { port } = await serve({ ...QUICK_CUTS, slowestBody: 100 })
    const socket = await opened(port)
    const answered = new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString()))
    })
    socket.write(`${POST}Content-Length: 10000\r\n\r\n`)
    for (let sent = 0; sent < 10_000; sent += 1_000) {
      await setTimeout(150)
      socket.write('a'.repeat(1_000))
    }
    expect(await answered).toMatch(/^HTTP\/1.1 200/)
  })
})

test('one line too many of an address is ended at once', async () => {
  const { port } = await serve({ connectionsPerAddress: 3 })
  await Promise.all([opened(port), opened(port), opened(port)])
  expect(await lifeOf(await opened(port))).toBeLessThan(1_000)
})
