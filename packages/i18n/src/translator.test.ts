import { createInstance, type TFunction } from 'i18next'
import { expect, test, vi } from 'vitest'
import { BUNDLES, createI18n, loadWords, switchLanguage } from './create-i18n.ts'
import { LANGUAGES } from './language.ts'
import { translatorsOf, type WordsName } from './translator.ts'

type Texts = Readonly<Record<string, unknown>>

const isBranch = (words: unknown): words is Texts => typeof words === 'object' && words !== null

/** The keys on the way to each text. */
const waysIn = (words: Texts): string[][] =>
  Object.entries(words).flatMap(([key, under]) =>
    isBranch(under) ? waysIn(under).map((way) => [key, ...way]) : [[key]],
  )

const follow = (way: readonly string[]) => (words: unknown) =>
  way.reduce<unknown>((under, key) => (isBranch(under) ? under[key] : undefined), words)

/** One for each place that a text has for one; a count is a number, which would choose a plural where there is one. */
const valuesFor = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ''], at) => [name, name === 'count' ? 2 : `$&${at}`]),
  )

const allWords = async () => {
  const nothing = { getItem: () => null, setItem: () => {} }
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', nothing)
  vi.stubGlobal('sessionStorage', nothing)
  vi.stubGlobal('location', { hostname: 'localhost', protocol: 'https:' })
  const i18n = await createI18n()
  for (const bundle of BUNDLES) await loadWords(i18n, bundle)
  await switchLanguage(i18n, 'es')
  return i18n
}

const i18n = await allWords()

const picking = <Name extends WordsName>(language: 'en' | 'es', name: Name) =>
  translatorsOf(i18n, language)(name) as TFunction<Name>

test.each(LANGUAGES)('every text in %s is what i18next makes of it', (language) => {
  let texts = 0
  for (const [name, words] of Object.entries(i18n.store.data[language] ?? {})) {
    if (!isBranch(words)) throw new Error(`${name} has no words`)
    const ours = translatorsOf(i18n, language)(name as WordsName)
    const theirs = i18n.getFixedT(language, name as 'common')
    for (const way of waysIn(words)) {
      const pick = follow(way)
      const values = valuesFor(String(pick(words)))
      expect(ours(pick, values)).toBe(theirs(way.join('.') as never, values))
      texts += 1
    }
  }
  expect(texts).toBeGreaterThan(2000)
})

test('a branch of texts is the same each time', () => {
  const t = picking('en', 'common')
  const branch = t(($) => $.language, { returnObjects: true })
  expect(branch).toMatchObject({ en: 'English', es: 'Español' })
  expect(t(($) => $.language, { returnObjects: true })).toBe(branch)
})

test('a number chooses among the forms of a text', () => {
  const t = picking('es', 'assets')
  expect(t(($) => $.more.end, { count: 1 })).not.toBe(t(($) => $.more.end, { count: 2 }))
})

test('what a value says is no place for another', () => {
  const t = picking('en', 'assets')
  const named = (name: string) => t(($) => $.bulk.select, { name })
  for (const odd of ['$t(title)', '$& $1', '{{name}}'])
    expect(named(odd)).toBe(named('web-01').split('web-01').join(odd))
})

test('words that are not here are told as missing, at whatever depth, and known once they come', async () => {
  const other = createInstance()
  const missing = vi.fn<(languages: readonly string[], name: string, key: string) => void>()
  await other.init({ resources: {}, lng: 'en', saveMissing: true, missingKeyHandler: missing })
  const t = translatorsOf(other, 'en')('common') as TFunction
  expect(t(($) => $.language.en)).toBe('language.en')
  expect(missing.mock.lastCall?.slice(1, 3)).toEqual(['common', 'language.en'])
  other.addResourceBundle('en', 'common', { language: { en: 'English' } })
  expect(t(($) => $.language.en)).toBe('English')
})

test('what picks words under a name is the same one as long as the language is', () => {
  const translators = translatorsOf(i18n, 'en')
  expect(translators('assets')).toBe(translators('assets'))
  expect(translators('assets')).not.toBe(translators('common'))
})
