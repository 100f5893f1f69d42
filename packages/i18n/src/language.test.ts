import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['es-ES,es;q=0.9,en;q=0.8', 'es'],
  ['en;q=0.5, es;q=0.9', 'es'],
  ['fr-FR, de', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('%s is answered in %s', (header, language) => expect(languageOf(header)).toBe(language))
