import { expect, test } from 'vitest'
import { contextOf, pageOf } from './came-from.ts'

test('the page is named with its query, without what stands over it', () => {
  expect(pageOf({ pathname: '/app', searchStr: '' })).toBe('/app')
  expect(pageOf({ pathname: '/app', searchStr: '?over=support' })).toBe('/app')
  expect(pageOf({ pathname: '/app/list', searchStr: '?search=leaf+4&over=support' })).toBe(
    '/app/list?search=leaf+4',
  )
  expect(pageOf({ pathname: `/${'x'.repeat(3000)}`, searchStr: '' })).toHaveLength(2048)
})

test('what is sent fits into what is taken', () => {
  const { browser, page, language } = contextOf('/app', 'es', 'B'.repeat(300))
  expect([browser.length, page, language]).toEqual([255, '/app', 'es'])
  expect(contextOf('/app', 'en', '').browser).toBe('-')
})
