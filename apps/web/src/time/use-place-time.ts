import { useQuery } from '@tanstack/react-query'
import { timeQueries } from './queries.ts'
import { rivalsOn, type Rivals } from './rivals.ts'

const NO_RIVALS: Rivals = new Map()

interface Asked {
  /** Null where a person may not see what stands there. */
  placeId: string | null
  /** The day of the address. */
  at: string | undefined
}

/** What is known of a place's time (null where it could not be had), and the day to be asked for; undefined for now. */
export function usePlaceTime({ placeId, at }: Asked) {
  const { data: timeline, error } = useQuery({
    ...timeQueries.timeline(placeId ?? ''),
    enabled: placeId !== null,
  })
  const day = at === timeline?.today ? undefined : at
  return {
    timeline: timeline ?? (error === null ? undefined : null),
    day,
    rivals: timeline
      ? rivalsOn(timeline.conflicts, { day: day ?? timeline.today, today: timeline.today })
      : NO_RIVALS,
  }
}
