import { once } from 'node:events'
import { constants } from 'node:http2'
import { request } from 'node:https'
import { connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { selfSigned } from '../testing/certificate.ts'
import { ask, closeOf, serveSecure, session } from '../testing/secure-host.ts'
import { SESSION_LIMITS } from './secure-server.ts'

describe('behind TLS', () => {
  test('browsers get HTTP/2, with everything that the host does', async () => {
    const served = await serveSecure()
    const on = session(served)
    const { status, told, text } = await ask(on, { ':path': '/api/assets/' })
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ peer: '127.0.0.1' })
    expect(told).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(on.alpnProtocol).toBe('h2')
    const posted = await ask(on, { ':path': '/api/form/', ':method': 'POST' }, 'x'.repeat(100_000))
    expect(JSON.parse(posted.text)).toMatchObject({ brought: 100_000 })
    expect(served.answered.map(({ method, status: of }) => [method, of])).toEqual([
      ['GET', 200],
      ['POST', 200],
    ])
  })

  test('answers are packed, and half a file never looks like a whole one', async () => {
    const on = session(await serveSecure())
    const packed = await ask(on, { ':path': '/api/assets/', 'accept-encoding': 'br' })
    expect(packed.told).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    const cut = await ask(on, { ':path': '/api/broken/' })
    expect([cut.text, cut.code]).toEqual(['a,b\n', constants.NGHTTP2_INTERNAL_ERROR])
  })

  test('only our own names are answered', async () => {
    const on = session(await serveSecure())
    const statusOf = async (name: string) => (await ask(on, { ':path': '/api/', ':authority': name })).status
    expect(await statusOf('localhost:8443')).toBe(200)
    expect(await statusOf('evil.example.com')).toBe(400)
    expect(
      (await ask(on, { ':path': '/api/', ':authority': 'evil.example.com', host: 'localhost' })).status,
    ).toBe(400)
  })

  test('those who know nothing better get HTTP/1.1', async () => {
    const { port, certificate } = await serveSecure()
    const options = { port, ca: certificate.cert, host: 'localhost', headers: { host: 'plenum.example.com' } }
    const response = await new Promise<{ version: string; status: number | undefined }>((resolve, reject) => {
      const asked = request({ ...options, path: '/api/assets/', agent: false }, (got) => {
        resolve({ version: got.httpVersion, status: got.statusCode })
        got.resume()
      })
      asked.on('error', reject).end()
    })
    expect(response).toEqual({ version: '1.1', status: 200 })
  })

  test('long addresses and long headers are refused', async () => {
    const on = session(await serveSecure())
    expect((await ask(on, { ':path': `/api/?${'a'.repeat(4_200)}` })).status).toBe(414)
    const long = await ask(on, { ':path': '/api/', 'x-long': 'a'.repeat(20_000) })
    expect(long.status === undefined || long.status === 431).toBe(true)
  })

  test('a renewed certificate serves whoever comes next, and the lines that are there go on', async () => {
    const served = await serveSecure()
    const before = session(served)
    expect((await ask(before, { ':path': '/api/' })).status).toBe(200)
    const renewed = selfSigned()
    served.renew(renewed)
    expect((await ask(before, { ':path': '/api/' })).status).toBe(200)
    const after = session({ ...served, certificate: renewed })
    expect((await ask(after, { ':path': '/api/' })).status).toBe(200)
  })

  test('a server that stops lets what is under way finish and says so', async () => {
    const [asked, isStopping] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const fetch = async () => {
      asked.resolve()
      await isStopping.promise
      return Response.json({ done: true })
    }
    const served = await serveSecure({}, { application: { fetch } })
    const on = session(served)
    const slow = ask(on, { ':path': '/api/slow/' })
    await asked.promise
    const goaway = once(on, 'goaway')
    const stopped = served.stop()
    isStopping.resolve()
    expect((await slow).status).toBe(200)
    await goaway
    await stopped
  })

  test('a server that is leaving takes nothing more on the same line', async () => {
    const on = session(await serveSecure({}, { isLeaving: () => true }))
    const goaway = once(on, 'goaway')
    expect(await ask(on, { ':path': '/api/' })).toMatchObject({ status: 200, code: 0 })
    await goaway
  })
})

describe('a session behind TLS', () => {
  test('has so many requests at the same time and no more', async () => {
    const on = session(await serveSecure())
    await once(on, 'remoteSettings')
    expect(on.remoteSettings).toMatchObject({ maxConcurrentStreams: SESSION_LIMITS.streams })
  })

  test('that brings a body too slowly loses that request alone', async () => {
    const on = session(await serveSecure({ patience: 600, bodyTimeout: 1_000 }))
    const late = on.request({ ':path': '/api/form/', ':method': 'POST', ':authority': 'localhost' })
    const cut = closeOf(late)
    late.write('{')
    await cut
    expect(late.rstCode).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM)
    expect((await ask(on, { ':path': '/api/assets/' })).status).toBe(200)
  })
})

test('of lines behind TLS, one address has so many', async () => {
  const { port } = await serveSecure({ connectionsPerAddress: 3 })
  const lines = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => lines.forEach((line) => line.destroy()))
  for (const line of lines) line.on('error', () => undefined).resume()
  await expect.poll(() => lines.filter(({ destroyed }) => destroyed).length).toBe(2)
})
