import * as v from 'valibot'
import { Permissions } from './permission.ts'
import { Ref } from './ref.ts'
import { id, optionalText } from './text.ts'

/** An e-mail address as typed; compared in lower case. */
export const Email = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(254, 'too_long'),
  v.email('invalid_email'),
)

/** The longest password; nothing beyond it is cut off unseen. */
export const PASSWORD_MAX_LENGTH = 128

/** The password of an account, as it is typed where it already exists. */
export const PresentPassword = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'too_long'),
)

export const Credentials = v.strictObject(
  {
    email: Email,
    password: PresentPassword,
  },
  'invalid',
)
export type Credentials = v.InferInput<typeof Credentials>

export const RefreshRequest = v.strictObject(
  { refresh: v.pipe(v.string('required'), v.maxLength(200, 'too_long')) },
  'invalid',
)

/** Opaque tokens; `access` lives in memory, `refresh` in the cookie of the specification. */
export const TokenPair = v.object(
  {
    access: v.string('required'),
    refresh: v.string('required'),
    /** How long `refresh` is good for where nobody uses it, in seconds. */
    refresh_expires_in: v.optional(v.number()),
  },
  'required',
)
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
    /** The file of the picture; null for initials. */
    avatar: v.nullable(id),
    is_administrator: v.boolean('required'),
    permissions: Permissions,
    /** Whether he may let through, with a reason, what a check refuses: an administrator, or somebody whose team may. */
    may_approve: v.boolean('required'),
    version: v.number('required'),
  },
  'required',
)
export type CurrentUser = v.InferOutput<typeof CurrentUser>

/** Answer of login and registration. */
export const SignedIn = v.object({ ...TokenPair.entries, user: CurrentUser }, 'required')
export type SignedIn = v.InferOutput<typeof SignedIn>
