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

/** What is known of a place's time, and the day to be asked for; undefined where that is now. */
export function usePlaceTime({ placeId, at }: Asked) {
  const { data: timeline, error } = useQuery({
    ...timeQueries.timeline(placeId ?? ''),
    enabled: placeId !== null,
  })
  const day = at === timeline?.today ? undefined : at
  return {
    timeline,
    error: timeline === undefined ? error : null,
    day,
    rivals: timeline
      ? rivalsOn(timeline.conflicts, { day: day ?? timeline.today, today: timeline.today })
      : NO_RIVALS,
  }
}
