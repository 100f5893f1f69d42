import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser, page, server, text } from './testing/fake-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

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

test('what is no event of ours is passed over', async () => {
  const { http, lines } = server()
  const { heard, stop } = page(http, browser())
  await later(0)
  for (const data of ['{', '{}', '{"object":"rack","id":"1","seq":1}', '{"object":"ticket","id":"1"}']) {
    lines[0]?.say(`event: live\ndata: ${data}\n\n`)
  }
  lines[0]?.say(`event: other\ndata: {}\n\n${text(2)}`)
  await later(0)
  expect(heard.seqs).toEqual([2])
  stop()
})

test('a server that is asked too often is left alone for as long as it says', async () => {
  const { http, lines, refuse } = server()
  refuse(429, 60_000)
  const { stop } = page(http, browser())
  await later(0)
  refuse(null)
  await later(59_999)
  expect(lines).toHaveLength(0)
  await later(2)
  expect(lines).toHaveLength(1)
  stop()
})

test('a token that ran out on its way is no end of the session', async () => {
  const { http, lines, refuse } = server()
  refuse(401)
  const { stop } = page(http, browser())
  await later(0)
  refuse(null)
  await later(2_000)
  expect(lines).toHaveLength(1)
  stop()
})

test('a network that is back is used at once, but not where the server asks for patience', async () => {
  const network = new EventTarget()
  vi.stubGlobal('window', network)
  const { http, lines, refuse } = server()
  refuse(0)
  const { stop } = page(http, browser())
  await later(100_000)
  refuse(null)
  network.dispatchEvent(new Event('online'))
  await later(1_000)
  expect(lines).toHaveLength(1)
  refuse(429, 60_000)
  lines[0]?.end()
  await later(2_000)
  refuse(null)
  network.dispatchEvent(new Event('online'))
  await later(50_000)
  expect(lines).toHaveLength(1)
  stop()
})
