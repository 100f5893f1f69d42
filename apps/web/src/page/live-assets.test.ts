import { expect, test } from 'vitest'
import { joined, tellsOf } from './live-assets.ts'

test('changes are joined by their ids; many stay many, and too many become many', () => {
  expect(joined(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c'])
  expect(joined(null, ['a'])).toBeNull()
  expect(joined(['a'], null)).toBeNull()
  const ids = (from: number) => Array.from({ length: 30 }, (_, at) => String(from + at))
  expect(joined(ids(0), ids(20))).toHaveLength(50)
  expect(joined(ids(0), ids(30))).toBeNull()
})

test('a record and its history are told of by its id, counts by anything, lists look after themselves', () => {
  expect(tellsOf(['assets', 'detail', 'a'], ['a'])).toBe(true)
  expect(tellsOf(['assets', 'detail', 'a', 'photos'], ['a'])).toBe(true)
  expect(tellsOf(['assets', 'history', 'a', {}], ['a'])).toBe(true)
  expect(tellsOf(['assets', 'detail', 'b'], ['a'])).toBe(false)
  expect(tellsOf(['assets', 'history', 'b', {}], ['a'])).toBe(false)
  expect(tellsOf(['assets', 'detail', 'b'], null)).toBe(true)
  expect(tellsOf(['assets', 'facets', {}], ['a'])).toBe(true)
  expect(tellsOf(['assets', 'list', {}], null)).toBe(false)
  expect(tellsOf(['nodes', 'tree'], null)).toBe(false)
})

test('a drawn rack is told of any asset, as are its days: it may come into it', () => {
  for (const what of ['contents', 'at', 'standing', 'timeline'])
    expect(tellsOf(['nodes', 'racks', what, 'r'], ['a'])).toBe(true)
  expect(tellsOf(['nodes', 'racks', 'search', 'r'], ['a'])).toBe(false)
})
