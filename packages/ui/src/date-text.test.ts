import { expect, test } from 'vitest'
import { dayText, typedDay } from './date-text.ts'

test.each([
  ['04/03/2025', 'en', '2025-04-03'],
  ['4/3/2025', 'en', '2025-04-03'],
  ['04/03/2025', 'es', '2025-03-04'],
  ['4-3-25', 'es', '2025-03-04'],
  ['4.3.2025', 'es', '2025-03-04'],
  ['2025-03-04', 'en', '2025-03-04'],
  [' 2025/3/4 ', 'es', '2025-03-04'],
  ['29/02/2024', 'es', '2024-02-29'],
])('%s in %s is %s', (text, locale, day) => {
  expect(typedDay(text, locale)).toBe(day)
})

test.each(['', 'soon', '04/03', '04/03/202', '31/04/2025', '29/02/2025', '13/13/2025', '1/2/3/2025'])(
  '%s is no day',
  (text) => {
    expect(typedDay(text, 'es')).toBeNull()
  },
)

test('a day is written in the order of the language, anything else as it came', () => {
  expect(dayText('2025-03-04', 'en')).toBe('03/04/2025')
  expect(dayText('2025-03-04', 'es')).toBe('04/03/2025')
  expect(dayText('31/04/2025', 'es')).toBe('31/04/2025')
})
