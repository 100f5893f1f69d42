import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '@plenum/domain/notification'
import { ClientError } from './client-error.ts'
import { eventApi, type EventLocks } from './events.ts'
import type { Call, Http } from './http.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const text = (seq: number) =>
  `id: ${seq}\nevent: live\ndata: ${JSON.stringify({ object: 'notification', id: `n${seq}`, seq })}\n\n`

/** A server that streams what the test says, to whoever is connected. */
function server() {
  const lines: { after: string | undefined; say: (text: string) => void; end: () => void; cut: boolean }[] = []
  let refusal: ClientError | null = null
  const open: Http['open'] = (_, { headers, signal }: Call = {}) => {
    if (refusal !== null) return Promise.reject(refusal)
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const line = {
          after: headers?.['last-event-id'],
          say: (words: string) => controller.enqueue(new TextEncoder().encode(words)),
          end: () => controller.close(),
          cut: false,
        }
        lines.push(line)
        signal?.addEventListener('abort', () => {
          if (line.cut) return
          line.cut = true
          try {
            controller.error(new DOMException('Cut', 'AbortError'))
          } catch {
            // it had ended already
          }
        })
      },
    })
    return Promise.resolve(new Response(body))
  }
  const http: Http = { open, call: () => Promise.reject(new Error()), send: () => Promise.reject(new Error()) }
  return {
    http,
    lines,
    refuse: (status: number | null) => {
      refusal = status === null ? null : new ClientError({ kind: 'http', status, originalError: null })
    },
  }
}

/** A browser: one lock for all its pages, and channels that reach every page but one's own. */
function browser() {
  let queue: Promise<unknown> = Promise.resolve()
  const request: EventLocks['request'] = (_, { signal }, body) => {
    const turn = queue.then(async () => {
      if (!signal.aborted) await body()
    })
    queue = turn
    return turn
  }
  const ears = new Map<object, (event: MessageEvent) => void>()
  const channel = () => {
    const self = {
      postMessage: (data: unknown) => {
        for (const [other, hear] of ears)
          if (other !== self) queueMicrotask(() => hear(new MessageEvent('message', { data })))
      },
      addEventListener: (_: string, hear: (event: MessageEvent) => void) => void ears.set(self, hear),
      close: () => void ears.delete(self),
    }
    return self as unknown as BroadcastChannel
  }
  return { locks: { request }, channel }
}

function page(http: Http, pages: ReturnType<typeof browser> | { locks: undefined; channel: never }) {
  const heard: { seqs: number[]; resets: number; connected: boolean[] } = { seqs: [], resets: 0, connected: [] }
  const stop = eventApi(http).follow(
    {
      person: 'ada',
      onEvent: ({ seq }: LiveEvent) => heard.seqs.push(seq),
      onReset: () => heard.resets++,
      onConnected: (connected) => heard.connected.push(connected),
    },
    pages,
  )
  return { heard, stop }
}

test('of all pages one hears the server, and every page hears each event once', async () => {
  const { http, lines } = server()
  const pages = browser()
  const all = [page(http, pages), page(http, pages), page(http, pages)]
  await later(0)
  expect(lines).toHaveLength(1)
  lines[0]?.say(`id: 3\n\n${text(4)}${text(4)}${text(5)}`)
  await later(0)
  for (const { heard } of all) expect(heard.seqs).toEqual([4, 5])
  for (const { stop } of all) stop()
})

test('when the page that hears is closed another goes on where it ended, even if it never was told of anything', async () => {
  const { http, lines } = server()
  const pages = browser()
  const [one, two] = [page(http, pages), page(http, pages)]
  await later(0)
  lines[0]?.say('id: 41\n\n')
  await later(0)
  const three = page(http, pages)
  await later(0)
  one.stop()
  await later(0)
  expect(lines.map(({ after }) => after)).toEqual([undefined, '41'])
  two.stop()
  await later(0)
  expect(lines.at(-1)?.after).toBe('41')
  lines.at(-1)?.say(text(42))
  await later(0)
  expect([one.heard.seqs, two.heard.seqs, three.heard.seqs]).toEqual([[], [], [42]])
  three.stop()
})

