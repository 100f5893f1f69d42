import * as v from 'valibot'
import { cursor, limit, page, search } from './page.ts'
import { Ref } from './ref.ts'
import { Email } from './session.ts'
import { id, instant } from './text.ts'

/** A person of the company, as its administrators see him. */
export const User = v.object(
  {
    id,
    email: v.string('required'),
    name: v.string('required'),
    surname: v.string('required'),
    full_name: v.string('required'),
    phone_number: v.nullable(v.string()),
    team: v.nullable(Ref),
    /** The file of the picture; null for initials. */
    avatar: v.nullable(id),
    is_administrator: v.boolean('required'),
    /** Since when the account is shut; null for one in use. */
    disabled_at: v.nullable(instant),
    /** The last use of any session; null for never. */
    last_seen_at: v.nullable(instant),
    created_at: instant,
    version: v.number('required'),
  },
  'required',
)
export type User = v.InferOutput<typeof User>

/** Orders of the list; a leading minus is descending. */
export const USER_ORDERS = [
  'full_name',
  '-full_name',
  'email',
  '-email',
  '-created_at',
  'created_at',
] as const
export type UserOrder = (typeof USER_ORDERS)[number]

export const USER_STATES = ['active', 'disabled'] as const
export type UserState = (typeof USER_STATES)[number]

export const USER_ROLES = ['administrator'] as const
export type UserRole = (typeof USER_ROLES)[number]

/** Filter, order and place in the list; `search` looks in names and addresses. */
export const UserQuery = v.strictObject(
  {
    search,
    /** `none` asks for people without a team. */
    team_id: v.optional(v.union([v.literal('none'), id], 'invalid_id')),
    state: v.optional(v.picklist(USER_STATES, 'unknown_option')),
    role: v.optional(v.picklist(USER_ROLES, 'unknown_option')),
    ordering: v.optional(v.picklist(USER_ORDERS, 'unknown_option'), 'full_name'),
    limit,
    cursor,
  },
  'invalid',
)
export type UserQuery = v.InferInput<typeof UserQuery>

export const UserPage = page(User)
export type UserPage = v.InferOutput<typeof UserPage>

/** What those with write on users may change of somebody; what is left out stays. */
export const UserPatch = v.strictObject(
  {
    team_id: v.optional(v.nullable(id)),
    is_administrator: v.optional(v.boolean('invalid')),
    disabled: v.optional(v.boolean('invalid')),
  },
  'invalid',
)
export type UserPatch = v.InferInput<typeof UserPatch>

/** An invitation that nobody has used yet. */
export const Invitation = v.object(
  {
    id,
    email: v.string('required'),
    team: v.nullable(Ref),
    is_administrator: v.boolean('required'),
    invited_by: v.nullable(Ref),
    created_at: instant,
    expires_at: instant,
  },
  'required',
)
export type Invitation = v.InferOutput<typeof Invitation>

export const InvitationPage = page(Invitation)
export type InvitationPage = v.InferOutput<typeof InvitationPage>

/** Invites an address into the company; a second invitation of the same address replaces the first. */
export const InvitationInput = v.strictObject(
  {
    email: Email,
    team_id: v.nullable(id, null),
    is_administrator: v.optional(v.boolean('invalid'), false),
  },
  'invalid',
)
export type InvitationInput = v.InferInput<typeof InvitationInput>

/** What the holder of an invitation may know before joining. */
export const InvitationPreview = v.object(
  { email: v.string('required'), company: v.string('required'), invited_by: v.nullable(v.string()) },
  'required',
)
export type InvitationPreview = v.InferOutput<typeof InvitationPreview>
