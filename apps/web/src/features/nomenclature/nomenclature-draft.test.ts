import { FIRST_NOMENCLATURE } from '@plenum/domain/nomenclature'
import { expect, test } from 'vitest'
import { countable, draftOf, scopeOf, valuesOf, withScope } from './nomenclature-draft.ts'

const first = { ...FIRST_NOMENCLATURE, scope: ['type' as const], id: '1', version: 1 }

test('only what a template shows is counted apart', () => {
  expect(countable('{site}-{u}-{type}{check}-{seq}')).toEqual(['site', 'type'])
  expect(scopeOf({ template: '{site}-{seq}', scope: 'type,site' })).toEqual(['site'])
})

test('a site that is put in counts apart by itself, and a brand only when asked', () => {
  const draft = draftOf(first)
  expect(scopeOf(draft)).toEqual(['type'])
  expect(scopeOf({ ...draft, template: '{site}-{brand}-{type}-{seq}' })).toEqual(['site', 'type'])
  const asked = withScope(draft.scope, 'brand', true)
  expect(scopeOf({ template: '{brand}-{seq}', scope: asked })).toEqual(['brand'])
  expect(withScope(asked, 'brand', false)).toBe(draft.scope)
})

test('what was remembered only for a token that is not there is no change', () => {
  expect(valuesOf(draftOf(first)).scope).toBe('type')
})
