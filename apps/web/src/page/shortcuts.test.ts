import { expect, test } from 'vitest'
import { isBareKey, isPressed, neighbourOf, PAGE_SHORTCUTS, shortcutsByGroup } from './shortcuts.ts'

const press = (key: string, modifiers: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', true>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
})

test('Ctrl and Cmd both do, Alt and the bare key do not', () => {
  expect(isPressed('search', press('k', { ctrlKey: true }))).toBe(true)
  expect(isPressed('search', press('K', { metaKey: true }))).toBe(true)
  expect(isPressed('search', press('k'))).toBe(false)
  expect(isPressed('search', press('k', { ctrlKey: true, altKey: true }))).toBe(false)
})

test('a bare key is not pressed together with Ctrl', () => {
  expect(isPressed('shortcuts', press('?'))).toBe(true)
  expect(isPressed('shortcuts', press('?', { ctrlKey: true }))).toBe(false)
  expect(isBareKey('shortcuts')).toBe(true)
  expect(isBareKey('search')).toBe(false)
})

test('j and k alone lead from one open record to the next', () => {
  expect([press('k'), press('j'), press('x')].map(neighbourOf)).toEqual([-1, 1, null])
  expect(neighbourOf(press('k', { ctrlKey: true }))).toBeNull()
})

test('every shortcut that is bound is listed once, and no two are the same', () => {
  const groups = shortcutsByGroup()
  const names = groups.flatMap(({ shortcuts }) => shortcuts.map(({ name }) => name))
  expect(names).toEqual(expect.arrayContaining(Object.keys(PAGE_SHORTCUTS)))
  expect(new Set(names).size).toBe(names.length)
  for (const { group, shortcuts } of groups) {
    const keys = shortcuts.flatMap(({ keys: own, withModifier = false, withShift = false }) =>
      own.map((key) => `${withModifier} ${withShift} ${key}`),
    )
    expect(new Set(keys).size, group).toBe(keys.length)
    expect(keys.length, group).toBeGreaterThan(0)
  }
})
