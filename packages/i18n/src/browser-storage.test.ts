import { afterEach, expect, test, vi } from 'vitest'
import { forgetStored, keepStored, readStored } from './browser-storage.ts'

const AREAS = ['localStorage', 'sessionStorage'] as const

/** As a browser whose person has blocked what sites want to keep. */
function refuseStorage() {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const area of AREAS) vi.stubGlobal(area, undefined)
  for (const area of AREAS) Object.defineProperty(globalThis, area, { get, configurable: true })
}

afterEach(() => {
  forgetStored('theme')
  vi.unstubAllGlobals()
})

test.each(AREAS)('where %s is refused, what is chosen holds as long as the page', (area) => {
  refuseStorage()
  expect(readStored('theme', area)).toBeNull()
  keepStored('theme', 'dark', area)
  expect(readStored('theme', area)).toBe('dark')
  forgetStored('theme')
  expect(readStored('theme', area)).toBeNull()
})

test('where there is no room, the newest word counts, and is kept once there is', () => {
  const kept = new Map([['theme', 'light']])
  let isFull = true
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      kept.set(key, text)
    },
  })
  keepStored('theme', 'dark')
  expect(readStored('theme')).toBe('dark')
  isFull = false
  keepStored('theme', 'system')
  expect(readStored('theme')).toBe('system')
  expect(kept.get('theme')).toBe('system')
})
