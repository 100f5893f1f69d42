import { tenseOf } from '@plenum/domain/placement-time'
import type { Reservation } from '@plenum/domain/reservation'
import { useQueries } from '@tanstack/react-query'
import type { ReservedUnits } from '#app/elevation/reserved-units.ts'
import { reservationQueries } from './queries.ts'
import { useReservationWords } from './use-reservation-words.ts'

/** What is reserved in racks now, and how that is drawn: on a day to come what is kept until then, of days past nothing. */
export function useReservedUnits(
  rackIds: readonly string[],
  day?: string,
): {
  reservations: Reservation[]
  reserved: ReservedUnits[]
} {
  const words = useReservationWords()
  const asked = useQueries({ queries: rackIds.map((id) => reservationQueries.ofRack(id)) })
  const reservations = asked.flatMap(({ data }) => data?.results ?? [])
  const isKept = ({ expires_on }: Reservation) =>
    day === undefined || (expires_on >= day && tenseOf(day, new Date().toISOString()) === 'future')
  const reserved = reservations.filter(isKept).flatMap((kept): ReservedUnits[] =>
    kept.position === null || !kept.u_height
      ? []
      : [
          {
            node_id: kept.node_id,
            position: kept.position,
            height: kept.u_height,
            lane: kept.lane,
            face: kept.full_depth === true ? null : kept.face,
            label: words.label(kept),
            text: words.short(kept),
          },
        ],
  )
  return { reservations, reserved }
}
