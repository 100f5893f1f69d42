import { addDays } from '@plenum/domain/date'
import { FACES, unitHeight, unitPosition } from '@plenum/domain/placement'
import type { Reservation, ReservedPlace } from '@plenum/domain/reservation'
import { id, isoDate, text } from '@plenum/domain/text'
import * as v from 'valibot'
import { today } from './use-reservation-words.ts'

/** Days that a reservation is proposed for. */
const USUAL_DAYS = 30

/** What a person says of a reservation, or of several that are made in one step. */
export const ReservationDraft = v.object({
  owner_id: v.pipe(v.string('required'), v.nonEmpty('required'), id),
  expires_on: v.pipe(v.nullable(v.string()), v.string('required'), isoDate),
  /** Null where it is not told, and stays as it is. */
  reason: v.nullable(text(500)),
  position: v.nullable(unitPosition),
  u_height: v.nullable(unitHeight),
  face: v.nullable(v.picklist(FACES, 'unknown_option')),
})
export type ReservationDraft = v.InferInput<typeof ReservationDraft>

/** A reservation to be made, for a person. */
export const blankDraft = (owner_id: string, place: ReservedPlace | undefined): ReservationDraft => ({
  owner_id,
  expires_on: addDays(today(), USUAL_DAYS),
  reason: '',
  position: place?.position ?? null,
  u_height: place?.u_height ?? null,
  face: place?.face ?? null,
})

/** A reservation as its form holds it. */
export const draftOf = ({
  owner,
  expires_on,
  reason,
  position,
  u_height,
  face,
}: Reservation): ReservationDraft => ({
  owner_id: owner.id,
  expires_on,
  reason,
  position,
  u_height,
  face,
})
