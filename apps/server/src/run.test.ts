import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import product from '../../../package.json' with { type: 'json' }
import { databaseFolder } from './database/embedded.ts'
import { emptyFolder, startedFolder } from './testing/folders.ts'
import { ServerProcess } from './testing/server-process.ts'

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const

/** The same process around a server that has nothing to open. */
const startIdle = async (variables: Record<string, string> = {}) => {
  const server = new ServerProcess(variables, { name: 'testing/idle' })
  return { server, url: await server.url() }
}

describe('the server as a process', () => {
  test('says what it is, where it is and where the data lie, and ends in good order', async () => {
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
    // a busy machine may hold it up for a moment
    for (const path of ['readyz', 'livez'])
      await expect.poll(async () => (await fetch(`${url}/${path}`)).status).toBe(200)
    expect((await fetch(`${url}/api/auth/me/`)).status).toBe(401)
    const figures = await fetch(`${url}/metrics`, { headers: { Authorization: 'Bearer ' } })
    expect([figures.status, await figures.text()]).toEqual([404, 'Not found'])

    expect(existsSync(join(DATA_DIR, 'server.lock'))).toBe(true)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(server.stderr).toBe('')
    expect(readdirSync(DATA_DIR).toSorted()).toEqual(['database', 'files', 'secrets.json'])
    expect(existsSync(join(databaseFolder(DATA_DIR), 'postmaster.pid'))).toBe(false)
  })

  test('ends with 0 on a signal, however often it is told at once', async () => {
    const ends = STOP_SIGNALS.map(async (signal) => {
      const { server } = await startIdle()
      const ended = server.end(signal)
      process.kill(server.pid, signal)
      return [await ended, server.stderr]
    })
    expect(await Promise.all(ends)).toEqual(STOP_SIGNALS.map(() => [0, '']))
  })

  test('ends with 1 on a signal that is told again later while stopping takes long', async () => {
    const ends = STOP_SIGNALS.map(async (signal) => {
      const { server } = await startIdle({ STOP: 'never' })
      const ended = server.end(signal)
      // within the first second it is taken for the same wish
      while ((await Promise.race([ended, setTimeout(100, 'running')])) === 'running')
        process.kill(server.pid, signal)
      return [await ended, server.stderr]
    })
    expect(await Promise.all(ends)).toEqual(STOP_SIGNALS.map(() => [1, '']))
  })

  test('goes on serving when nobody reads its log any more', async () => {
    const { server, url } = await startIdle()
    server.stopReading()
    for (let time = 0; time < 5; time++) expect((await fetch(url)).status).toBe(200)
    expect(await server.end('SIGHUP')).toBe(0)
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
})
