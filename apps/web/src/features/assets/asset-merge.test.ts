import { blankAsset } from '@plenum/domain/asset'
import { expect, test } from 'vitest'
import { patchOf } from './asset-merge.ts'

const before = { ...blankAsset, name: 'Server', code: 'SRV-000001' }

test('a patch holds what differs, an emptied field as null', () => {
  expect(patchOf({ ...before, notes: 'old' }, { ...before, notes: null, name: 'New' })).toEqual({
    name: 'New',
    notes: null,
  })
  expect(patchOf(before, before)).toEqual({})
})
