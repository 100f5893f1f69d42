import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import type { KeyRing } from '@plenum/api-server/key-ring'
import { SignedIn, TokenPair } from '@plenum/domain/session'
import { asset, connect, advance, mails, now, PASSWORD, ports, registration } from './world.ts'

const DAY = 24 * 60 * 60_000
const key = (byte: number) => new Uint8Array(32).fill(byte)

/** A server with these keys, asked past the client, cookies and all. */
function serverWith(token: KeyRing, limits = ports.limits) {
  const app = createApp({ ...ports, limits, secrets: { token } })
  const send = (path: string, init: RequestInit & { cookie?: string; access?: string } = {}) => {
    const headers = new Headers({ 'content-type': 'application/json' })
    if (init.access) headers.set('authorization', `Bearer ${init.access}`)
    if (init.cookie) headers.set('cookie', init.cookie)
    const xsrf = /XSRF-TOKEN=([^;]*)/.exec(init.cookie ?? '')?.[1]
    if (xsrf) headers.set('x-xsrf-token', xsrf)
    return Promise.resolve(app.fetch(new Request(`http://localhost/${path}`, { ...init, headers })))
  }
  return {
    send,
    post: (path: string, body: unknown, given: { cookie?: string; access?: string } = {}) =>
      send(path, { method: 'POST', body: JSON.stringify(body), ...given }),
    client: () => connect((request) => Promise.resolve(app.fetch(request))),
  }
}
type Server = ReturnType<typeof serverWith>

const before = () => serverWith({ present: key(1), former: [] })
/** The same installation after its key was replaced just now. */
const after = (limits = ports.limits, until = new Date(now().getTime() + 7 * DAY)) =>
  serverWith({ present: key(2), former: [{ key: key(1), until }] }, limits)

const cookieOf = (response: Response, name: string) =>
  new RegExp(`${name}=[^;]+`).exec(response.headers.get('set-cookie') ?? '')?.[0]

async function signUp({ post }: Server) {
  const person = registration()
  const answer = await post('api/auth/register/', person)
  return {
    ...v.parse(SignedIn, await answer.clone().json()),
    xsrf: cookieOf(answer, 'XSRF-TOKEN') ?? '',
    device: cookieOf(answer, '__Host-dev') ?? '',
  }
}

const refresh = ({ post }: Server, token: string, cookie = '') =>
  post('api/token/refresh/', { refresh: token }, { cookie })
const pairOf = async (answer: Response) => v.parse(TokenPair, await answer.json())
const create = ({ post }: Server, access: string, cookie: string) =>
  post('api/assets/', { name: 'Leaf' }, { access, cookie })

describe('what the former key has signed', () => {
  test('a session goes on, and its next tokens are of the present key', async () => {
    const ada = await signUp(before())
    const second = after()
    expect((await second.send('api/auth/me/', { access: ada.access })).status).toBe(200)
    const pair = await pairOf(await refresh(second, ada.refresh))
    advance(31_000)
    // with the present key alone
    const third = serverWith({ present: key(2), former: [] })
    const next = await pairOf(await refresh(third, pair.refresh))
    expect((await pairOf(await refresh(third, pair.refresh))).refresh).toBe(next.refresh)
  })

  test('the answer to a refresh that was lost can still be asked for, and is the same', async () => {
    const [first, second] = [before(), after()]
    const ada = await signUp(first)
    const lost = await pairOf(await refresh(first, ada.refresh))
    const again = await pairOf(await refresh(second, ada.refresh))
    expect(again.refresh).toBe(lost.refresh)
    expect((await refresh(second, again.refresh)).status).toBe(200)
  })

  test('a place in a list is found again', async () => {
    const [first, second] = [before().client(), after().client()]
    const person = registration()
    await first.auth.register(person)
    for (const name of ['A', 'B', 'C']) await first.assets.create(asset({ name }))
    await second.auth.login({ email: person.email, password: PASSWORD })
    const page = await first.assets.list({ ordering: 'name', limit: 2 })
    const rest = await second.assets.list({ ordering: 'name', limit: 2, cursor: page.next ?? '' })
    expect(rest.results.map(({ name }) => name)).toEqual(['C'])
  })

  test('the token of a browser is taken, and replaced at the next refresh, once', async () => {
    const second = after()
    const ada = await signUp(before())
    expect((await create(second, ada.access, ada.xsrf)).status).toBe(201)
    const refreshed = await refresh(second, ada.refresh, ada.xsrf)
    const xsrf = cookieOf(refreshed, 'XSRF-TOKEN') ?? ''
    const { access, refresh: next } = await pairOf(refreshed)
    expect((await create(serverWith({ present: key(2), former: [] }), access, xsrf)).status).toBe(201)
    expect((await refresh(second, next, xsrf)).headers.get('set-cookie')).toBeNull()
  })

  test('a browser that has signed in before is still known', async () => {
    const second = after({ ...ports.limits, times: 1 })
    const { user, device } = await signUp(before())
    const login = (password: string, cookie = '') =>
      second.post('api/token/', { email: user.email, password }, { cookie })
    for (let tries = 0; tries < 6; tries++) await login('wrong')
    expect((await login(PASSWORD)).status).toBe(429)
    expect((await login(PASSWORD, device)).status).toBe(200)
  })
})

describe('after seven days', () => {
  test('neither a place in a list nor the token of a browser is taken', async () => {
    const [first, second] = [before(), after()]
    const ada = await signUp(first)
    const { access: old } = ada
    for (const name of ['A', 'B']) await first.post('api/assets/', { name }, { access: old })
    const page = await first.send('api/assets/?limit=1', { access: old })
    const { next } = v.parse(v.object({ next: v.string() }), await page.json())
    advance(7 * DAY)
    const login = await second.post('api/token/', { email: ada.user.email, password: PASSWORD })
    const { access } = v.parse(SignedIn, await login.json())
    const more = await second.send(`api/assets/?limit=1&cursor=${next}`, { access })
    expect([more.status, await more.text()]).toEqual([400, expect.stringContaining('cursor_invalid')])
    const barred = await create(second, access, ada.xsrf)
    expect(barred.status).toBe(403)
    // the next request gets through: the useless token is taken away
    expect(barred.headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test('the answer to a refresh is not told again, though nobody is taken for a thief', async () => {
    const first = before()
    const second = after(ports.limits, new Date(now().getTime() + 10_000))
    const ada = await signUp(first)
    const child = await pairOf(await refresh(first, ada.refresh))
    advance(11_000)
    expect((await refresh(second, ada.refresh)).status).toBe(401)
    expect(mails()).toEqual([])
    expect((await refresh(second, child.refresh)).status).toBe(200)
  })
})
