import { expect, test } from 'vitest'
import { namesOf } from './name-pattern.ts'

test('a counter in a pattern goes on from its number, as wide as it is written', () => {
  expect(namesOf('web-{08}', 3)).toEqual(['web-08', 'web-09', 'web-10'])
  expect(namesOf('{1}.db', 2)).toEqual(['1.db', '2.db'])
})

test('without a counter several are told apart by a number, and one is called as it is written', () => {
  expect(namesOf(' db ', 2)).toEqual(['db 1', 'db 2'])
  expect(namesOf('db', 1)).toEqual(['db'])
})
