import { expect, test } from 'vitest'
import { mayBeNumber, numberText, typedNumber } from './number-text.ts'

test.each([
  ['12', 'en', 12],
  ['1,250.5', 'en', 1250.5],
  ['1250,5', 'es', 1250.5],
  ['1.250,5', 'es', 1250.5],
  ['12.500', 'es', 12_500],
  ['12,500', 'en', 12_500],
  ['2.75', 'es', 2.75],
  ['2,75', 'en', 2.75],
  [' 1 250 ', 'es', 1250],
  ['−3', 'es', -3],
  ['.5', 'en', 0.5],
  ['1,', 'es', 1],
  ['1.234', 'es', 1234],
  ['1,234', 'en', 1234],
  ['-10.250', 'es', -10_250],
  ['1.234.567,8', 'es', 1_234_567.8],
  ['0.750', 'es', 0.75],
  ['0,750', 'en', 0.75],
  ['-0.125', 'es', -0.125],
])('%s in %s is %d', (text, locale, number) => {
  expect(typedNumber(text, locale)).toBe(number)
})

test.each(['', '-', ',', '1.2.3', 'ten', '1-2'])('%s is no number', (text) => {
  expect(typedNumber(text, 'en')).toBeNull()
})

test('a number is written with the signs of its language and as many digits as are wanted', () => {
  expect(numberText(1250.5, 'en', 6)).toBe('1,250.5')
  expect(numberText(12_500.25, 'es', 1)).toBe('12.500,3')
  expect(numberText(null, 'en', 6)).toBe('')
})

test('letters do not get into the box', () => {
  expect(mayBeNumber('-1,2')).toBe(true)
  expect(mayBeNumber('1e3')).toBe(false)
})
