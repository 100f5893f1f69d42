import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import product from '../../../package.json' with { type: 'json' }
import { database } from './engine.ts'
import { app, asset, connect, failure, faults, found, ports, raw, registration } from './world.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  raw(null, 'api/token/', { method: 'POST', body, headers })

describe('a body', () => {
  test.each([
    ['that is no JSON', '{', {}, 400, 'invalid_json'],
    ['that is no text', new Uint8Array([0x22, 0xff, 0x22]), {}, 400, 'invalid_json'],
    ['nested without end', '['.repeat(10_000) + ']'.repeat(10_000), {}, 400, 'invalid_json'],
    [
      'of another type',
      'email=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['of plain text', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['too large', JSON.stringify({ email: 'x'.repeat(300_000) }), {}, 413, 'body_too_large'],
  ])('%s is refused', async (_, body, headers, status, code) => {
    const response = await post(body, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ errors: [{ code }] })
  })

  test('is not believed when it says it is short', async () => {
    const response = await post(JSON.stringify({ email: 'x'.repeat(300_000) }), { 'content-length': '2' })
    expect(response.status).toBe(413)
  })

  test('without end is given up soon after the limit', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(0x20))
      },
    })
    const init = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    }
    const response = await app.fetch(new Request('http://localhost/api/token/', init))
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(512 * 1024)
  })
})

describe('an answer', () => {
  test('is never kept and never run', async () => {
    const { headers } = await raw(null, 'api/auth/me/')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('says that a path or a method is unknown', async () => {
    expect((await raw(null, 'api/nowhere/')).status).toBe(404)
    expect((await raw(null, 'api/assets/', { method: 'DELETE' })).status).toBe(405)
  })

  test('carries the version of a record', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset())
    const response = await raw(ada, `api/assets/${made.id}/`)
    expect(response.headers.get('etag')).toBe(`"${made.id}.1"`)
  })

  test('tells nothing of our own faults but that there was one', async () => {
    const broken = createApp({
      ...ports,
      passwords: { ...ports.passwords, hash: () => Promise.reject(new Error('secret detail')) },
    })
    const ada = connect((request) => Promise.resolve(broken.fetch(request)))
    const error = await failure(ada.auth.register(registration()))
    expect(error).toMatchObject({
      status: 500,
      type: 'server_error',
      code: 'server_error',
      message: 'An error occurred',
    })
    expect(faults()).toMatchObject([{ message: 'secret detail' }])
  })

  test('asks to come again where the database is away for a moment', async () => {
    const away = () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }))
    const busy = createApp({ ...ports, database: Object.assign(Object.create(database), { execute: away }) })
    const response = await busy.fetch(
      new Request('http://localhost/api/token/', {
        method: 'POST',
        body: JSON.stringify({ email: 'a@example.org', password: 'x' }),
        headers: { 'content-type': 'application/json' },
      }),
    )
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('1')
    expect(faults()).toEqual([])
  })
})

describe('what another site makes a browser send', () => {
  const credentials = JSON.stringify({ email: 'a@example.org', password: 'x' })

  test.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['from another origin', { origin: 'https://evil.example' }, 403],
    ['from nowhere', { origin: 'null' }, 403],
    ['from the page itself', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 401],
    ['from an old browser on the page itself', { origin: 'http://localhost' }, 401],
    ['by a tool', {}, 401],
  ])('%s', async (_, headers, status) => {
    expect((await post(credentials, headers as Record<string, string>)).status).toBe(status)
  })

  test('lacks the token that the cookie must come with', async () => {
    const response = await raw(null, 'api/auth/register/', {
      method: 'POST',
      body: JSON.stringify(registration()),
    })
    const cookie = /^XSRF-TOKEN=([^;]+); /.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
    const headers = { cookie: `XSRF-TOKEN=${cookie}` }
    expect((await post(credentials, headers)).status).toBe(403)
    expect((await post(credentials, { ...headers, 'x-xsrf-token': cookie })).status).toBe(401)
    const forged = await post(credentials, { cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' })
    expect(forged.status).toBe(403)
    expect(forged.headers.get('set-cookie')).toContain('Max-Age=0')
  })
})

test('no registration is open after the first company where only invitations count', async () => {
  const closed = createApp({ ...ports, registration: 'invite', setupCode: 'PRINTED' })
  const ada = connect((request) => Promise.resolve(closed.fetch(request)))
  await ada.auth.register(registration({ setup_code: 'printed' }))
  expect(await failure(ada.auth.register(registration({ setup_code: 'printed' })))).toMatchObject({
    status: 403,
    code: 'registration_closed',
  })
})

test('the API describes itself, for programs and for people', async () => {
  const document = await (await raw(null, 'api/openapi.json')).json()
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { version: product.version },
    paths: { '/api/assets/{id}/': { patch: { 'x-permission': { area: 'assets', level: 'write' } } } },
  })
  const page = await raw(null, 'api/docs/')
  expect(page.headers.get('content-type')).toContain('text/html')
  const html = await page.text()
  expect(html).toContain('/api/assets/{id}/')
  expect(html).not.toContain('<script')
})
