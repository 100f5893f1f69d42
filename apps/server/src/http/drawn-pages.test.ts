import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { WebFiles } from './web-files.ts'

const PLAIN = 'the page of every address'
const WRITTEN = {
  'index.html': PLAIN,
  '.vite/drawn/en/index.html': 'landing',
  '.vite/drawn/es/index.html': 'portada',
  '.vite/drawn/en/auth/login/index.html': 'login',
  '.vite/drawn/es/auth/login/index.html': 'entrada',
}
const SESSION = { Cookie: 'dc1_refresh_token=dcmr_1' }

const buildWeb = () => {
  const dist = join(emptyFolder(), 'dist')
  for (const [name, text] of Object.entries(WRITTEN)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
  return { dist, web: new WebFiles(pathToFileURL(`${dist}/`)) }
}

const pageAt = async (path: string, headers: Record<string, string> = {}, { web } = buildWeb()) => {
  const answer = await web.answer(new Request(`http://localhost${path}`, { headers }))
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  return answer.text()
}

test.each([
  ['/', {}, 'landing'],
  ['/', { 'Accept-Language': 'es-MX,en;q=0.8' }, 'portada'],
  ['/', { 'Accept-Language': 'es', Cookie: 'lang=en' }, 'landing'],
  ['/auth/login', {}, 'login'],
  ['/auth/login/', {}, 'login'],
  ['/auth/login?redirectTo=%2Fapp', { Cookie: 'lang=es' }, 'entrada'],
  // who is not signed in is shown the way in wherever he wants to go
  ['/app/settings/assets-inventory?search=leaf', {}, 'login'],
])('%s %o is drawn beforehand', async (path, headers, drawn) => {
  expect(await pageAt(path, headers)).toBe(drawn)
})

test.each([
  ['/', SESSION],
  ['/app', SESSION],
  ['/auth/login', SESSION],
  ['/auth/login?step=recovery', {}],
  ['/auth/login/?step=recovery', {}],
  ['/auth/register', {}],
  ['/es', {}],
  ['/en/auth/login', {}],
  ['/../en', {}],
])('%s %o is not', async (path, headers) => {
  expect(await pageAt(path, headers)).toBe(PLAIN)
})

test('what a later build has taken away is not missed', async () => {
  const built = buildWeb()
  rmSync(join(built.dist, '.vite'), { recursive: true })
  expect(await pageAt('/', {}, built)).toBe(PLAIN)
})

test('under an address of its own nothing drawn is found', async () => {
  const answer = await buildWeb().web.answer(new Request('http://localhost/.vite/drawn/en/index.html'))
  expect(await answer.text()).toBe(PLAIN)
})
