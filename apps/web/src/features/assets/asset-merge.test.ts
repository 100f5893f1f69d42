import { expect, test } from 'vitest'
import { differs, draftOf, patchOf } from './asset-merge.ts'
import { storyAsset } from './story-asset.ts'

const KEYS = ['ports', 'port_speed', 'cpu']

test('a patch holds what differs, an emptied field as null', () => {
  const before = draftOf(storyAsset, KEYS)
  expect(patchOf(storyAsset, { ...before, notes: null, name: 'New' })).toEqual({ name: 'New', notes: null })
  expect(patchOf(storyAsset, before)).toEqual({})
})

test('of attributes a patch holds those that differ, and nothing of those that nobody named', () => {
  const before = draftOf(storyAsset, KEYS)
  expect(before.attributes).toEqual({ ports: 48, port_speed: 25, cpu: null })
  const attributes = { ...before.attributes, ports: null, cpu: 'Xeon' }
  expect(patchOf(storyAsset, { ...before, attributes })).toEqual({ attributes: { ports: null, cpu: 'Xeon' } })
  expect(differs(storyAsset, { ...before, attributes: {} })).toBe(false)
})
