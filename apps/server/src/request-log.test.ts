import { expect, onTestFinished, test, vi } from 'vitest'
import * as v from 'valibot'
import { register, post, signIn } from './testing/founder.ts'
import { testServer } from './testing/test-server.ts'

const CANARY = 'Hunter-2-Canary'
const SECRET = 'Velvet-Anchor-97'
const NEWS = '/api/events/'
const Line = v.strictObject({
  time: v.pipe(v.string(), v.isoTimestamp()),
  level: v.literal('info'),
  event: v.literal('request'),
  method: v.picklist(['GET', 'POST', 'PATCH', 'other']),
  route: v.string(),
  status: v.number(),
  ms: v.number(),
  request_id: v.nullable(v.pipe(v.string(), v.uuid())),
  user_id: v.nullable(v.pipe(v.string(), v.uuid())),
  company_id: v.nullable(v.pipe(v.string(), v.uuid())),
})

/** All that this process writes from here on to the end of the test. */
const written = () => {
  const pieces: string[] = []
  for (const stream of [process.stdout, process.stderr]) {
    const write = vi.spyOn(stream, 'write').mockImplementation((text) => pieces.push(String(text)) > 0)
    onTestFinished(() => write.mockRestore())
  }
  return () => pieces.join('')
}

/** Asks with the canary wherever somebody could put one; gives what the server called the last request. */
const askWithCanaries = async (url: string, access: string) => {
  const mine = { Authorization: `Bearer ${access}` }
  const json = { ...mine, 'Content-Type': 'application/json' }
  const spread = {
    Cookie: `default_refresh_token=${CANARY}; XSRF-TOKEN=${CANARY}`,
    'User-Agent': CANARY,
    'X-Request-Id': CANARY,
    'X-Forwarded-For': CANARY,
    Referer: `http://localhost/${CANARY}`,
  }
  const asked: [string, RequestInit][] = [
    [`/api/assets/?search=${CANARY}&sort=${CANARY}`, { headers: mine }],
    ['/api/assets/', { headers: { Authorization: `Bearer ${CANARY}` } }],
    [`/api/assets/${CANARY}/?x=${CANARY}`, { headers: { ...mine, ...spread } }],
    [`/api/${CANARY}/`, { headers: spread }],
    [`/${CANARY}?q=${CANARY}`, { headers: spread }],
    ['/api/token/', { method: 'POST', headers: json, body: `{"email": ${CANARY}` }],
    ['/api/assets/', { method: 'POST', headers: json, body: JSON.stringify({ name: `${CANARY}\u0000` }) }],
    [`/api/assets/${CANARY}/`, { method: 'PATCH', headers: { ...json, 'If-Match': CANARY }, body: CANARY }],
    ['/api/files/', { method: 'POST', headers: { ...mine, 'Content-Type': CANARY }, body: CANARY }],
    [NEWS, { headers: { ...mine, 'Last-Event-ID': CANARY } }],
    ['/api/home/', { headers: mine }],
  ]
  let last = ''
  for (const [path, init] of asked) {
    const answer = await fetch(new URL(path, url), init)
    last = answer.headers.get('X-Request-Id') ?? ''
    // which would go on for ever
    await (path === NEWS ? answer.body?.cancel() : answer.arrayBuffer())
  }
  return last
}

test('each request leaves one line, and nothing that anybody sent is in it', async () => {
  const log = written()
  const { url, stop } = await testServer({ LOG_REQUESTS: 'all' })
  await register(url, { password: SECRET, password_confirmation: SECRET, company: CANARY })
  await post(url, 'api/token/', { email: `${CANARY}@example.org`, password: CANARY })
  await post(url, 'api/token/', { email: 'ada@example.org', password: CANARY })
  const { access, refresh } = await signIn(url, SECRET)
  await post(url, 'api/token/refresh/', { refresh: `${CANARY}${refresh}` })
  await post(url, 'api/auth/recovery/', { email: `${CANARY}@example.org` })
  const requestId = await askWithCanaries(url, access)
  await fetch(`${url}/livez`)
  await fetch(`${url}/readyz`)
  await stop()

  for (const kept of [CANARY, SECRET, access, refresh]) expect(log()).not.toContain(kept)
  const lines = log()
    .trimEnd()
    .split('\n')
    .map((line) => v.parse(Line, JSON.parse(line)))
  expect(lines).toHaveLength(17)
  const routes = lines.map(({ method, route, status }) => `${method} ${route} ${status}`)
  expect(routes.slice(0, 4)).toEqual([
    'POST /api/auth/register/ 201',
    'POST /api/token/ 401',
    'POST /api/token/ 401',
    'POST /api/token/ 200',
  ])
  expect(routes).toContain('GET /api/assets/:id/ 404')
  expect(routes).toContain('GET unknown 404')
  // 200 where the web is built
  expect(routes.filter((route) => route.startsWith('GET /* '))).toHaveLength(1)
  const home = lines.find(({ route }) => route === '/api/home/')
  expect(home).toMatchObject({ status: 200, request_id: requestId })
  expect(home?.user_id).not.toBeNull()
  expect(home?.company_id).not.toBeNull()
  expect(lines[1]).toMatchObject({ user_id: null, company_id: null })
})
