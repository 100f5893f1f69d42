import { expect, test } from 'vitest'
import { pageLanguage } from './page-language.ts'

test.each([
  [{ cookie: 'a=b; lang=es', 'accept-language': 'en' }, 'es'],
  [{ cookie: 'lang=en', 'accept-language': 'es' }, 'en'],
  [{ cookie: 'lang=fr', 'accept-language': 'fr, es;q=0.5, en;q=0.4' }, 'es'],
  [{ cookie: 'xlang=es' }, 'en'],
  [{}, 'en'],
])('a page asked for with %j is in %s', (headers, language) => {
  expect(pageLanguage(new Headers(headers))).toBe(language)
})
