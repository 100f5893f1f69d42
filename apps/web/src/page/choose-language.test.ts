import { currentLanguage } from '@plenum/i18n/create-i18n'
import { createInstance } from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const AGAIN_MS = 3000

/** A page whose next switch of language fails, as where its words cannot be fetched. */
const failing = async () => {
  const i18n = createInstance()
  await i18n.init({ lng: 'en', resources: {} })
  const change = vi.spyOn(i18n, 'changeLanguage').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return { i18n, change, failed: () => vi.waitFor(() => expect(change).toHaveBeenCalledTimes(1)) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a language whose words cannot be fetched is asked for again', async () => {
  const { i18n, failed } = await failing()
  chooseLanguage(i18n, 'es')
  await failed()
  expect(currentLanguage(i18n)).toBe('en')
  await vi.advanceTimersByTimeAsync(2 * AGAIN_MS)
  expect(currentLanguage(i18n)).toBe('es')
})

test('it is not asked for again where another one was chosen meanwhile', async () => {
  const { i18n, change, failed } = await failing()
  chooseLanguage(i18n, 'es')
  await failed()
  chooseLanguage(i18n, 'en')
  await vi.advanceTimersByTimeAsync(2 * AGAIN_MS)
  expect(change.mock.calls.map(([language]) => language)).toEqual(['es', 'en'])
})
