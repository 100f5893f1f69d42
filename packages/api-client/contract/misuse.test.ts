import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { digest } from './digest.ts'
import { documented } from './document.ts'
import { estate } from './estate.ts'
import { offerColumns, sendInstead, sendVectors } from './misuse.ts'
import { requestOf, routes, textOf, type Route } from './matrix.ts'
import { faults, found, raw, type Connection } from './world.ts'

const isUnsafe = ({ method }: Route) => method !== 'GET'

// The body is checked before the database is asked, so one engine is enough.
test.runIf(inject('engine').kind === 'pglite')(
  'each object of a body refuses a column that it does not name',
  { timeout: 300_000 },
  async () => {
    const of = await estate('x')
    const before = await digest()
    expect((await offerColumns(of, 1)).taken).toEqual([])
    expect(await digest()).toEqual(before)
  },
)

/** That a document was taken away is written down, and nothing else happens. */
const TAKEN_AWAY = 'GET /api/files/{id}/content/'
/** The one route that takes forms: what it says to others is in `files.test.ts`. */
const TAKES_FORMS = 'POST /api/files/'

test('no reading changes anything', async () => {
  const of = await estate('x')
  const read = async (route: Route) => {
    const answer = await sendInstead(route, of, {})
    expect(answer.status, route.name).toBe(200)
    await textOf(answer)
  }
  const before = await digest()
  const reading = routes.filter(({ method }) => method === 'GET')
  for (const route of reading) if (route.name !== TAKEN_AWAY) await read(route)
  expect(await digest()).toEqual(before)
  for (const route of reading) if (route.name === TAKEN_AWAY) await read(route)
  const { audit, audit_head } = await digest()
  expect(audit).not.toEqual(before.audit)
  expect(await digest()).toEqual({ ...before, audit, audit_head })
})

test('another site cannot make a browser do anything', async () => {
  const of = await estate('x')
  const before = await digest()
  for (const route of routes.filter(isUnsafe)) {
    const cross = await sendInstead(route, of, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(cross.status, route.name).toBe(403)
    const { body } = requestOf(route, of).init
    if (body === undefined || route.name === TAKES_FORMS) continue
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      const form = await sendInstead(route, of, { headers: { 'content-type': type } })
      expect(form.status, `${route.name} as ${type}`).toBe(415)
    }
  }
  expect(await digest()).toEqual(before)
})

test('no text in an address is taken for a command', { timeout: 120_000 }, async () => {
  const of = await estate('x')
  const tries = await sendVectors(of, 1)
  const keyed = JSON.stringify({ locations: { 'a\u0000b': 'room' } })
  const patched = await raw(of.founder, `api/imports/${of.checked.id}/`, { method: 'PATCH', body: keyed })
  expect(patched.status).toBe(400)
  console.log(`${tries} texts tried`)
  expect(faults()).toEqual([])
})

test(
  'what is too deep, too many or without end is refused early, at every route',
  { timeout: 120_000 },
  async () => {
    const of = await estate('x')
    const document = await documented()
    const deep = '['.repeat(10_000) + ']'.repeat(10_000)
    let most = 0
    for (const route of routes) {
      if (requestOf(route, of).init.body === undefined || route.name === TAKES_FORMS) continue
      expect((await sendInstead(route, of, { body: deep })).status, route.name).toBe(400)
      let sent = 0
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 65_536
          controller.enqueue(new Uint8Array(65_536).fill(0x20))
        },
      })
      const endless = { body, duplex: 'half' }
      expect((await sendInstead(route, of, endless)).status, route.name).toBe(413)
      most = Math.max(most, sent)
    }
    for (const route of routes.filter(({ name }) => document.get(name)?.query.includes('limit'))) {
      const { path } = requestOf(route, of)
      const many = await raw(of.founder, `${path.split('?')[0]?.slice(1)}?limit=1e9`)
      expect(many.status, route.name).toBe(400)
    }
    // Two MiB for the plan of a room, and what a stream reads ahead.
    expect(most).toBeLessThanOrEqual(2 * 1024 * 1024 + 3 * 65_536)
  },
)

test('a moment of any zone is one moment, and a window ends after it begins in whatever zones', async () => {
  const ada = await found()
  const ask = async (window: object) => {
    const body = JSON.stringify({ kind: 'move', title: 'Move', ...window })
    return raw(ada, 'api/work/', { method: 'POST', body, headers: { 'idempotency-key': randomUUID() } })
  }
  const far = await ask({ window_start: '2026-01-01T00:00:00+23:00' })
  expect(far.status).toBe(201)
  expect(await far.json()).toMatchObject({ window_start: '2025-12-31T01:00:00.000Z' })
  const ends = { window_start: '2026-05-10T09:00:00Z', window_end: '2026-05-10T10:00:00+02:00' }
  const before = await ask(ends)
  expect(before.status).toBe(400)
  expect(await before.json()).toMatchObject({ errors: [{ code: 'invalid', attr: 'window_end' }] })
  const begins = { window_start: '2026-05-10T10:00:00+02:00', window_end: '2026-05-10T09:00:00Z' }
  expect((await ask(begins)).status).toBe(201)
})

test('a version of a record says nothing to another company', async () => {
  const [of, stranger] = [await estate('x'), await found()]
  const headers = { 'if-none-match': `"${of.server.id}.1"` }
  expect((await raw(stranger, `api/assets/${of.server.id}/`, { headers })).status).toBe(404)
})

test('the same key of two companies gives each its own answer', async () => {
  const [one, other] = [await found(), await found()]
  const headers = { 'idempotency-key': '01890000-0000-4000-8000-000000000000' }
  const create = async (by: Connection) =>
    (await raw(by, 'api/brands/', { method: 'POST', headers, body: '{"name":"Same"}' })).text()
  expect(await create(one)).not.toBe(await create(other))
})
