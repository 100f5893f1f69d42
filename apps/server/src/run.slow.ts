import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { LEAVING_MS } from './run.ts'
import { startedFolder } from './testing/folders.ts'
import { ServerProcess } from './testing/server-process.ts'

/** A port that another program listens on. */
const takenPort = async () => {
  const server = createServer()
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return String(typeof address === 'object' && address ? address.port : 0)
}

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const

describe('the server as a process', () => {
  test.each(STOP_SIGNALS)(
    'goes on serving for two seconds after %s, while it says that it is leaving',
    async (signal) => {
      const server = new ServerProcess({ DATA_DIR: startedFolder() })
      const url = await server.url()
      const [began, ended] = [performance.now(), server.end(signal)]
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
      while (performance.now() - began < 1_500) {
        expect((await fetch(`${url}/readyz`)).status).toBe(503)
        expect((await fetch(`${url}/livez`)).status).toBe(200)
        // Not on a connection of before: what still finds its way here is accepted, too.
        const asked = await fetch(`${url}/api/auth/me/`, { headers: { Connection: 'close' } })
        expect(asked.status).toBe(401)
        await setTimeout(100)
      }
      expect(await ended).toBe(0)
      expect(performance.now() - began).toBeGreaterThanOrEqual(2_000)
      await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed')
    },
  )

  test('waits for whoever sends requests to hear that it leaves, but for nothing when its terminal is closed', async () => {
    const ended = async (signal: 'SIGHUP' | 'SIGTERM') => {
      const server = new ServerProcess({}, { name: 'testing/idle' })
      await server.url()
      const began = performance.now()
      expect(await server.end(signal)).toBe(0)
      return performance.now() - began
    }
    expect(await ended('SIGTERM')).toBeGreaterThan(LEAVING_MS.SIGTERM - 100)
    expect(await ended('SIGHUP')).toBeLessThan(LEAVING_MS.SIGTERM)
  })

  test('says for half a second that it is not well when its loop was held up, and no longer', async () => {
    const server = new ServerProcess({ DATA_DIR: startedFolder() })
    const url = await server.url()
    process.kill(server.pid, 'SIGSTOP')
    await setTimeout(1_800)
    process.kill(server.pid, 'SIGCONT')
    const held = await fetch(`${url}/livez`)
    expect([held.status, await held.text()]).toEqual([503, 'the event loop is held up'])
    await setTimeout(700)
    expect((await fetch(`${url}/livez`)).status).toBe(200)
  })

  test('says in a sentence that its port is taken, and leaves the data free', async () => {
    const PORT = await takenPort()
    const DATA_DIR = startedFolder()
    const server = new ServerProcess({ DATA_DIR, PORT })
    expect(await server.ended()).toBe(1)
    expect(server.stderr).toBe(
      `Port ${PORT} is taken by another program. Stop it, or set PORT to a free one.\n`,
    )
    expect(existsSync(join(DATA_DIR, 'server.lock'))).toBe(false)
  })
})
