import { request } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningServer } from '../start.ts'
import { sharedFolder } from '../testing/folders.ts'
import { register, signIn } from '../testing/founder.ts'
import { startTestServer } from '../testing/test-server.ts'

const TOKEN = 'a'.repeat(32)
const SAMPLE = /^([a-z_]+)(\{(?:[a-z_]+="(?:[^"\\\n]|\\.)*",?)+\})? (\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/

/** Every figure by its name and labels; throws where a line is not in the form that Prometheus reads. */
const parsed = (text: string) => {
  const types = new Map<string, string>()
  const figures = new Map<string, number>()
  for (const line of text.split('\n').slice(0, -1)) {
    const [, typed = '', type = ''] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line) ?? []
    if (typed !== '') {
      expect(types.has(typed), line).toBe(false)
      types.set(typed, type)
    }
    if (line.startsWith('#')) continue
    const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? expect.unreachable(line)
    const family = name.replace(/_(?:bucket|sum|count)$/, '')
    expect(types.get(name) ?? types.get(family), line).toBeDefined()
    expect(figures.has(name + labels), line).toBe(false)
    figures.set(name + labels, Number(value))
  }
  expect(text.endsWith('\n')).toBe(true)
  return figures
}

const DATA_DIR = sharedFolder()
/** All that the server writes. */
const written: string[] = []
let server: RunningServer
/** Where this machine reads the figures. */
let own = ''

beforeAll(async () => {
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  server = await startTestServer({
    DATA_DIR,
    METRICS_PORT: '0',
    METRICS_TOKEN: TOKEN,
    LOG_REQUESTS: 'all',
  })
  own = /^Metrics: (http:\/\/127\.0\.0\.1:\d+\/metrics)$/.exec(server.notes.at(-1) ?? '')?.[1] ?? ''
  return () => write.mockRestore()
})
afterAll(() => server.stop())

const read = async () => parsed(await (await fetch(own)).text())

/** The status a port answers under another name, which `fetch` cannot say. */
const statusUnder = (address: string, host: string) =>
  new Promise<number>((resolve, reject) => {
    request(address, { headers: { Host: host }, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

test('the figures say what was asked, how long it took, and how the process is', async () => {
  const { url } = server
  await register(url)
  const { access } = await signIn(url)
  const mine = { headers: { Authorization: `Bearer ${access}` } }
  for (let time = 0; time < 3; time++) await (await fetch(`${url}/api/assets/`, mine)).text()
  await (await fetch(`${url}/api/assets/`)).text()
  const ending = new AbortController()
  const news = await fetch(`${url}/api/events/`, { ...mine, signal: ending.signal })
  const figures = await read()
  const list = 'method="GET",route="/api/assets/"'
  expect(figures.get(`plenum_http_requests_total{${list},status="2xx"}`)).toBe(3)
  expect(figures.get(`plenum_http_requests_total{${list},status="4xx"}`)).toBe(1)
  expect(figures.get(`plenum_http_request_duration_seconds_count{${list}}`)).toBe(4)
  expect(figures.get(`plenum_http_request_duration_seconds_bucket{${list},le="+Inf"}`)).toBe(4)
  expect(figures.get('plenum_open_streams')).toBe(1)
  expect(figures.get('plenum_database_waiting')).toBeGreaterThanOrEqual(0)
  expect(figures.get('plenum_database_connections{state="idle"}')).toBeGreaterThanOrEqual(0)
  expect(figures.get('plenum_database_wait_seconds_count')).toBeGreaterThan(4)
  expect(figures.get('plenum_event_loop_lag_seconds{quantile="1"}')).toBeGreaterThanOrEqual(0)
  expect(figures.get('process_resident_memory_bytes')).toBeGreaterThan(20_000_000)
  expect(figures.get('process_cpu_seconds_total')).toBeGreaterThan(0)
  const began = figures.get('process_start_time_seconds') ?? 0
  expect(began).toBeGreaterThan(1_700_000_000)
  expect(began).toBeLessThanOrEqual(Date.now() / 1_000)
  expect(news.status).toBe(200)
  ending.abort()
  await expect.poll(async () => (await read()).get('plenum_open_streams')).toBe(0)
})

test('no caller makes them grow, and only this machine and whoever knows the word see them', async () => {
  const { url } = server
  const ask = async (word: string) => {
    for (const path of [
      `/api/${word}/`,
      `/api/assets/${word}/`,
      `/${word}`,
      `/assets/${word}.js`,
      `/metrics?${word}`,
    ]) {
      await (await fetch(url + path)).text()
    }
    await (await fetch(`${url}/api/assets/?search=${word}`, { method: 'PROPFIND' })).text()
  }
  await ask('warm')
  const before = (await read()).size
  for (let at = 0; at < 20; at++) await ask(`word-${at}`)
  expect((await read()).size).toBe(before)
  expect(await (await fetch(own)).text()).not.toContain('word')
  expect(await statusUnder(own, '127.0.0.1')).toBe(200)
  expect(await statusUnder(own, 'evil.example.com')).toBe(404)
  expect((await fetch(own.replace('/metrics', '/'))).status).toBe(404)
  const told = async (word?: string) =>
    (
      await fetch(
        `${url}/metrics`,
        word === undefined ? {} : { headers: { Authorization: `Bearer ${word}` } },
      )
    ).status
  expect(await told(TOKEN)).toBe(200)
  expect(await told(`${TOKEN}b`)).toBe(401)
  expect(await told()).toBe(401)
  expect(written.join()).toContain('"/metrics"')
  expect(written.join()).not.toContain(TOKEN)
})
