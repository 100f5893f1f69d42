import * as v from 'valibot'
import { Password, passwordIsNotEmail, passwordsAgree } from './password.ts'
import { Email } from './session.ts'
import { text } from './text.ts'

/** Founds a company and makes its founder the administrator. */
export const Registration = v.pipe(
  v.strictObject(
    {
      name: text(80),
      surname: text(80),
      email: Email,
      company: text(120),
      password: Password,
      password_confirmation: v.string('required'),
    },
    'invalid',
  ),
  v.forward(v.partialCheck([['password'], ['password_confirmation']], passwordsAgree, 'passwords_differ'), [
    'password_confirmation',
  ]),
  v.forward(v.partialCheck([['password'], ['email']], passwordIsNotEmail, 'password_is_email'), ['password']),
)
export type Registration = v.InferInput<typeof Registration>
