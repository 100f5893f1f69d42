import { expect, test, vi } from 'vitest'
import { createI18n, loadWords } from './create-i18n.ts'

test('a screen whose words nobody has loaded is told to the console, and one that has them is not', async () => {
  const nothing = { getItem: () => null, setItem: () => {} }
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', nothing)
  vi.stubGlobal('sessionStorage', nothing)
  vi.stubGlobal('location', { hostname: 'localhost', protocol: 'https:' })
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const i18n = await createI18n()
  i18n.t(($) => $.choose.template, { ns: 'imports' })
  expect(told).toHaveBeenCalledWith('No words for imports:choose.template')
  told.mockClear()
  await loadWords(i18n, 'imports')
  expect(i18n.t(($) => $.choose.template, { ns: 'imports' })).not.toContain('choose')
  expect(told).not.toHaveBeenCalled()
})
