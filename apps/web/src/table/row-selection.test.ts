import { expect, test } from 'vitest'
import { allLoaded, anchorAt, extendedTo, selectedShare, stillAmong, toggled } from './row-selection.ts'
import { indexOfMark, loadedRows, markAt, pagedRows, type Rows } from './row-source.ts'

const listOf = (...ids: (string | undefined)[]): Rows<string> => ({
  count: ids.length,
  loaded: ids.filter((id) => id !== undefined).length,
  rowAt: (index) => ids[index],
  onRange: () => undefined,
  rowId: (row) => row,
})
const list = listOf('a', 'b', 'c', 'd', 'e', 'f')
const ids = (selected: { ids: ReadonlySet<string> }) => [...selected.ids].toSorted().join('')

test('a row is taken in and out', () => {
  const once = toggled(list, new Set(['a']), 2)
  expect(ids(once)).toBe('ac')
  expect(ids(toggled(list, once.ids, 2))).toBe('a')
})

test('a range grows, shrinks and turns round its anchor; what was selected besides stays', () => {
  const { ids: first, anchor } = toggled(list, new Set(['a']), 3)
  expect([...first]).toEqual(['a', 'd'])
  expect(ids(extendedTo(list, anchor, 5))).toBe('adef')
  expect(ids(extendedTo(list, anchor, 4))).toBe('ade')
  expect(ids(extendedTo(list, anchor, 1))).toBe('abcd')
})

test('a range passes over rows that are not loaded', () => {
  const sparse = listOf('a', undefined, undefined, 'd')
  expect(ids(extendedTo(sparse, anchorAt(sparse, 0, new Set()), 3))).toBe('ad')
  expect([...allLoaded(sparse)]).toEqual(['a', 'd'])
})

test('the anchor goes with its row when others come before it', () => {
  const anchor = anchorAt(list, 2, new Set())
  const later = listOf('x', 'y', 'a', 'b', 'c', 'd')
  expect(ids(extendedTo(later, anchor, 5))).toBe('cd')
})

test('the box over all rows knows all, some and none', () => {
  expect(selectedShare(6, new Set())).toBe('none')
  expect(selectedShare(6, new Set(['a']))).toBe('some')
  expect(selectedShare(6, allLoaded(list))).toBe('all')
})

test('what the list has no more is not selected any more', () => {
  const selected = new Set(['a', 'b'])
  expect([...stillAmong([{ id: 'c' }, { id: 'b' }], selected)]).toEqual(['b'])
  expect(stillAmong([{ id: 'b' }, { id: 'c' }, { id: 'a' }], selected)).toBe(selected)
})

test('a row that comes again with a later page stands where it stood, as it is now', () => {
  const pages = [
    {
      results: [
        { id: 'a', name: 'alpha' },
        { id: 'b', name: 'beta' },
      ],
    },
    {
      results: [
        { id: 'c', name: 'gamma' },
        { id: 'a', name: 'zulu' },
      ],
    },
  ]
  expect(loadedRows(pages).map(({ name }) => name)).toEqual(['zulu', 'beta', 'gamma'])
})

test('a mark follows its row, and leaves its place to the next when it is gone', () => {
  const mark = markAt(list, 2)
  expect(indexOfMark(listOf('z', 'a', 'b', 'c'), mark)).toBe(3)
  expect(indexOfMark(listOf('a', 'b', 'd', 'e'), mark)).toBe(2)
  expect(indexOfMark(listOf('a'), mark)).toBe(0)
  expect(indexOfMark(listOf(), mark)).toBe(-1)
})

test('pages are asked for near the end of what is loaded', () => {
  let asked = 0
  const rows = pagedRows(
    Array.from({ length: 100 }, (_, index) => index),
    () => (asked += 1),
  )
  rows.onRange(0, 50)
  expect(asked).toBe(0)
  rows.onRange(60, 90)
  expect(asked).toBe(1)
})
