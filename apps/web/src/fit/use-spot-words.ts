import type { Lane } from '@plenum/domain/lane'
import type { Spot } from '@plenum/domain/rack-space'
import { useTranslation } from '@plenum/i18n/react'

/** Whether a place in a rack is another one than the one that is asked about. */
export const isElsewhere = (spot: Spot, asked: { position: number | null; lane: Lane | null } | null) =>
  spot.position !== asked?.position || spot.lane !== asked.lane

/** The number of a unit and, of what is narrow, its part of the width: `12 · Left half`. */
export function useSpotWords(): (spot: Spot) => string {
  const fields = useTranslation('fields').t
  return ({ position, lane }) =>
    lane === null ? String(position) : `${position} · ${fields(($) => $.lane[lane])}`
}
