import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { createHost, type HostParts } from './host.ts'
import { listen } from './listen.ts'
import { WebFiles } from './web-files.ts'

const SCRIPT = readFileSync(new URL('web-files.ts', import.meta.url), 'utf8')
const PAGE = '<!doctype html><title>Plenum</title>'
const LONG_JSON = JSON.stringify({
  results: Array.from({ length: 100 }, (_, id) => ({ id, name: 'Leaf switch' })),
})

const buildWeb = () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  mkdirSync(join(folder, 'dist/.vite'))
  writeFileSync(join(folder, 'dist/index.html'), PAGE)
  writeFileSync(join(folder, 'dist/boot.js'), 'boot()')
  writeFileSync(join(folder, 'dist/assets/index-abc123.js'), SCRIPT)
  writeFileSync(join(folder, 'dist/assets/font-abc123.woff2'), randomBytes(4_000))
  writeFileSync(join(folder, 'dist/.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'secrets.json'), 'canary')
  return pathToFileURL(join(folder, 'dist/'))
}

const answerLikeTheApi = ({ url }: Request) =>
  new URL(url).pathname === '/api/short/'
    ? Response.json({ id: 1 })
    : new Response(LONG_JSON, { headers: { 'Content-Type': 'application/json', ETag: '"1.1"' } })

const serve = async (parts: Partial<HostParts> = {}) => {
  const host = createHost({
    publicUrl: new URL('http://plenum.example.com'),
    application: { fetch: answerLikeTheApi },
    web: new WebFiles(buildWeb()),
    isReady: () => Promise.resolve(true),
    ...parts,
  })
  const { port, stop } = await listen(host.fetch, { port: 0, host: '127.0.0.1' })
  onTestFinished(stop)
  return { port, url: `http://127.0.0.1:${port}` }
}

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Asks without the kindnesses of `fetch`: the path as it is, any header, the body as it was sent. */
const ask = (port: number, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const asking = httpRequest(
      { port, host: '127.0.0.1', path, headers, method, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => void parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    asking.on('error', reject)
    asking.end()
  })

describe('the built web', () => {
  test('comes in the fewest bytes the caller can read, unchanged', async () => {
    const { port } = await serve()
    const script = '/assets/index-abc123.js'
    const plain = await ask(port, script)
    expect(plain.body.toString()).toBe(SCRIPT)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const gzip = await ask(port, script, { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT)
    const quick = await ask(port, script, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    expect(quick.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(quick.body).toString()).toBe(SCRIPT)
    // packed better once somebody has asked for it
    const askBest = () => ask(port, script, { 'Accept-Encoding': 'br' })
    await expect.poll(async () => (await askBest()).body.length).toBeLessThan(quick.body.length)
    expect(brotliDecompressSync((await askBest()).body).toString()).toBe(SCRIPT)
    const refused = await ask(port, script, { 'Accept-Encoding': 'br;q=0, gzip' })
    expect(refused.headers['content-encoding']).toBe('gzip')
    const font = await ask(port, '/assets/font-abc123.woff2', { 'Accept-Encoding': 'br' })
    expect(font.headers['content-encoding']).toBeUndefined()
    expect(font.body).toHaveLength(4_000)
  })

  test('is kept for a year where the name changes with the content, and asked for again elsewhere', async () => {
    const { port } = await serve()
    const hashed = await ask(port, '/assets/index-abc123.js')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(hashed.headers.vary).toContain('Accept-Encoding')
    const boot = await ask(port, '/boot.js')
    expect(boot.headers['cache-control']).toBe('no-cache')
    const again = await ask(port, '/boot.js', { 'If-None-Match': String(boot.headers.etag) })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    const head = await ask(port, '/boot.js', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  })

  test('answers every address of the application with its page, under a policy without exceptions', async () => {
    const { port } = await serve()
    for (const path of ['/', '/index.html', '/app/settings/assets-inventory?search=leaf', '/auth/login']) {
      const page = await ask(port, path, { Accept: 'text/html,*/*;q=0.8' })
      expect(page.status).toBe(200)
      expect(page.body.toString()).toBe(PAGE)
      expect(page.headers['cache-control']).toBe('no-store')
    }
    const { headers } = await ask(port, '/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    // a file somebody chose is shown before it is sent
    expect(policy).toContain("; img-src 'self' blob:; ")
    expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|nonce|\*|data:/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
  })

  test.each([
    '/assets/gone-000000.js',
    '/assets/../secrets.json',
    '/../secrets.json',
    '/..%2fsecrets.json',
    '/%2e%2e/secrets.json',
    '/assets/..%5c..%5csecrets.json',
    '//etc/passwd',
    '/assets/%00',
    '/.vite/manifest.json',
    '/assets/index-abc123.js%2f..%2f..%2fsecrets.json',
  ])('has no file at %s', async (path) => {
    const { port } = await serve()
    const answer = await ask(port, path, { Accept: 'application/json' })
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).not.toContain('canary')
  })

  test('has no file that a later build took away', async () => {
    const web = buildWeb()
    const { port } = await serve({ web: new WebFiles(web) })
    rmSync(new URL('assets/index-abc123.js', web))
    expect((await ask(port, '/assets/index-abc123.js')).status).toBe(404)
  })
})

describe('the edge', () => {
  test('packs long answers of the API, leaves short ones, and forbids keeping either', async () => {
    const { port } = await serve()
    const long = await ask(port, '/api/assets/', { 'Accept-Encoding': 'br' })
    expect(brotliDecompressSync(long.body).toString()).toBe(LONG_JSON)
    expect(long.headers).toMatchObject({ etag: '"1.1"', 'cache-control': 'no-store' })
    const gzip = await ask(port, '/api/assets/', { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(LONG_JSON)
    const short = await ask(port, '/api/short/', { 'Accept-Encoding': 'br' })
    expect(short.body.toString()).toBe('{"id":1}')
    expect(short.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test.each([
    ['plenum.example.com', 200],
    ['PLENUM.example.com', 200],
    ['localhost:5173', 200],
    ['127.0.0.1', 200],
    ['plenum.example.com:81', 400],
    ['evil.example.com', 400],
    ['localhost.evil.example.com', 400],
    ['a b', 400],
  ])('answers to the name %j with %i', async (host, status) => {
    const { port } = await serve()
    expect(await ask(port, '/api/short/', { Host: host })).toMatchObject({ status })
  })

  test('says how it is to whoever watches it, under any name', async () => {
    const { port } = await serve({ isReady: () => Promise.resolve(false) })
    expect(await ask(port, '/livez', { Host: '10.0.0.7' })).toMatchObject({ status: 200 })
    expect(await ask(port, '/readyz', { Host: '10.0.0.7' })).toMatchObject({ status: 503 })
    const ill = await serve({ ailment: () => 'the event loop is held up' })
    const { status, body } = await ask(ill.port, '/livez', { Host: '10.0.0.7' })
    expect([status, body.toString()]).toEqual([503, 'the event loop is held up'])
  })

  test('refuses what it does not know: methods, long addresses, long headers, two lengths of one body', async () => {
    const { port } = await serve()
    expect(await ask(port, '/', {}, 'POST')).toMatchObject({ status: 405 })
    expect((await ask(port, '/api/short/', {}, 'TRACE')).status).toBeGreaterThanOrEqual(400)
    expect(await ask(port, `/app?q=${'a'.repeat(5_000)}`)).toMatchObject({ status: 414 })
    expect(await ask(port, '/', { Cookie: 'a'.repeat(9_000) })).toMatchObject({ status: 431 })
    const smuggled = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('data', (data) => resolve(data.toString()))
      socket.write(
        'POST /api/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      )
    })
    expect(smuggled).toMatch(/^HTTP\/1.1 400/)
  })

  test('asks browsers to stay on https where that is its address', async () => {
    const { port } = await serve({ publicUrl: new URL('https://plenum.example.com') })
    const { headers } = await ask(port, '/', { Host: 'plenum.example.com' })
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  test('lets a request under way finish before it stops', async () => {
    const [asked, isStopping] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const fetch = async () => {
      asked.resolve()
      await isStopping.promise
      return Response.json({ done: true })
    }
    const host = createHost({
      publicUrl: new URL('http://localhost'),
      application: { fetch },
      web: new WebFiles(buildWeb()),
      isReady: () => Promise.resolve(true),
    })
    const { port, stop } = await listen(host.fetch, { port: 0, host: '127.0.0.1' })
    const underWay = ask(port, '/api/slow/')
    await asked.promise
    const stopped = stop()
    isStopping.resolve()
    expect(await underWay).toMatchObject({ status: 200 })
    await stopped
    await expect(ask(port, '/livez')).rejects.toThrow('ECONNREFUSED')
  })
})
