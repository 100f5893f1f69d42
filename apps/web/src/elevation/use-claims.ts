import type { RackClaims } from '@plenum/domain/fit-answer'
import { useQueries } from '@tanstack/react-query'
import { rackQueries } from './queries.ts'

interface Claimed {
  claims: RackClaims[]
  /** Whether more of them are on their way. */
  isComing: boolean
}

/** What decides whether things fit in racks, asked once for those of which it is wanted. */
export function useClaims(ids: readonly string[], isWanted: boolean): Claimed {
  const asked = useQueries({ queries: isWanted ? ids.map((id) => rackQueries.claims(id)) : [] })
  return {
    claims: asked.flatMap(({ data }) => data?.racks ?? []),
    isComing: asked.some(({ isPending }) => isPending),
  }
}
