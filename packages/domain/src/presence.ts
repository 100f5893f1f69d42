import * as v from 'valibot'
import { id } from './text.ts'

/** How often a page says that it still has a record open, in milliseconds. */
export const PRESENCE_EVERY = 4_000
/** How long after that somebody counts as there: a page that crashed is gone then. */
export const PRESENCE_LASTS = 10_000

/** That somebody has a record open. */
export const PresenceInput = v.strictObject({ editing: v.boolean('invalid') }, 'invalid')
export type PresenceInput = v.InferInput<typeof PresenceInput>

/** Somebody else who has the record open. */
export const Present = v.object(
  { id, name: v.string('required'), editing: v.boolean('required') },
  'required',
)
export type Present = v.InferOutput<typeof Present>

/** Who else has a record open, those who edit it first. */
export const PresentPeople = v.object({ people: v.array(Present, 'required') }, 'required')
export type PresentPeople = v.InferOutput<typeof PresentPeople>
