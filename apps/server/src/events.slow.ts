import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { EDGE_LIMITS } from './http/edge-limits.ts'
import { listenToEvents } from './testing/event-stream.ts'
import { startedFolder } from './testing/folders.ts'
import { foundCompany } from './testing/inventory.ts'
import { joinCompany } from './testing/joining.ts'
import { ServerProcess } from './testing/server-process.ts'

test(
  'events come over a real line within a second, and the line outlives the sweep of slow ones',
  { timeout: 60_000 },
  async () => {
    const DATA_DIR = startedFolder()
    const server = new ServerProcess({ DATA_DIR })
    const url = await server.url()
    const access = await foundCompany(url)
    const heard = await listenToEvents(url, access)
    expect(heard.status).toBe(200)
    await expect.poll(heard.text).toBe('id: 0\n\n')
    await joinCompany(url, DATA_DIR, access, 1)
    const done = performance.now()
    await expect.poll(heard.text).toContain('event: live')
    const arrived = heard.pieces.at(-1)?.at ?? Infinity
    console.log(`An event after ${Math.round(arrived - done)} ms`)
    expect(arrived - done).toBeLessThan(1_000)
    const quiet = heard.pieces.length
    // longer than a line may take nothing, and than the server may say nothing
    const patience = Math.max(EDGE_LIMITS.patience, 15_000) + 2_000
    await setTimeout(patience)
    expect(heard.end).toBeNull()
    expect(heard.pieces.slice(quiet).map(({ text }) => text)).toEqual([':\nid: 1\n\n'])
    // nor does anybody who goes away hold a place
    for (let count = 0; count < 4; count++) {
      const passing = await listenToEvents(url, access)
      passing.cut()
      await setTimeout(50)
    }
    expect(heard.end).toBeNull()
    heard.cut()
  },
)

test(
  'a server that is told to stop serves for a moment, says when to ask again, ends the lines and is gone in time',
  { timeout: 60_000 },
  async () => {
    const DATA_DIR = startedFolder()
    const server = new ServerProcess({ DATA_DIR })
    const url = await server.url()
    const access = await foundCompany(url)
    const streams = [await listenToEvents(url, access), await listenToEvents(url, access)]
    await joinCompany(url, DATA_DIR, access, 1)
    await expect.poll(() => streams.every((stream) => stream.text().includes('event: live'))).toBe(true)
    const told = performance.now()
    const ended = server.end('SIGTERM')
    await setTimeout(1_000)
    // still served, for whoever balances may not know yet
    expect(streams.map(({ end }) => end)).toEqual([null, null])
    expect(await ended).toBe(0)
    const took = performance.now() - told
    console.log(`Gone ${Math.round(took)} ms after SIGTERM`)
    expect(took).toBeLessThan(6_000)
    for (const stream of streams) {
      await expect.poll(() => stream.end).not.toBeNull()
      expect(stream.end?.whole).toBe(true)
      expect(stream.text()).toMatch(/\nid: 1\n\nretry: 1000\n\n$/)
    }
    expect(server.stderr).toBe('')
  },
)
