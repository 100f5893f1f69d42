import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import product from '../../../package.json' with { type: 'json' }
import { databaseFolder } from './database/embedded.ts'
import { LEAVING_MS } from './run.ts'
import { emptyFolder, startedFolder } from './testing/folders.ts'
import { ServerProcess } from './testing/server-process.ts'

const takenPort = () =>
  new Promise<string>((resolve) => {
    const server = createServer()
    onTestFinished(() => void server.close())
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(String(typeof address === 'object' && address ? address.port : 0))
    })
  })

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const

describe('the server as a process', () => {
  test('says what it is, where it is and where the data lie, and nothing else', async () => {
    const DATA_DIR = startedFolder()
    const server = new ServerProcess({ DATA_DIR })
    const url = await server.url()
    expect(server.stdout.split('\n')).toEqual([
      `Plenum ${product.version}`,
      url,
      `Data: ${DATA_DIR}`,
      `Mail: kept in ${DATA_DIR}/outbox; set SMTP_URL to send it`,
      '',
    ])
    expect(server.stderr).toBe('')
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect((await fetch(`${url}/livez`)).status).toBe(200)
    expect((await fetch(`${url}/api/auth/me/`)).status).toBe(401)
    const figures = await fetch(`${url}/metrics`, { headers: { Authorization: 'Bearer ' } })
    expect([figures.status, await figures.text()]).toEqual([404, 'Not found'])
  })

  test("opens its database under Node's watching too, which speaks on the thread's channel", async () => {
    const server = new ServerProcess({ DATA_DIR: startedFolder(), WATCH_REPORT_DEPENDENCIES: '1' })
    expect((await fetch(`${await server.url()}/readyz`)).status).toBe(200)
  })

  test.each(STOP_SIGNALS)('ends in good order on %s, however often it is told at once', async (signal) => {
    const DATA_DIR = startedFolder()
    const server = new ServerProcess({ DATA_DIR })
    await server.url()
    expect(existsSync(join(DATA_DIR, 'server.lock'))).toBe(true)
    const ended = server.end(signal)
    process.kill(server.pid, signal)
    expect(await ended).toBe(0)
    expect(server.stderr).toBe('')
    expect(readdirSync(DATA_DIR).toSorted()).toEqual(['database', 'files', 'secrets.json'])
    expect(existsSync(join(databaseFolder(DATA_DIR), 'postmaster.pid'))).toBe(false)
  })

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

  test.each(STOP_SIGNALS)('ends with 1 at once when %s is told a second time', async (signal) => {
    const server = new ServerProcess({ DATA_DIR: startedFolder() })
    await server.url()
    const ended = server.end(signal)
    await setTimeout(1_200)
    process.kill(server.pid, signal)
    expect(await ended).toBe(1)
    expect(server.stderr).toBe('')
  })

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

  test('goes on serving when nobody reads its log any more', async () => {
    const server = new ServerProcess({ DATA_DIR: startedFolder() })
    const url = await server.url()
    server.stopReading()
    for (let time = 0; time < 5; time++) expect((await fetch(`${url}/api/auth/me/`)).status).toBe(401)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await server.end('SIGHUP')).toBe(0)
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

  test('lists all that is wrong with its configuration and does nothing', async () => {
    const DATA_DIR = emptyFolder()
    const server = new ServerProcess({ DATA_DIR, PORT: 'abc', REGISTRATION: 'maybe' })
    expect(await server.ended()).toBe(1)
    expect(server.stderr).toMatch(
      /PORT: expected a whole number.*\n.*REGISTRATION: expected open or invite\n$/,
    )
    expect(readdirSync(DATA_DIR)).toEqual([])
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

  test('says in a sentence that the PostgreSQL it was given is not there, without its password', async () => {
    const DATABASE_URL = `postgres://plenum:hunter2@127.0.0.1:1/plenum`
    const server = new ServerProcess({ DATA_DIR: emptyFolder(), DATABASE_URL })
    expect(await server.ended()).toBe(1)
    expect(server.stderr).toContain('PostgreSQL at 127.0.0.1:1/plenum cannot be reached')
    expect(server.stderr).not.toContain('hunter2')
  })
})
