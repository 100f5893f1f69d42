import { expect, test } from 'vitest'
import { avatarColour, initials } from './avatar.ts'

test.each([
  ['Ana Ruiz García', 'AR'],
  ['  ana   ruiz ', 'AR'],
  ['Émile', 'É'],
  ['🦊 Fox', '🦊F'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => expect(initials(name)).toBe(expected))

test('the colour is the sum of the character codes modulo four', () => {
  expect(avatarColour('AB')).toBe((65 + 66) % 4)
  expect(avatarColour('')).toBe(0)
})
