import { beforeEach, expect, test, vi } from 'vitest'
import { createI18n, currentLanguage, loadWords, switchLanguage } from './create-i18n.ts'

beforeEach(() => {
  const nothing = { getItem: () => null, setItem: () => {} }
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', nothing)
  vi.stubGlobal('sessionStorage', nothing)
  vi.stubGlobal('location', { hostname: 'localhost', protocol: 'https:' })
})

test('a screen whose words nobody has loaded is told to the console, and one that has them is not', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const i18n = await createI18n()
  i18n.t(($) => $.choose.template, { ns: 'imports' })
  expect(told).toHaveBeenCalledWith('No words for imports:choose.template')
  told.mockClear()
  await loadWords(i18n, 'imports')
  expect(i18n.t(($) => $.choose.template, { ns: 'imports' })).not.toContain('choose')
  expect(told).not.toHaveBeenCalled()
})

test('words that were asked for in the language before come in the one that is chosen meanwhile', async () => {
  const i18n = await createI18n()
  await switchLanguage(i18n, 'es')
  await switchLanguage(i18n, 'en')
  const coming = loadWords(i18n, 'imports')
  await i18n.changeLanguage('es')
  await coming
  expect(i18n.hasResourceBundle('es', 'imports')).toBe(true)
})

test('words that come while a language is chosen come in that one too', async () => {
  const i18n = await createI18n()
  const choosing = switchLanguage(i18n, 'es')
  i18n.addResourceBundle('en', 'imports', {})
  await choosing
  expect(i18n.hasResourceBundle('es', 'imports')).toBe(true)
  expect(currentLanguage(i18n)).toBe('es')
})

test('a language that nobody wants any more when its words are here is not switched to', async () => {
  const i18n = await createI18n()
  await switchLanguage(i18n, 'es', () => false)
  expect(currentLanguage(i18n)).toBe('en')
})

test('a language without words of its own becomes English', () => {
  expect(currentLanguage({ language: 'fr' })).toBe('en')
  expect(currentLanguage({})).toBe('en')
  expect(currentLanguage({ language: 'es-MX' })).toBe('es')
})
