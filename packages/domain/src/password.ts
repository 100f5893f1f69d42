import * as v from 'valibot'
import { PASSWORD_MAX_LENGTH } from './session.ts'

export const PASSWORD_MIN_LENGTH = 8

/** A new password by the specification's rules; compared with the e-mail address by `passwordIsNotEmail`. */
export const Password = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.minLength(PASSWORD_MIN_LENGTH, 'too_short'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'too_long'),
  v.regex(/\p{L}/u, 'password_letters'),
  v.regex(/\p{N}/u, 'password_numbers'),
  v.regex(/[^\p{L}\p{N}\s]/u, 'password_symbol'),
  v.regex(/\p{Lu}/u, 'password_uppercase'),
)

/** What a new password must have, in the order to show it; the codes are those of the schema's issues. */
export const PASSWORD_RULES = [
  'too_short',
  'password_letters',
  'password_uppercase',
  'password_numbers',
  'password_symbol',
] as const
export type PasswordRule = (typeof PASSWORD_RULES)[number]

/** Which of the rules a password does not keep yet. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const codes = v.safeParse(Password, password).issues?.map((issue) => issue.message) ?? []
  return PASSWORD_RULES.filter((rule) => codes.includes(rule))
}

const folded = (value: string) => value.normalize('NFKC').trim().toLowerCase()

/** A password must not be the account's own e-mail address, whatever its case. */
export const passwordIsNotEmail = (input: { password: string; email: string }): boolean =>
  folded(input.password) !== folded(input.email)

/** Both typings of a new password must agree. */
export const passwordsAgree = (input: { password: string; password_confirmation: string }): boolean =>
  input.password === input.password_confirmation
