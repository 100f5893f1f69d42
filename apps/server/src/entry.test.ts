import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { post, register } from './testing/founder.ts'
import { testServer } from './testing/test-server.ts'

const login = (url: string, email: string, headers?: Record<string, string>) =>
  post(url, 'api/token/', { email, password: 'wrong' }, headers)

/** The newest letter in the folder that a server says it keeps them in. */
const letterOf = async ({ notes }: { notes: string[] }) => {
  const folder = /^Mail: kept in (.+); set SMTP_URL to send it$/.exec(notes[0] ?? '')?.[1] ?? ''
  const newest = (await readdir(folder)).toSorted().at(-1) ?? ''
  return (await readFile(`${folder}/${newest}`, 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
}

test('a server where registration is by invitation tells the code of the first, until there is a company', async () => {
  const first = await testServer({ REGISTRATION: 'invite' })
  const code = /^The first registration needs this code: ([A-Z\d-]{14})$/.exec(first.notes.at(-1) ?? '')?.[1]
  expect((await register(first.url)).status).toBe(403)
  const founded = await register(first.url, { setup_code: code })
  expect(founded.status).toBe(201)
  expect(founded.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    'XSRF-TOKEN',
    '__Host-dev',
  ])
  // a letter that is on its way when the server stops is not lost
  await post(first.url, 'api/auth/recovery/', { email: 'ada@example.org' })
  await first.stop()
  expect(await letterOf(first)).toContain(`${first.url}/auth/reset-password#token=`)
  const second = await testServer({ DATA_DIR: first.DATA_DIR, REGISTRATION: 'invite' })
  const later = await register(second.url, { setup_code: code, email: 'eve@example.org' })
  expect(await later.json()).toMatchObject({ errors: [{ code: 'registration_closed' }] })
  expect(second.notes.join()).not.toContain('code')
})

describe('somebody who makes up where he comes from', () => {
  /** Nothing that is counted is forgotten meanwhile: the clock stands still. */
  const serve = (variables: Record<string, string> = {}) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    return testServer({ RATE_LIMITS: '1', ...variables })
  }
  const guess = async (url: string, at: number, email: string) =>
    (await login(url, email, { 'x-forwarded-for': `203.0.113.${at}` })).status
  const strangers = async (url: string, count: number) => {
    const all = Array.from({ length: count }, (_, at) => guess(url, at, `nobody-${at}@example.org`))
    return (await Promise.all(all)).toSorted((one, other) => one - other)
  }
  const times = (count: number, status: number) => Array.from({ length: count }, () => status)

  test('is delayed from the sixth wrong password on, and counted as one without a proxy', async () => {
    const { url } = await serve()
    const seen: number[] = []
    for (let at = 0; at < 8; at++) seen.push(await guess(url, at, 'ada@example.org'))
    expect(seen).toEqual([...times(5, 401), ...times(3, 429)])
    expect(await strangers(url, 14)).toEqual([...times(12, 401), ...times(2, 429)])
  })

  test('is told apart by what our own proxy says', async () => {
    const { url } = await serve({ TRUST_PROXY: '1' })
    expect(await strangers(url, 24)).toEqual(times(24, 401))
    const made = Array.from({ length: 21 }, (_, at) =>
      login(url, `no-${at}@example.org`, { 'x-forwarded-for': `198.51.100.${at}, 203.0.113.200` }),
    )
    const seen = (await Promise.all(made)).map(({ status }) => status)
    expect(seen.toSorted((one, other) => one - other)).toEqual([...times(20, 401), 429])
  })
})
