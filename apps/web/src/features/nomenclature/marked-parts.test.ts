import { parseTemplate, volatileParts } from '@plenum/domain/nomenclature-template'
import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

const marks = (text: string) => {
  const read = parseTemplate(text)
  return markedParts(text, read.problems, volatileParts(read)).map(({ text: piece, tone }) => [piece, tone])
}

test('a template is marked where it is filled in, soon wrong and wrong', () => {
  expect(marks('{site}-{rack}.{sight|upper}{seq}')).toEqual([
    ['{site}', 'strong'],
    ['-', 'plain'],
    ['{rack}', 'warning'],
    ['.', 'plain'],
    ['{sight|upper}', 'danger'],
    ['{seq}', 'strong'],
  ])
  expect(marks('{seq|loud}')).toEqual([
    ['{seq', 'strong'],
    ['|loud', 'danger'],
    ['}', 'strong'],
  ])
})

test('what is missing in the whole marks nothing', () => {
  expect(marks('{site}')).toEqual([['{site}', 'strong']])
  expect(marks('')).toEqual([])
})
