import { expect, test } from 'vitest'
import { isSame, merged, mergeOf, unaskedOf } from './merge.ts'

const fields = ['name', 'hostname', 'notes', 'customer'] as const
const before: Record<(typeof fields)[number], string | null> = {
  name: 'Server',
  hostname: null,
  notes: null,
  customer: null,
}

test('only a field both changed to different values needs a decision', () => {
  const mine = { ...before, name: 'Mine', hostname: 'same', notes: 'my note' }
  const theirs = { ...before, name: 'Theirs', hostname: 'same', customer: 'Atlas' }
  expect(mergeOf(fields, { before, mine, theirs })).toEqual({
    conflicts: ['name'],
    mine: ['notes'],
    theirs: ['customer'],
  })
})

test('what nobody changed, or both in the same way, is settled', () => {
  const both = { ...before, name: 'Both' }
  expect(mergeOf(fields, { before, mine: both, theirs: both })).toEqual({
    conflicts: [],
    mine: [],
    theirs: [],
  })
})

test('an emptied field is a change like any other', () => {
  const full = { ...before, notes: 'old' }
  const merge = mergeOf(fields, { before: full, mine: before, theirs: { ...full, notes: 'new' } })
  expect(merge.conflicts).toEqual(['notes'])
})

test('what is kept of mine stands among theirs', () => {
  const mine: typeof before = { ...before, name: 'Mine', notes: 'my note' }
  const theirs: typeof before = { ...before, name: 'Theirs', customer: 'Atlas' }
  expect(merged({ mine, theirs }, ['notes'])).toEqual({ ...theirs, notes: 'my note' })
})

test('nobody is asked where only one of the two wanted something else', () => {
  const mine: typeof before = { ...before, name: 'Mine' }
  const theirs: typeof before = { ...before, customer: 'Atlas' }
  expect(unaskedOf(fields, { before, mine, theirs: before })).toEqual(mine)
  expect(unaskedOf(fields, { before, mine: before, theirs })).toEqual(theirs)
  expect(unaskedOf(fields, { before, mine, theirs: { ...theirs, name: 'Mine' } })).toEqual({
    ...theirs,
    name: 'Mine',
  })
})

test('who changed another field, or the same one to something else, is asked', () => {
  const mine: typeof before = { ...before, name: 'Mine' }
  expect(unaskedOf(fields, { before, mine, theirs: { ...before, customer: 'Atlas' } })).toBeNull()
  expect(unaskedOf(fields, { before, mine, theirs: { ...before, name: 'Theirs' } })).toBeNull()
})

test('a list that was read again is the same, and one in another order is not', () => {
  expect(isSame([{ name: 'a' }, { name: 'b' }], [{ name: 'a' }, { name: 'b' }])).toBe(true)
  expect(isSame([{ name: 'a' }, { name: 'b' }], [{ name: 'b' }, { name: 'a' }])).toBe(false)
  expect(isSame(null, '')).toBe(false)
  const list = { name: ['a'] }
  const again = { before: list, mine: { name: ['b'] }, theirs: { name: ['a'] } }
  expect(mergeOf(['name'], again)).toEqual({ conflicts: [], mine: ['name'], theirs: [] })
})
