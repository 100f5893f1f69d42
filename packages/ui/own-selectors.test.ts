import { expect, test } from 'vitest'
import { ownSelectors } from './own-selectors.ts'

const merged = ['.floor-plan__tools', '.form__root', '.badge:not(.badge--quiet)', '.tab-list', '.steps--sm']

test('of a rule that parts of both sheets share, each sheet keeps its own selectors', () => {
  expect(ownSelectors(merged, false)).toEqual(['.form__root', '.tab-list'])
  expect(ownSelectors(merged, true)).toEqual([
    '.floor-plan__tools',
    '.badge:not(.badge--quiet)',
    '.steps--sm',
  ])
})
