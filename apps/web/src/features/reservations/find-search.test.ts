import { expect, test } from 'vitest'
import { wrongIn } from './find-search.ts'

const place = '0b0e7f6a-5a0f-4c59-9a39-52f7ac1f5b10'
const rest = {
  model: undefined,
  count: undefined,
  w: undefined,
  kg: undefined,
  a: undefined,
  b: undefined,
  row: undefined,
  before: undefined,
}

test('what is looked for within the bounds is right', () => {
  expect(wrongIn({ ...rest, place, u: 2, count: 50 })).toEqual({})
})

test('each number that the server would refuse is named, with the bound it passes', () => {
  expect(wrongIn({ ...rest, place, u: 99, count: 51, a: 1.5 })).toEqual({
    u: { code: 'too_large', count: 60 },
    count: { code: 'too_large', count: 50 },
    a: { code: 'invalid_number', count: 0 },
  })
})

test('an address that says too little is not yet wrong', () => {
  expect(wrongIn({ ...rest, place: undefined, u: undefined })).toEqual({})
})
