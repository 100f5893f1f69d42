import { get } from 'node:http'
import { connect, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2'
import { connect as connectTls } from 'node:tls'
import { OwnSessions } from '@plenum/domain/account'
import { SignedIn } from '@plenum/domain/session'
import { StoredFile } from '@plenum/domain/file'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as v from 'valibot'
import { startedFolder } from '../testing/folders.ts'
import { FOUNDER } from '../testing/founder.ts'
import { PROXIES, PUBLIC_NAME, startProxy } from '../testing/proxies.ts'
import { ask } from '../testing/secure-host.ts'
import { ServerProcess } from '../testing/server-process.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const MB = 1024 * 1024
const OUTSIDER = '203.0.113.9'

/** A session of HTTP/2 with what answers for the public name on a port of this machine. */
const sessionAt = ({ secure, cert }: { secure: number; cert: string }) => {
  const on = connect(`https://${PUBLIC_NAME}`, {
    createConnection: () =>
      connectTls({
        host: '127.0.0.1',
        port: secure,
        servername: PUBLIC_NAME,
        ca: cert,
        ALPNProtocols: ['h2'],
      }),
  })
  on.on('error', () => undefined)
  onTestFinished(() => on.destroy())
  return on
}

/** Where plain http leads to. */
const ledTo = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const headers = { host: PUBLIC_NAME }
    const path = '/app/assets?q=secret'
    const asking = get({ port, host: '127.0.0.1', path, agent: false, headers }, (answer) => {
      answer.resume()
      resolve(answer.headers.location ?? '')
    })
    asking.on('error', reject)
  })

/** A text of some size as a form brings it. */
const formOf = (bytes: number) => {
  const edge = 'plenum-edge'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="log.txt"\r\nContent-Type: text/plain\r\n\r\n`
  const headers = { 'content-type': `multipart/form-data; boundary=${edge}` }
  return { headers, body: `${head}${'all is well\n'.repeat(bytes / 12)}\r\n--${edge}--\r\n` }
}

/** What a stream says within its first second. */
const firstWords = (on: ClientHttp2Session, headers: OutgoingHttpHeaders) =>
  new Promise<string>((resolve) => {
    const stream = on.request({ ':path': '/api/events/', ':authority': PUBLIC_NAME, ...headers })
    const late = setTimeout(() => resolve('nothing'), 1_000)
    stream.on('data', (part: Buffer) => {
      clearTimeout(late)
      resolve(part.toString())
      stream.close()
    })
  })

describe.each(Object.values(PROXIES))('behind $program as its example has it, $version', (proxy) => {
  test.skipIf(proxy.version === undefined)(
    'the product works, and each caller is known by an address',
    async () => {
      const server = new ServerProcess({
        DATA_DIR: startedFolder(),
        PUBLIC_URL: `https://${PUBLIC_NAME}`,
        TRUST_PROXY: '1',
        METRICS_TOKEN: 'm'.repeat(32),
      })
      const { port } = new URL(await server.url())
      const front = await startProxy(proxy, Number(port))
      await expect
        .poll(() => ledTo(front.plain).catch(front.said), { timeout: 10_000 })
        .toBe(`https://${PUBLIC_NAME}/app/assets?q=secret`)
      const on = sessionAt(front)

      const page = await ask(on, { ':path': '/auth/login?next=secret', referer: 'https://secret.example/' })
      expect(page).toMatchObject({ status: 200, told: { 'strict-transport-security': expect.any(String) } })
      expect(page.text).toContain('<html')
      expect((await ask(on, { ':path': '/metrics', authorization: `Bearer ${'m'.repeat(32)}` })).status).toBe(
        404,
      )
      expect((await ask(on, { ':path': '/auth/login', ':authority': 'other.example' })).text).not.toContain(
        '<html',
      )

      const joined = await ask(
        on,
        { ':path': '/api/auth/register/', ':method': 'POST', ...JSON_TYPE, 'x-forwarded-for': OUTSIDER },
        JSON.stringify(FOUNDER),
      )
      expect(joined.status, joined.text).toBe(201)
      for (const cookie of [joined.told['set-cookie'] ?? 'nothing'].flat()) expect(cookie).toContain('Secure')
      const { access } = v.parse(SignedIn, JSON.parse(joined.text))
      const authorization = `Bearer ${access}`
      const sessions = await ask(on, { ':path': '/api/auth/sessions/', authorization })
      const [own] = v.parse(OwnSessions, JSON.parse(sessions.text)).results
      expect(own?.address, 'what a caller says of itself counts for nothing').toMatch(/^127\./)

      expect(await firstWords(on, { authorization })).toBe('id: 0\n\n')

      const upload = async (bytes: number) => {
        const { headers, body } = formOf(bytes)
        const path = '/api/files/?purpose=asset_document'
        return ask(on, { ':path': path, ':method': 'POST', authorization, ...headers }, body)
      }
      const kept = await upload(24 * MB)
      expect(kept.status, kept.text).toBe(201)
      expect(v.parse(StoredFile, JSON.parse(kept.text)).size).toBe(24 * MB)
      expect((await upload(36 * MB)).status).toBe(413)

      const log = front.log()
      expect(log).toContain('/api/auth/register/')
      expect(log).not.toMatch(/secret|purpose=|Bearer/)
    },
  )
})
