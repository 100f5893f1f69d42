import * as v from 'valibot'
import { Password, passwordIsNotEmail, passwordsAgree } from './password.ts'
import { Email } from './session.ts'
import { text } from './text.ts'

/** A secret that came by mail or from the console. */
export const OneTimeToken = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(200, 'token_invalid'),
)

/** Founds a company and makes its founder the administrator, or joins the one an invitation is for. */
export const Registration = v.pipe(
  v.strictObject(
    {
      name: text(80),
      surname: text(80),
      email: Email,
      /** For founding. */
      company: v.optional(text(120)),
      /** For joining: the token of the invitation, whose address `email` must be. */
      invitation: v.optional(OneTimeToken),
      /** For founding the first company where registration is by invitation: the code the server printed. */
      setup_code: v.optional(OneTimeToken),
      password: Password,
      password_confirmation: v.string('required'),
    },
    'invalid',
  ),
  v.forward(v.partialCheck([['password'], ['password_confirmation']], passwordsAgree, 'passwords_differ'), [
    'password_confirmation',
  ]),
  v.forward(v.partialCheck([['password'], ['email']], passwordIsNotEmail, 'password_is_email'), ['password']),
  v.forward(v.partialCheck([['company'], ['invitation']], foundsOrJoins, 'required'), ['company']),
)
export type Registration = v.InferInput<typeof Registration>

function foundsOrJoins({ company, invitation }: { company?: string; invitation?: string }): boolean {
  return (company === undefined) !== (invitation === undefined)
}
