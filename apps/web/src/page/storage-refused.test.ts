import { forgetStored } from '@plenum/i18n/browser-storage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDrafts } from '../drafts/signing-out.ts'
import { chooseDensity, chosenDensity } from './density.ts'
import { forgetVisits } from './forget-visits.ts'
import { chooseTheme, chosenTheme } from './theme.ts'
import { noteVisit, visitsOf } from './visits.ts'

const dataset: Record<string, string> = {}

beforeEach(() => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  vi.stubGlobal('indexedDB', { deleteDatabase: refuse })
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => {
  forgetStored('theme')
  forgetStored('density')
  vi.unstubAllGlobals()
})

test('a browser that refuses storage shows what is usual, and then what is chosen', () => {
  expect([chosenTheme(), chosenDensity()]).toEqual(['light', 'regular'])
  chooseTheme('dark')
  chooseDensity('touch')
  expect(dataset).toEqual({ theme: 'dark', density: 'touch' })
})

test('it remembers no visit longer than who made it is signed in', () => {
  expect(visitsOf('ana')).toEqual([])
  noteVisit('ana', { id: 'r', group: 'places', name: 'R04', href: '/app' })
  expect(visitsOf('ana')).toHaveLength(1)
  forgetVisits()
  expect(visitsOf('ana')).toEqual([])
})

test('who signs out does so where no drafts can be kept either', () => {
  expect(forgetDrafts).not.toThrow()
})
