import type { FittingPlace } from '@plenum/domain/fit-answer'
import { useQuery } from '@tanstack/react-query'
import { rackQueries } from './queries.ts'
import type { Hand } from './use-held.ts'

/** Where what is in the hand fits nearest, where neither the unit it is aimed at nor its side takes it; not asked in mid-air. */
export function useElsewhere({ held, reason, nearest }: Hand, isWanted: boolean): FittingPlace | null {
  const aim = held?.by === 'pointer' || reason === null || nearest !== null ? null : held?.aim
  const { data } = useQuery({
    ...rackQueries.elsewhere(aim?.node_id ?? '', {
      asset_id: held?.asset.id ?? null,
      position: aim?.position ?? null,
      face: aim?.face ?? null,
      lane: aim?.lane ?? null,
    }),
    enabled: isWanted && aim != null,
  })
  return aim ? (data?.place ?? null) : null
}
