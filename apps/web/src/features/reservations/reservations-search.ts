import { addDays } from '@plenum/domain/date'
import { RESERVATION_STATES, SOON_DAYS, type ReservationQuery } from '@plenum/domain/reservation'
import * as v from 'valibot'

const forgiving = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/** What is shown of reservations: those in force where nothing is said. */
export const SHOWN_STATES = ['soon', ...RESERVATION_STATES] as const

/** The list's address: whose reservations, which of them, and in which place. */
export const ReservationsSearch = v.object({
  owner: forgiving(v.picklist(['me', 'team'])),
  state: forgiving(v.picklist(SHOWN_STATES)),
  place: forgiving(v.pipe(v.string(), v.uuid())),
})
export type ReservationsSearch = v.InferOutput<typeof ReservationsSearch>

/** What an address asks the server for. */
export function queryOf(
  { owner, state = 'active', place }: ReservationsSearch,
  today: string,
): ReservationQuery {
  return {
    ...(owner && { owner }),
    ...(place && { place_id: place }),
    ...(state === 'soon' ? { state: 'active', before: addDays(today, SOON_DAYS) } : { state }),
  }
}
