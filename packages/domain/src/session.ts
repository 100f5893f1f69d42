import * as v from 'valibot'
import { Password, PASSWORD_MAX_LENGTH, passwordIsNotEmail, passwordsAgree } from './password.ts'
import { Permissions } from './permission.ts'
import { Ref } from './ref.ts'
import { id, optionalText, text } from './text.ts'

/** An e-mail address as typed; compared in lower case. */
export const Email = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(254, 'too_long'),
  v.email('invalid_email'),
)

/** The password of an account, as it is typed where it already exists. */
export const PresentPassword = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'too_long'),
)

/** A secret that came by mail or from the console. */
export const OneTimeToken = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(200, 'token_invalid'),
)

export const Credentials = v.strictObject(
  {
    email: Email,
    password: PresentPassword,
  },
  'invalid',
)
export type Credentials = v.InferInput<typeof Credentials>

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

export const RefreshRequest = v.strictObject(
  { refresh: v.pipe(v.string('required'), v.maxLength(200, 'too_long')) },
  'invalid',
)

/** Opaque tokens; `access` lives in memory, `refresh` in the cookie of the specification. */
export const TokenPair = v.object({ access: v.string('required'), refresh: v.string('required') }, 'required')
export type TokenPair = v.InferOutput<typeof TokenPair>

export const CurrentUser = v.object(
  {
    id,
    email: v.string('required'),
    name: v.string('required'),
    surname: v.string('required'),
    full_name: v.string('required'),
    phone_number: optionalText(40),
    company: Ref,
    team: v.nullable(Ref),
    avatar: v.nullable(v.string()),
    is_administrator: v.boolean('required'),
    permissions: Permissions,
    version: v.number('required'),
  },
  'required',
)
export type CurrentUser = v.InferOutput<typeof CurrentUser>

/** Answer of login and registration. */
export const SignedIn = v.object({ ...TokenPair.entries, user: CurrentUser }, 'required')
export type SignedIn = v.InferOutput<typeof SignedIn>
