import * as v from 'valibot'
import { addDays, addYears } from './date.ts'
import type { Mounted, PassingClaim } from './load.ts'
import { Owner } from './library.ts'
import { decimal, KILOGRAMS, WATTS, whole } from './measure.ts'
import { TrailStep } from './node-type.ts'
import { cursor, limit, page } from './page.ts'
import { FACES, laneOrWhole, unitHeight, unitPosition } from './placement.ts'
import { Ref } from './ref.ts'
import { id, instant, isoDate, optionalText, text } from './text.ts'

/** How far ahead something can be reserved, in years. */
export const RESERVATION_YEARS = 2
/** Places reserved, or given free, by one request. */
export const RESERVATIONS_AT_ONCE = 50
/** Days before its end on which the owner of a reservation is reminded. */
export const REMINDER_DAYS = 7
/** Days within which a reservation is said to end soon. */
export const SOON_DAYS = 30

/** How a reservation ends before its day: somebody gave it up, or what it was kept for came. */
export const RESERVATION_ENDS = ['released', 'fulfilled'] as const
export type ReservationEnd = (typeof RESERVATION_ENDS)[number]

/** What becomes of reservations: those that keep their place, those whose day has passed, and those that ended before. */
export const RESERVATION_STATES = ['active', 'expired', ...RESERVATION_ENDS] as const
export type ReservationState = (typeof RESERVATION_STATES)[number]

const place = {
  node_id: id,
  position: v.optional(v.nullable(unitPosition), null),
  face: v.optional(v.nullable(v.picklist(FACES, 'unknown_option')), null),
  lane: laneOrWhole,
}

/** What a reservation keeps of a rack; what is not said keeps nothing of it. */
const kept = {
  u_height: v.optional(v.nullable(unitHeight), null),
  full_depth: v.optional(v.nullable(v.boolean('invalid')), null),
  budget_w: v.optional(whole(WATTS), null),
  weight_kg: v.optional(decimal(KILOGRAMS), null),
  cords_a: v.optional(whole({ max: 16 }), null),
  cords_b: v.optional(whole({ max: 16 }), null),
}

/** What it is for; neither is for nothing in particular. */
const purpose = {
  asset_id: v.optional(v.nullable(id), null),
  model_id: v.optional(v.nullable(id), null),
}

const said = { owner_id: id, reason: text(500), expires_on: isoDate }

/** One place to be kept. */
export const ReservedPlace = v.strictObject({ ...place, ...kept, ...purpose }, 'invalid')
export type ReservedPlace = v.InferInput<typeof ReservedPlace>

/** Places kept in one step, all of them or none. */
export const ReservationInput = v.strictObject(
  {
    ...said,
    places: v.pipe(
      v.array(ReservedPlace, 'required'),
      v.minLength(1, 'required'),
      v.maxLength(RESERVATIONS_AT_ONCE, 'too_large'),
    ),
  },
  'invalid',
)
export type ReservationInput = v.InferInput<typeof ReservationInput>

/** What can be changed of a reservation: who has it, until when and why, and where it is. */
export const ReservationPatch = v.partial(v.strictObject({ ...said, ...place }, 'invalid'))
export type ReservationPatch = v.InferInput<typeof ReservationPatch>

/** Gives places free again; what ended already stays as it is. */
export const ReservationRelease = v.strictObject(
  {
    ids: v.pipe(
      v.array(id, 'required'),
      v.minLength(1, 'required'),
      v.maxLength(RESERVATIONS_AT_ONCE, 'too_many_ids'),
    ),
    reason: v.optional(optionalText(500), null),
  },
  'invalid',
)
export type ReservationRelease = v.InferInput<typeof ReservationRelease>

/** A place that is kept, or was. */
export const Reservation = v.object(
  {
    id,
    /** Those of one step have it in common. */
    group_id: id,
    ...place,
    /** From the top down to the rack itself. */
    trail: v.array(TrailStep, 'required'),
    ...kept,
    asset: v.nullable(Ref),
    model: v.nullable(Ref),
    owner: Owner,
    /** Whether it is in others' way; of a request that waits for its approval it only says who wants the place. */
    is_firm: v.boolean('required'),
    /** Whether it is held for a request, which says where. */
    is_of_work: v.boolean('required'),
    /** Null where it is held for a request and who asks may read none. */
    reason: v.nullable(v.string()),
    expires_on: isoDate,
    state: v.picklist(RESERVATION_STATES, 'unknown_option'),
    /** Null where nobody ended it before its day. */
    ended_at: v.nullable(instant),
    /** Whether who asks may change it. */
    may_change: v.boolean('required'),
    last_update: instant,
    version: v.number('required'),
  },
  'required',
)
export type Reservation = v.InferOutput<typeof Reservation>
export const ReservationPage = page(Reservation)
export type ReservationPage = v.InferOutput<typeof ReservationPage>

/** Parameters of the list of reservations, those that end first coming first. */
export const ReservationQuery = v.strictObject(
  {
    /** A place with everything below it. */
    place_id: v.optional(id),
    /** Those of a person or team; `me` is who asks, `team` also who is in one team with him, and the team itself. */
    owner: v.optional(v.union([v.picklist(['me', 'team']), id], 'invalid_id')),
    state: v.optional(v.picklist(RESERVATION_STATES, 'unknown_option')),
    /** Those that end before a day. */
    before: v.optional(isoDate),
    limit,
    cursor,
  },
  'invalid',
)
export type ReservationQuery = v.InferInput<typeof ReservationQuery>

/** Reservations that were made, or ended, together. */
export const ReservationsDone = v.object(
  { batch_id: v.nullable(id), ids: v.array(id, 'required') },
  'required',
)
export type ReservationsDone = v.InferOutput<typeof ReservationsDone>

/** Why a reservation cannot end on a day: it must not have passed, nor be too far off. */
export function expiryRefusal(expires_on: string, today: string): 'expiry_past' | 'expiry_too_far' | null {
  if (expires_on < today) return 'expiry_past'
  return expires_on > addYears(today, RESERVATION_YEARS) ? 'expiry_too_far' : null
}

/** The first day on which it keeps nothing any more: it still does on its last one. */
export const freeFrom = (expires_on: string): string => addDays(expires_on, 1)

/** What is of a reservation on a day. */
export const stateOf = (
  { ended, expires_on }: { ended: ReservationEnd | null; expires_on: string },
  today: string,
): ReservationState => ended ?? (expires_on < today ? 'expired' : 'active')

/** Who would change a reservation. */
export interface ReservationActor {
  id: string
  team: { id: string } | null
  /** Whether places are his to change. */
  writes: boolean
}

/** Whether somebody may change a reservation or give it free: whose it is, who shares a team with him, who writes places. */
export const mayChange = (
  { id: me, team, writes }: ReservationActor,
  owner: { id: string; team_id: string | null },
): boolean => writes || owner.id === me || (team !== null && [owner.id, owner.team_id].includes(team.id))

/** What is kept where, for whom and until when. */
interface Keeping extends Omit<Mounted, 'heat_w'> {
  id: string
  asset_id: string | null
  is_firm: boolean
  expires_on: string
}

/**
 * What a reservation claims of its rack until its day has passed: firmly, or as what is only planned where its request is
 * not approved yet. What it is to take becomes heat.
 */
export function claimOfReservation({ expires_on, is_firm, ...keeping }: Keeping): PassingClaim {
  const hold = is_firm ? 'reserved' : 'planned'
  return { ...keeping, heat_w: keeping.budget_w, space: hold, power: hold, until: freeFrom(expires_on) }
}
