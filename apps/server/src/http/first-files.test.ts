import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { WebFiles } from './web-files.ts'

const WRITTEN = {
  '/': { en: ['assets/landing.js', 'assets/en.js'], es: ['assets/landing.js', 'assets/es.js'] },
  '/auth/login': { en: ['assets/login.js'], es: ['assets/login.js', 'assets/es.js'] },
  '/app/list': { en: ['assets/list.js', 'assets/list.css'], es: ['assets/list.js', 'assets/es.js'] },
  '/app/t/$id': { en: ['assets/ticket.js'], es: ['assets/ticket.js'] },
  '/app/t/new': { en: ['assets/new-ticket.js'], es: ['assets/new-ticket.js'] },
  '/forms/$': { en: ['assets/forms.js'], es: ['assets/forms.js'] },
}
const SESSION = 'lang=fr; dc1_refresh_token=dcmr_1'

const buildWeb = (written?: object) => {
  const dist = join(emptyFolder(), 'dist')
  mkdirSync(join(dist, '.vite'), { recursive: true })
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Plenum</title>')
  writeFileSync(join(dist, 'assets/list.js'), 'list()')
  if (written) writeFileSync(join(dist, '.vite/first-files.json'), JSON.stringify(written))
  return new WebFiles(pathToFileURL(`${dist}/`))
}

const linkOf = async (path: string, headers: Record<string, string> = {}, web = buildWeb(WRITTEN)) =>
  (await web.answer(new Request(`http://localhost${path}`, { headers }))).headers.get('Link')

test('a page comes with the names of the files it fetches first, in the language it will be in', async () => {
  expect(await linkOf('/')).toBe(
    '</assets/landing.js>; rel=modulepreload, </assets/en.js>; rel=modulepreload',
  )
  const spanish = '</assets/landing.js>; rel=modulepreload, </assets/es.js>; rel=modulepreload'
  expect(await linkOf('/', { 'Accept-Language': 'es-MX,en;q=0.8' })).toBe(spanish)
  expect(await linkOf('/', { 'Accept-Language': 'en', Cookie: 'a=b; lang=es' })).toBe(spanish)
  expect(await linkOf('/app/list?search=leaf', { Cookie: SESSION })).toBe(
    '</assets/list.js>; rel=modulepreload, </assets/list.css>; rel=preload; as=style; crossorigin',
  )
  expect(await linkOf('/app/list/', { Cookie: SESSION })).toContain('list.js')
})

test.each([
  ['/app/t/8f0c', 'ticket.js'],
  ['/app/t/new', 'new-ticket.js'],
  ['/forms/feedback/2', 'forms.js'],
])('the page at %s is known by its pattern', async (path, file) => {
  expect(await linkOf(path, { Cookie: SESSION })).toBe(`</assets/${file}>; rel=modulepreload`)
})

test.each(['dc1_refresh_token=', 'refresh_tokens=a', ''])(
  'who has no session (%j) is shown the way in, so its files are named',
  async (cookie) => {
    expect(await linkOf('/app/list', { Cookie: cookie })).toBe('</assets/login.js>; rel=modulepreload')
  },
)

test('nothing is named of other addresses, of files, or by a build that wrote nothing down', async () => {
  expect(await linkOf('/app/t/8f0c/more', { Cookie: SESSION })).toBeNull()
  expect(await linkOf('/unknown')).toBeNull()
  expect(await linkOf('/assets/list.js')).toBeNull()
  expect(await linkOf('/', {}, buildWeb())).toBeNull()
})
