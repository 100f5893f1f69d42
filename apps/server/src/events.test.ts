import { readdirSync, readFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { EDGE_LIMITS } from './http/edge-limits.ts'
import { startedFolder } from './testing/folders.ts'
import { foundCompany } from './testing/inventory.ts'
import { ServerProcess } from './testing/server-process.ts'

interface Heard {
  status: number
  headers: IncomingHttpHeaders
  /** What came, and after how many milliseconds of the process. */
  pieces: { at: number; text: string }[]
  text: () => string
  end: { at: number; whole: boolean } | null
  cut: () => void
}

/** Opens a stream as a browser does that would take any packing. */
const listen = (url: string, access: string, after?: string) =>
  new Promise<Heard>((resolve, reject) => {
    const headers = {
      Authorization: `Bearer ${access}`,
      'Accept-Encoding': 'gzip, deflate, br, zstd',
      ...(after !== undefined && { 'Last-Event-ID': after }),
    }
    const asking = get(`${url}/api/events/`, { headers, agent: false }, (answer) => {
      const heard: Heard = {
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        pieces: [],
        text: () => heard.pieces.map(({ text }) => text).join(''),
        end: null,
        cut: () => asking.destroy(),
      }
      answer.on('data', (piece: Buffer) =>
        heard.pieces.push({ at: performance.now(), text: piece.toString() }),
      )
      answer.on('error', () => undefined)
      answer.on('close', () => {
        heard.end = { at: performance.now(), whole: answer.complete }
      })
      resolve(heard)
    })
    asking.on('error', reject)
  })

const post = async (url: string, path: string, body: object, access?: string) => {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(access && { Authorization: `Bearer ${access}` }) },
    body: JSON.stringify(body),
  })
  expect(answer.status, await answer.text()).toBeLessThan(300)
}

/** The token of the newest invitation that was sent. */
const invitedBy = async (folder: string, before: number) => {
  const outbox = join(folder, 'outbox')
  const letters = () => {
    try {
      return readdirSync(outbox)
        .filter((name) => name.endsWith('.eml'))
        .toSorted()
    } catch {
      return []
    }
  }
  await expect.poll(() => letters().length, { timeout: 5_000 }).toBeGreaterThan(before)
  const letter = readFileSync(join(outbox, letters().at(-1) ?? ''), 'utf8').replaceAll('=\r\n', '')
  return /#invitation=(?:3D)?([\w-]+)/.exec(letter)?.[1] ?? ''
}

/** Somebody joins, which the founder is told of. Gives when that was done. */
const joinCompany = async (url: string, folder: string, access: string, count: number) => {
  const email = `mary-${count}@example.com`
  await post(url, 'invitations/', { email, team_id: null }, access)
  const invitation = await invitedBy(folder, count)
  const password = 'Correct-horse-7'
  const person = { name: 'Mary', surname: 'Shelley', email, password, password_confirmation: password }
  await post(url, 'auth/register/', { ...person, invitation })
  return performance.now()
}

test(
  'news come over a real line within a second, unpacked, and the line outlives the sweep of slow ones',
  { timeout: 60_000 },
  async () => {
    const DATA_DIR = startedFolder()
    const server = new ServerProcess({ DATA_DIR })
    const url = await server.url()
    const access = await foundCompany(url)
    const heard = await listen(url, access)
    expect(heard.status).toBe(200)
    expect(heard.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'transfer-encoding': 'chunked',
      'x-content-type-options': 'nosniff',
    })
    expect(heard.headers['content-encoding']).toBeUndefined()
    await expect.poll(heard.text).toBe('id: 0\n\n')
    const done = await joinCompany(url, DATA_DIR, access, 0)
    await expect.poll(heard.text).toContain('event: live')
    const arrived = heard.pieces.at(-1)?.at ?? Infinity
    console.log(`News after ${Math.round(arrived - done)} ms`)
    expect(arrived - done).toBeLessThan(1_000)
    const quiet = heard.pieces.length
    // longer than a line may take nothing, and than the server may say nothing
    const patience = Math.max(EDGE_LIMITS.patience, 15_000) + 2_000
    await setTimeout(patience)
    expect(heard.end).toBeNull()
    expect(heard.pieces.slice(quiet).map(({ text }) => text)).toEqual([':\nid: 1\n\n'])
    // nor does anybody who goes away hold a place
    for (let count = 0; count < 4; count++) {
      const passing = await listen(url, access)
      passing.cut()
      await setTimeout(50)
    }
    expect(heard.end).toBeNull()
    heard.cut()
  },
)

test(
  'a server that is told to stop says when to ask again, ends the lines and is gone in time; the next one goes on',
  { timeout: 60_000 },
  async () => {
    const DATA_DIR = startedFolder()
    const server = new ServerProcess({ DATA_DIR })
    const url = await server.url()
    const access = await foundCompany(url)
    const streams = [await listen(url, access), await listen(url, access)]
    await joinCompany(url, DATA_DIR, access, 0)
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
    const second = new ServerProcess({ DATA_DIR })
    const secondUrl = await second.url()
    await joinCompany(secondUrl, DATA_DIR, access, 1)
    const again = await listen(secondUrl, access, '1')
    await expect.poll(again.text).toMatch(/^id: 2\nevent: live\ndata: \{[^\n]*"seq":2\}\n\nid: 2\n\n$/)
    again.cut()
  },
)
