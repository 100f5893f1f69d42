import * as v from 'valibot'
import { Password, passwordsAgree } from './password.ts'
import { OneTimeToken } from './registration.ts'
import { Email, PresentPassword } from './session.ts'
import { id, instant, optionalText, text } from './text.ts'

/** What a person may change of himself; what is left out stays. */
export const ProfilePatch = v.strictObject(
  {
    name: v.optional(text(80)),
    surname: v.optional(text(80)),
    phone_number: v.optional(v.nullable(text(40))),
  },
  'invalid',
)
export type ProfilePatch = v.InferInput<typeof ProfilePatch>

/** The profile as its form has it. */
export const Profile = v.strictObject(
  { name: text(80), surname: text(80), phone_number: optionalText(40) },
  'invalid',
)
export type Profile = v.InferInput<typeof Profile>

/** A new address; every session but the one that asks ends. */
export const EmailChange = v.strictObject({ email: Email, current_password: PresentPassword }, 'invalid')
export type EmailChange = v.InferInput<typeof EmailChange>

const newPassword = { password: Password, password_confirmation: v.string('required') }

/** A new password; every session but the one that asks ends. */
export const PasswordChange = v.pipe(
  v.strictObject({ current_password: PresentPassword, ...newPassword }, 'invalid'),
  v.forward(v.partialCheck([['password'], ['password_confirmation']], passwordsAgree, 'passwords_differ'), [
    'password_confirmation',
  ]),
)
export type PasswordChange = v.InferInput<typeof PasswordChange>

/** Proof that the person at the keyboard is the one signed in. */
export const PasswordProof = v.strictObject({ password: PresentPassword }, 'invalid')
export type PasswordProof = v.InferInput<typeof PasswordProof>

/** Asks for the mail that lets a forgotten password be replaced. */
export const Recovery = v.strictObject({ email: Email }, 'invalid')
export type Recovery = v.InferInput<typeof Recovery>

/** Replaces a forgotten password by the token of that mail. */
export const RecoveryConfirmation = v.pipe(
  v.strictObject({ token: OneTimeToken, ...newPassword }, 'invalid'),
  v.forward(v.partialCheck([['password'], ['password_confirmation']], passwordsAgree, 'passwords_differ'), [
    'password_confirmation',
  ]),
)
export type RecoveryConfirmation = v.InferInput<typeof RecoveryConfirmation>

/** A session of one's own. */
export const OwnSession = v.object(
  {
    id,
    created_at: instant,
    last_used_at: instant,
    /** What the browser or tool called itself at sign-in; null where it said nothing. */
    user_agent: v.nullable(v.string()),
    /** The network it came from, without the part that names one machine; null where unknown. */
    address: v.nullable(v.string()),
    /** The session that asks. */
    current: v.boolean('required'),
  },
  'required',
)
export type OwnSession = v.InferOutput<typeof OwnSession>

export const OwnSessions = v.object({ results: v.array(OwnSession, 'required'), next: v.null() }, 'required')
