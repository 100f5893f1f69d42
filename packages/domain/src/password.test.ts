import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brokenPasswordRules, Password, PASSWORD_RULES } from './password.ts'
import { Registration } from './registration.ts'
import { Credentials } from './session.ts'

const firstIssue = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.[0]?.message

test.each([
  ['Cold-aisle1', undefined],
  ['Pasillo frío 9!', undefined],
  ['Ab1!', 'too_short'],
  ['12345678!', 'password_letters'],
  ['Abcdefgh!', 'password_numbers'],
  ['Abcdefg1', 'password_symbol'],
  ['Abcdefg 1', 'password_symbol'],
  ['abcdefg1!', 'password_uppercase'],
  [`A1!${'a'.repeat(126)}`, 'too_long'],
  ['', 'required'],
])('%s: %s', (password, code) => expect(firstIssue(Password, password)).toBe(code))

const registration = {
  name: 'Ana',
  surname: 'Ruiz',
  email: 'Ana.Ruiz1@plenum.example',
  company: 'Frío SA',
  password: 'Cold-aisle1',
  password_confirmation: 'Cold-aisle1',
}

test('a registration by the rules is accepted', () => expect(v.is(Registration, registration)).toBe(true))

test('the confirmation must be equal, and says so at its own field', () => {
  const { issues } = v.safeParse(Registration, { ...registration, password_confirmation: 'Cold-aisle2' })
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['password_confirmation', 'passwords_differ'],
  ])
})

test('the password differs from the e-mail address whatever its case', () => {
  const password = 'ANA.ruiz1@plenum.example'
  const { issues } = v.safeParse(Registration, { ...registration, password, password_confirmation: password })
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['password', 'password_is_email'],
  ])
})

test('a key nobody declared is refused', () => {
  expect(v.is(Credentials, { email: 'a@b.example', password: 'x', is_administrator: true })).toBe(false)
  expect(v.is(Registration, { ...registration, is_administrator: true })).toBe(false)
})

test.each([
  ['', [...PASSWORD_RULES]],
  ['cold', ['too_short', 'password_uppercase', 'password_numbers', 'password_symbol']],
  ['Cold-aisle', ['password_numbers']],
  ['Cold-aisle1', []],
])('of the rules %s breaks %j', (password, broken) => expect(brokenPasswordRules(password)).toEqual(broken))
