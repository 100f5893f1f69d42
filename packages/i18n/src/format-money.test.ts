import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

test.each([
  ['en', 'EUR', '€48,201'],
  ['es', 'EUR', '48.201 €'],
  ['es', 'USD', '48.201 US$'],
  ['en', 'XQZ', 'XQZ 48,201'],
  ['en', null, '48,201'],
] as const)('a sum in %s of %s is %s', (language, currency, text) => {
  expect(formatMoney(language, 48_200.5, currency).replaceAll('\u{a0}', ' ')).toBe(text)
})
