import type { RackClaims } from '@plenum/domain/fit-answer'
import { useQueries } from '@tanstack/react-query'
import { rackQueries } from './queries.ts'

/** What decides whether things fit in racks, asked once for those of which it is wanted. */
export function useClaims(ids: readonly string[], isWanted: boolean): RackClaims[] {
  const asked = useQueries({ queries: isWanted ? ids.map((id) => rackQueries.claims(id)) : [] })
  return asked.flatMap(({ data }) => data?.racks ?? [])
}
