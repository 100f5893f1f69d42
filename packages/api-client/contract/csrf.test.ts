import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { gatedRoutes } from '@plenum/api-server/gate'
import { firstRow } from '@plenum/api-server/db/rows'
import { schema } from '@plenum/api-server/db/schema'
import { database } from './engine.ts'
import { app, asset, found, PASSWORD, raw, registration, type Connection } from './world.ts'

const routes = gatedRoutes(app).map(({ method, path }) => ({
  method,
  path: path.slice(1).replace(/:[a-z_]+/g, '01890000-0000-7000-8000-000000000000'),
}))
const unsafe = routes.filter(({ method }) => method !== 'GET')

/** Everything that is in the database, as one text. */
async function everything(): Promise<string> {
  const tables = Object.values(schema).map(
    (table) =>
      sql`(select coalesce(md5(string_agg(one::text, '|' order by one::text)), '') from ${table} one)`,
  )
  const row = await firstRow(
    database,
    v.object({ all: v.string() }),
    sql`select concat_ws('/', ${sql.join(tables, sql`, `)}) as all`,
  )
  return row?.all ?? ''
}

const cookieOf = (response: Response) =>
  /XSRF-TOKEN=([^;]*);/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''

const post = (connection: Connection | null, path: string, body: unknown, cookie = '', header = cookie) =>
  raw(connection, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: cookie ? { cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': header } : {},
  })

/** Signs in as a browser does: with the token for its changes. */
async function browser() {
  const person = registration()
  const registered = await post(null, 'api/auth/register/', person)
  const login = () => post(null, 'api/token/', { email: person.email, password: PASSWORD })
  const { access } = v.parse(v.object({ access: v.string() }), await registered.clone().json())
  return { access, cookie: cookieOf(registered), login }
}

const create = (access: string, cookie: string, header = cookie) =>
  raw(null, 'api/assets/', {
    method: 'POST',
    body: '{"name":"Leaf switch"}',
    headers: { authorization: `Bearer ${access}`, cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': header },
  })

describe('a form on another site', () => {
  const boundary = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--x--\r\n'
  const forms = [
    ['application/x-www-form-urlencoded', 'name=x&email=a%40example.org&password=x'],
    ['text/plain', '{"name":"x","x":"="}'],
    ['multipart/form-data; boundary=x', boundary],
  ] as const

  test.each(forms)('posting %s changes nothing anywhere', async (type, body) => {
    const ada = await found()
    const before = await everything()
    for (const { method, path } of unsafe) {
      const sent = { method, body, headers: { 'content-type': type } }
      const foreign = { ...sent.headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
      const answer = await raw(ada, path, { ...sent, headers: foreign })
      expect(answer.status, `${method} ${path}`).toBe(403)
      // Not even from the own page, nor from an old browser that does not say where a form is.
      const unsaid = await raw(ada, path, sent)
      // Where forms are taken, this one is refused for what it does not say.
      const refusals = path === 'api/files/' ? [400] : [403, 404, 415, 428]
      // To leave what one has not open takes nothing and changes nothing.
      const harmless = method === 'DELETE' && path.startsWith('api/presence/') ? [204] : []
      expect([...refusals, ...harmless], `${method} ${path}`).toContain(unsaid.status)
    }
    expect(await everything()).toBe(before)
  })

  test('signs nobody in and registers nobody', async () => {
    const credentials = { email: (await found()).user.email, password: PASSWORD }
    const before = await everything()
    for (const [path, body] of [
      ['api/token/', credentials],
      ['api/auth/register/', registration()],
    ] as const) {
      for (const [type] of forms) {
        const request = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': type } }
        expect((await raw(null, path, request)).status).toBe(415)
      }
      const headers = { 'sec-fetch-site': 'cross-site' }
      expect((await raw(null, path, { method: 'POST', body: JSON.stringify(body), headers })).status).toBe(
        403,
      )
    }
    expect(await everything()).toBe(before)
  })
})

test('reading changes nothing', async () => {
  const ada = await found()
  await ada.assets.create(asset())
  const before = await everything()
  for (const { path } of routes.filter(({ method }) => method === 'GET')) await raw(ada, path)
  expect(await everything()).toBe(before)
})

describe('the token of a browser', () => {
  test('lets its own session change things, and no other', async () => {
    const [ada, eve] = [await browser(), await browser()]
    expect((await create(ada.access, ada.cookie)).status).toBe(201)
    const planted = await create(ada.access, eve.cookie)
    expect(planted.status).toBe(403)
    expect(await planted.json()).toMatchObject({ errors: [{ code: 'csrf_failed' }] })
    expect(planted.headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test('must come back in a header, whole and as it was signed', async () => {
    const { access, cookie } = await browser()
    const [signature = '', random = '', owner = ''] = cookie.split('.')
    expect((await create(access, cookie, '')).status).toBe(403)
    expect((await create(access, `${signature}.${random}`)).status).toBe(403)
    expect((await create(access, `${signature}.${random}x.${owner}`)).status).toBe(403)
    expect((await create(access, `a.${random}.${owner}`)).status).toBe(403)
  })

  test('stays good over a refresh, and that of the last session does not bar a new sign-in', async () => {
    const { cookie, login } = await browser()
    const again = await login()
    const pair = v.parse(v.object({ access: v.string(), refresh: v.string() }), await again.clone().json())
    const refreshed = await post(null, 'api/token/refresh/', { refresh: pair.refresh }, cookieOf(again))
    const { access } = v.parse(v.object({ access: v.string() }), await refreshed.clone().json())
    expect((await create(access, cookieOf(refreshed))).status).toBe(201)
    expect((await create(access, cookieOf(again))).status).toBe(201)
    const old = await post(null, 'api/token/', { email: 'a@example.org', password: 'x' }, cookie)
    expect(old.status).toBe(401)
  })

  test('is not asked of tools, which have no cookies', async () => {
    const { access } = await browser()
    const headers = { authorization: `Bearer ${access}` }
    const made = await raw(null, 'api/assets/', { method: 'POST', body: '{"name":"x"}', headers })
    expect(made.status).toBe(201)
  })
})
