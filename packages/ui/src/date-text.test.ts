import { expect, test } from 'vitest'
import { dayText, typedDay } from './date-text.ts'

test.each([
  ['04/03/2025', 'en-GB', '2025-03-04'],
  ['4/3/2025', 'en-GB', '2025-03-04'],
  ['4 Mar 2025', 'en-GB', '2025-03-04'],
  ['04 march 2025', 'en-GB', '2025-03-04'],
  ['4-mar-25', 'en-GB', '2025-03-04'],
  ['Mar 4, 2025', 'en-GB', '2025-03-04'],
  ['4 Sep 2025', 'en-GB', '2025-09-04'],
  ['4 Sept 2025', 'en-GB', '2025-09-04'],
  ['04/03/2025', 'es', '2025-03-04'],
  ['4-3-25', 'es', '2025-03-04'],
  ['4.3.2025', 'es', '2025-03-04'],
  ['4 mar 2025', 'es', '2025-03-04'],
  ['2025-03-04', 'en-GB', '2025-03-04'],
  [' 2025/3/4 ', 'es', '2025-03-04'],
  ['29/02/2024', 'es', '2024-02-29'],
])('%s in %s is %s', (text, locale, day) => {
  expect(typedDay(text, locale)).toBe(day)
})

test.each([
  '',
  'soon',
  '04/03',
  '04/03/202',
  '31/04/2025',
  '29/02/2025',
  '13/13/2025',
  '1/2/3/2025',
  '4 ma 2025',
  '4 brumaire 2025',
])('%s is no day', (text) => {
  expect(typedDay(text, 'es')).toBeNull()
})

test('a month before its day is no day where days come first', () => {
  expect(typedDay('11/21/2026', 'en-GB')).toBeNull()
})

test('an English day names its month, a Spanish one is written in numbers, anything else as it came', () => {
  expect(dayText('2025-03-04', 'en-GB')).toBe('4 Mar 2025')
  expect(dayText('2025-03-04', 'es')).toBe('04/03/2025')
  expect(dayText('31/04/2025', 'es')).toBe('31/04/2025')
  expect(dayText('2026-02-30', 'es')).toBe('2026-02-30')
})

test.each(['en-GB', 'es'])('what is shown in %s can be typed, in every month', (locale) => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-03`
    expect(typedDay(dayText(day, locale), locale)).toBe(day)
  }
})
