import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCharacter, isCheckRight } from './check-character.ts'

const SYMBOLS = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_./')
const code = fc.string({ unit: fc.constantFrom(...SYMBOLS), minLength: 2, maxLength: 36 })
const whole = code.map((text) => text + checkCharacter(text))

test('numbers with their published check characters are right', () => {
  expect(checkCharacter('A999914123456')).toBe('N')
  expect(checkCharacter('G123489654321')).toBe('Y')
})

test('a code with its check character is right, in either case', () => {
  fc.assert(
    fc.property(whole, (text) => {
      expect(isCheckRight(text)).toBe(true)
      expect(isCheckRight(text.toLowerCase())).toBe(true)
    }),
  )
})

/** Symbols that count for the same value: the check character of 36 and the separators. */
const countAlike = (one: string, other: string) =>
  one === other || (/[-_./*]/.test(one) && /[-_./*]/.test(other))

test('any one wrong character is caught', () => {
  fc.assert(
    fc.property(whole, (text) => {
      const missed = Array.from(text).flatMap((was, at) =>
        [...SYMBOLS, '*']
          .filter((typed) => !countAlike(typed, was))
          .map((typed) => text.slice(0, at) + typed + text.slice(at + 1))
          .filter(isCheckRight),
      )
      expect(missed).toEqual([])
    }),
    { numRuns: 60 },
  )
})

/** The text with the symbols at two places changed for each other. */
const swapped = (text: string, one: number, other: number) =>
  Array.from(text, (symbol, at) => (at === one ? text[other] : at === other ? text[one] : symbol)).join('')

test('any two characters swapped are caught, beside each other or up to 35 places apart', () => {
  fc.assert(
    fc.property(whole, (text) => {
      const missed = Array.from(text).flatMap((first, one) =>
        Array.from(text.slice(one + 1, one + 36)).flatMap((second, apart) => {
          const typed = swapped(text, one, one + 1 + apart)
          return !countAlike(first, second) && isCheckRight(typed) ? [typed] : []
        }),
      )
      expect(missed).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('what is too short to hold one is wrong', () => {
  expect(isCheckRight('')).toBe(false)
  expect(isCheckRight('1')).toBe(false)
})
