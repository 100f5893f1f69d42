import { beforeEach, expect, test, vi } from 'vitest'
import { detectLanguage, keepLanguage } from './detect-language.ts'

const storage = (language: string | null) => ({ getItem: () => language })

interface Sources {
  cookie?: string
  browser?: readonly string[]
  local?: string
  session?: string
  html?: string
}

function setUp({ cookie = '', browser = [], local, session, html = '' }: Sources) {
  vi.stubGlobal('document', { cookie, documentElement: { lang: html } })
  vi.stubGlobal('navigator', { languages: browser })
  vi.stubGlobal('localStorage', storage(local ?? null))
  vi.stubGlobal('sessionStorage', storage(session ?? null))
}

beforeEach(() => vi.unstubAllGlobals())

test.each<[Sources, string]>([
  [{ cookie: 'theme=dark; lang=es', browser: ['en-GB'] }, 'es'],
  [{ cookie: 'slang=es', browser: ['en-GB'] }, 'en'],
  [{ cookie: 'lang=fr', browser: ['de-DE', 'es-ES'], local: 'en' }, 'es'],
  [{ browser: ['de-DE', 'est'], local: 'es_MX', session: 'en' }, 'es'],
  [{ browser: ['fr'], session: 'es', html: 'en' }, 'es'],
  [{ browser: ['fr'], html: 'es' }, 'es'],
  [{}, 'en'],
])('%j is answered in %s', (sources, language) => {
  setUp(sources)
  expect(detectLanguage()).toBe(language)
})

test('a browser that refuses storage is spoken to in its own language', () => {
  setUp({ browser: ['es-ES'] })
  const getItem = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem })
  vi.stubGlobal('sessionStorage', { getItem })
  expect(detectLanguage()).toBe('es')
})

test('the language is kept for a year, for this host and every path of it', () => {
  setUp({})
  keepLanguage('es')
  expect(document.cookie).toBe('lang=es; Path=/; Max-Age=31536000; Secure; SameSite=Lax')
})
