import type { RackClaims } from '@plenum/domain/fit-answer'
import { useQueries } from '@tanstack/react-query'
import { rackQueries } from './queries.ts'

/** What decides whether things fit in racks, asked once for those between which something may be moved. */
export function useClaims(ids: readonly string[], canMove: boolean): RackClaims[] {
  const asked = useQueries({ queries: canMove ? ids.map((id) => rackQueries.claims(id)) : [] })
  return asked.flatMap(({ data }) => data?.racks ?? [])
}
