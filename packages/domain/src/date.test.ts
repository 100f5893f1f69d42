import { expect, test } from 'vitest'
import { addYears, WARRANTY_YEARS } from './date.ts'

test.each([
  ['2024-02-29', 3, '2027-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2023-12-31', 1, '2024-12-31'],
  ['2021-06-05', WARRANTY_YEARS, '2024-06-05'],
  ['9996-12-31', WARRANTY_YEARS, '9999-12-31'],
  ['9997-01-01', WARRANTY_YEARS, '9999-12-31'],
  ['9999-12-31', WARRANTY_YEARS, '9999-12-31'],
  ['1902-01-31', -2, '1900-01-31'],
  ['1901-12-31', -2, '1900-01-01'],
])('%s and %i years is %s', (day, years, expected) => expect(addYears(day, years)).toBe(expected))
