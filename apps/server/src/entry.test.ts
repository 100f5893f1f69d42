import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { startedFolder } from './testing/folders.ts'
import { post, register } from './testing/founder.ts'
import { ServerProcess } from './testing/server-process.ts'

const login = (url: string, email: string, headers?: Record<string, string>) =>
  post(url, 'api/token/', { email, password: 'wrong' }, headers)

describe('a server where registration is by invitation', () => {
  test('prints the code of the first registration, until there is a company', async () => {
    const DATA_DIR = startedFolder()
    const first = new ServerProcess({ DATA_DIR, REGISTRATION: 'invite' })
    const url = await first.url()
    const code = /^The first registration needs this code: ([A-Z\d-]{14})$/m.exec(first.stdout)?.[1]
    expect((await register(url)).status).toBe(403)
    const founded = await register(url, { setup_code: code })
    expect(founded.status).toBe(201)
    expect(founded.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      'XSRF-TOKEN',
      '__Host-dev',
    ])
    await first.end('SIGHUP')
    const second = new ServerProcess({ DATA_DIR, REGISTRATION: 'invite' })
    const later = await register(await second.url(), { setup_code: code, email: 'eve@example.org' })
    expect(await later.json()).toMatchObject({ errors: [{ code: 'registration_closed' }] })
    expect(second.stdout).not.toContain('code')
  })
})

describe('somebody who makes up where he comes from', () => {
  const guess = async (url: string, at: number, email: string) =>
    (await login(url, email, { 'x-forwarded-for': `203.0.113.${at}` })).status
  const strangers = async (url: string, count: number) => {
    const all = Array.from({ length: count }, (_, at) => guess(url, at, `nobody-${at}@example.org`))
    return (await Promise.all(all)).toSorted((one, other) => one - other)
  }
  const times = (count: number, status: number) => Array.from({ length: count }, () => status)

  test('is delayed from the sixth wrong password on, and counted as one without a proxy', async () => {
    const url = await new ServerProcess({ DATA_DIR: startedFolder(), RATE_LIMITS: '1' }).url()
    const seen: number[] = []
    for (let at = 0; at < 8; at++) seen.push(await guess(url, at, 'ada@example.org'))
    expect(seen).toEqual([...times(5, 401), ...times(3, 429)])
    expect(await strangers(url, 14)).toEqual([...times(12, 401), ...times(2, 429)])
  })

  test('is told apart by what our own proxy says', async () => {
    const variables = { DATA_DIR: startedFolder(), RATE_LIMITS: '1', TRUST_PROXY: '1' }
    const url = await new ServerProcess(variables).url()
    expect(await strangers(url, 24)).toEqual(times(24, 401))
    const made = Array.from({ length: 21 }, (_, at) =>
      login(url, `no-${at}@example.org`, { 'x-forwarded-for': `198.51.100.${at}, 203.0.113.200` }),
    )
    const seen = (await Promise.all(made)).map(({ status }) => status)
    expect(seen.toSorted((one, other) => one - other)).toEqual([...times(20, 401), 429])
  })
})

test('a letter that is on its way when the server is told to stop is not lost', async () => {
  const server = new ServerProcess({ DATA_DIR: startedFolder() })
  const url = await server.url()
  const folder = /^Mail: kept in (.+); set SMTP_URL to send it$/m.exec(server.stdout)?.[1] ?? ''
  await register(url)
  await post(url, 'api/auth/recovery/', { email: 'ada@example.org' })
  expect(await server.end('SIGHUP')).toBe(0)
  const [name = ''] = await readdir(folder)
  const letter = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(letter).toContain(`${url}/auth/reset-password#token=`)
})
