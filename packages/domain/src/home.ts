import * as v from 'valibot'
import { instant, isoDate } from './text.ts'

/** A visit of one's home lasts so long, in milliseconds; who opens it later comes anew. */
export const HOME_VISIT = 60 * 60 * 1000
/** What ends within so many days is told there. */
export const HOME_DAYS = 30

const Amount = v.object({ value: v.number('required'), capped: v.boolean('required') }, 'required')

/** What a person's home says beside his requests; null where he may not read it. */
export const Home = v.object(
  {
    /** When he was here before; null on his first visit. */
    since: v.nullable(instant),
    /** Assets of his and of his team that were changed since. */
    changed: v.nullable(Amount),
    /** Requests that he has to do with and that were changed since. */
    requests: v.nullable(Amount),
    /** Warranties, and reservations, that end within `HOME_DAYS`. */
    warranties: v.nullable(Amount),
    reservations: v.nullable(v.number()),
    /** The first day on which a warranty, and a reservation, ends. */
    first_warranty: v.nullable(isoDate),
    first_reservation: v.nullable(isoDate),
    /** His own tickets that are not over. */
    tickets: v.number('required'),
  },
  'required',
)
export type Home = v.InferOutput<typeof Home>
