import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programFaults, readPrograms } from './programs.ts'

test('each change is seen by every program that reads it', () => {
  const programs = readPrograms(join(import.meta.dirname, '../..'))
  expect(Object.keys(programs).length).toBeGreaterThan(10)
  expect(programFaults(programs)).toEqual([])
})

test('a program needs a reference from the root, and to all that it reads through others', () => {
  expect(programFaults({ '.': ['a', 'b', 'c'], a: [], b: ['a'], c: ['a', 'b'] })).toEqual([])
  expect(programFaults({ '.': ['a', 'c'], a: [], b: ['a'], c: ['b'] })).toEqual([
    'tsconfig.json needs a reference to b',
    'c/tsconfig.json needs a reference to a, as b has',
  ])
})
