import { blankAsset } from '@plenum/domain/asset'
import { expect, test } from 'vitest'
import { mergeOf, patchOf } from './asset-merge.ts'

const before = { ...blankAsset, name: 'Server', code: 'SRV-000001' }

test('only a field both changed to different values needs a decision', () => {
  const mine = { ...before, name: 'Mine', hostname: 'same', notes: 'my note' }
  const theirs = { ...before, name: 'Theirs', hostname: 'same', customer: 'Atlas' }
  expect(mergeOf(before, mine, theirs)).toEqual({
    conflicts: ['name'],
    mine: ['notes'],
    theirs: ['customer'],
  })
})

test('what nobody changed, or both in the same way, is settled', () => {
  const both = { ...before, name: 'Both' }
  expect(mergeOf(before, both, both)).toEqual({ conflicts: [], mine: [], theirs: [] })
})

test('a patch holds what differs, an emptied field as null', () => {
  expect(patchOf({ ...before, notes: 'old' }, { ...before, notes: null, name: 'New' })).toEqual({
    name: 'New',
    notes: null,
  })
  expect(patchOf(before, before)).toEqual({})
})
