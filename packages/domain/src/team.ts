import * as v from 'valibot'
import { page } from './page.ts'
import { Permissions } from './permission.ts'
import { id, optionalText, text } from './text.ts'

/** People who share their permissions. */
export const Team = v.object(
  {
    id,
    name: v.string('required'),
    description: v.nullable(v.string()),
    permissions: Permissions,
    /** Whether its people may let through, with a reason, what a check refuses. */
    may_approve: v.boolean('required'),
    /** People in it, disabled ones too. */
    members: v.number('required'),
    version: v.number('required'),
  },
  'required',
)
export type Team = v.InferOutput<typeof Team>

export const TeamPage = page(Team)
export type TeamPage = v.InferOutput<typeof TeamPage>

/** A new team; it may do nothing until its permissions are set. */
export const TeamInput = v.strictObject({ name: text(80), description: optionalText(500) }, 'invalid')
export type TeamInput = v.InferInput<typeof TeamInput>

/** What is left out stays. */
export const TeamPatch = v.strictObject(
  { name: v.optional(text(80)), description: v.optional(v.nullable(text(500))) },
  'invalid',
)
export type TeamPatch = v.InferInput<typeof TeamPatch>

/** A level for every area at once: nothing is granted by leaving it out. The right to approve stays where it is left out. */
export const TeamPermissions = v.strictObject(
  {
    permissions: v.strictObject(Permissions.entries, 'invalid'),
    may_approve: v.optional(v.boolean('invalid')),
  },
  'invalid',
)
export type TeamPermissions = v.InferInput<typeof TeamPermissions>