test('what is cut is taken up behind the last number, sooner at first and never within a second of every other', async () => {
  const { http, lines, refuse } = server()
  const { heard, stop } = page(http, browser())
  await later(0)
  lines[0]?.say(text(7))
  await later(0)
  lines[0]?.end()
  await later(1_000)
  expect(lines[1]?.after).toBe('7')
  const asked: number[] = []
  const { open } = http
  http.open = (...call) => {
    asked.push(Date.now())
    return open(...call)
  }
  refuse(503)
  lines[1]?.end()
  await later(300_000)
  const waits = asked.slice(1).map((at, index) => at - (asked[index] ?? 0))
  for (const [index, wait] of waits.entries()) {
    const most = Math.min(30_000, 1_000 * 2 ** (index + 1))
    expect(wait).toBeGreaterThanOrEqual(most / 2)
    expect(wait).toBeLessThanOrEqual(most)
  }
  expect(new Set(waits).size).toBeGreaterThan(3)
  refuse(null)
  await later(30_000)
  expect(lines).toHaveLength(3)
  expect(heard).toMatchObject({ seqs: [7], connected: [true, false, true, false, true] })
  stop()
})

test('a silence of 45 seconds is taken for the end, and a sign of life not', async () => {
  const { http, lines } = server()
  const { stop } = page(http, browser())
  await later(0)
  for (let time = 0; time < 6; time++) {
    await later(40_000)
    lines[0]?.say(':\n\n')
    await later(0)
  }
  expect(lines).toHaveLength(1)
  await later(44_999)
  expect(lines[0]?.cut).toBe(false)
  await later(1_002)
  expect(lines[0]?.cut).toBe(true)
  expect(lines).toHaveLength(2)
  stop()
})

test('a server asks for patience, and gets it', async () => {
  const { http, lines } = server()
  const { stop } = page(http, browser())
  await later(0)
  lines[0]?.say('retry: 30000\n\n')
  lines[0]?.end()
  await later(14_999)
  expect(lines).toHaveLength(1)
  await later(15_002)
  expect(lines).toHaveLength(2)
  stop()
})

test('where nobody knows what was missed every page is told so, and numbers may begin again', async () => {
  const { http, lines } = server()
  const pages = browser()
  const both = [page(http, pages), page(http, pages)]
  await later(0)
  lines[0]?.say(`${text(9)}id: 2\nevent: reset\ndata: {}\n\n${text(3)}`)
  await later(0)
  for (const { heard } of both) expect(heard).toMatchObject({ seqs: [9, 3], resets: 1 })
  lines[0]?.end()
  await later(1_000)
  expect(lines[1]?.after).toBe('3')
  for (const { stop } of both) stop()
})

test('a session that is over is asked for no more', async () => {
  const { http, lines, refuse } = server()
  refuse(401)
  const { stop } = page(http, browser())
  await later(600_000)
  refuse(null)
  await later(600_000)
  expect(lines).toHaveLength(0)
  stop()
})

test('after signing out nothing is heard and nothing is asked', async () => {
  const { http, lines } = server()
  const pages = browser()
  const [one, two] = [page(http, pages), page(http, pages)]
  await later(0)
  two.stop()
  lines[0]?.say(text(1))
  await later(0)
  one.stop()
  await later(120_000)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.cut).toBe(true)
  expect([one.heard.seqs, two.heard.seqs]).toEqual([[1], []])
})

test('what is no event of ours is passed over', async () => {
  const { http, lines } = server()
  const { heard, stop } = page(http, browser())
  await later(0)
  for (const data of ['{', '{}', '{"object":"asset","id":"1","seq":1}', '{"object":"ticket","id":"1"}']) {
    lines[0]?.say(`event: live\ndata: ${data}\n\n`)
  }
  lines[0]?.say(`event: other\ndata: {}\n\n${text(2)}`)
  await later(0)
  expect(heard.seqs).toEqual([2])
  stop()
})

test('without locks every page hears for itself', async () => {
  const { http, lines } = server()
  const alone = {
    locks: undefined,
    get channel(): never {
      throw new Error('Nobody to talk to')
    },
  }
  const both = [page(http, alone), page(http, alone)]
  await later(0)
  expect(lines).toHaveLength(2)
  for (const line of lines) line.say(text(1))
  await later(0)
  for (const { heard, stop } of both) {
    expect(heard.seqs).toEqual([1])
    stop()
  }
})
