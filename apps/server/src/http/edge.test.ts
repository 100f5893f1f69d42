import { describe, expect, test } from 'vitest'
import { networkKey } from '@plenum/api-server/origin'
import { lifeOf, opened, QUICK_CUTS, serveShort as serve, SLOW } from '../testing/slow-lines.ts'
import { EDGE_LIMITS } from './edge-limits.ts'

describe('whoever is slow', () => {
  test('is cut within fifteen seconds as it is shipped', () => {
    const { headersTimeout, connectionsCheckingInterval, patience } = EDGE_LIMITS
    expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(15_000)
    expect(patience * 1.25).toBeLessThanOrEqual(15_000)
  })

  const { 'takes nothing of its answer': _, ...bringing } = SLOW
  test('is cut, in whichever way', async () => {
    const { port } = await serve(QUICK_CUTS)
    const cut: string[] = []
    for (const [name, behave] of Object.entries(bringing)) {
      const socket = await opened(port)
      behave(socket.resume())
      socket.once('close', () => cut.push(name))
    }
    await expect.poll(() => cut.toSorted()).toEqual(Object.keys(bringing).toSorted())
  })

  test('but waits for the server is not', async () => {
    const { url } = await serve(QUICK_CUTS)
    const slow = await fetch(`${url}/api/slow/`, { method: 'POST', body: '{}' })
    expect(await slow.json()).toEqual({ done: true })
  })
})

describe('one address', () => {
  test('holds so many connections and no more, until it lets one go', async () => {
    const { port } = await serve({ connectionsPerAddress: 3 })
    const held = await Promise.all([opened(port), opened(port), opened(port)])
    const isAnswered = async () => {
      const line = await opened(port)
      line.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n')
      const answered = new Promise<boolean>((resolve) => void line.once('data', () => resolve(true)))
      return Promise.race([answered, lifeOf(line).then(() => false)])
    }
    expect(await isAnswered()).toBe(false)
    held[0]?.destroy()
    await expect.poll(isAnswered).toBe(true)
  })

  test.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, owner) => expect(networkKey(address)).toBe(owner))
})

describe('another origin', () => {
  test.each(['GET', 'POST', 'OPTIONS'])('is let in by no answer to %s', async (method) => {
    const { url } = await serve()
    for (const path of ['/api/short/', '/', '/livez', '/assets/none.js']) {
      const { headers } = await fetch(url + path, {
        method,
        headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
      })
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })
})

describe('a report of the policy', () => {
  const send = (url: string, body: BodyInit, type = 'application/csp-report') =>
    fetch(`${url}/api/csp-report/`, { method: 'POST', body, headers: { 'Content-Type': type } })
  const violation = (blocked: string) =>
    JSON.stringify({
      'csp-report': {
        'effective-directive': 'img-src',
        'blocked-uri': blocked,
        'document-uri': 'http://localhost/app/assets?search=secret#x',
      },
    })

  test('is logged with its count, without what the address asked for', async () => {
    const { url, lines } = await serve()
    for (let sent = 0; sent < 12; sent++) {
      expect((await send(url, violation('https://evil.example/pixel?token=1'))).status).toBe(204)
    }
    const said = { directive: 'img-src', blocked: 'https://evil.example', page: '/app/assets' }
    expect(lines).toEqual([
      { event: 'csp', facts: { ...said, count: 1 } },
      { event: 'csp', facts: { ...said, count: 10 } },
    ])
  })

  test('comes in the newer form as well', async () => {
    const { url, lines } = await serve()
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
      documentURL: 'http://localhost/',
    }
    const report = JSON.stringify([{ type: 'csp-violation', body }, { type: 'deprecation' }])
    expect((await send(url, report, 'application/reports+json')).status).toBe(204)
    expect(lines).toMatchObject([{ facts: { directive: 'script-src-elem', blocked: 'inline', page: '/' } }])
  })

  test('is short, a report, and fills no log', async () => {
    const { url, lines } = await serve()
    expect((await send(url, '{}', 'text/plain')).status).toBe(415)
    expect((await send(url, 'a'.repeat(9_000))).status).toBe(413)
    expect((await send(url, 'nonsense\r\n{"event":"audit.head"}')).status).toBe(204)
    expect(lines).toEqual([])
    for (let sent = 0; sent < 150; sent++) await send(url, violation(`https://evil${sent}.example`))
    expect(lines).toHaveLength(102)
  })

  test('is asked for by every page', async () => {
    const { pageHeaders } = await import('./security-headers.ts')
    expect(pageHeaders['Content-Security-Policy']).toContain('report-uri /api/csp-report/; report-to csp')
    expect(pageHeaders['Reporting-Endpoints']).toBe('csp="/api/csp-report/"')
  })
})
