import { batchApi } from '@plenum/api-client/batches'
import { ownerApi } from '@plenum/api-client/library'
import { placementApi, reservationApi } from '@plenum/api-client/reservations'
import type { PlacementSearch } from '@plenum/domain/placement-find'
import type { ReservationQuery } from '@plenum/domain/reservation'
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { http } from '#app/api.ts'

/** The nouns of the API that reservations ask. */
export const api = {
  batches: batchApi(http),
  owners: ownerApi(http),
  placements: placementApi(http),
  reservations: reservationApi(http),
}

/** Reservations of a rack that are asked for at once: it has no more units. */
const RACK_MOST = 100

/** What can be asked about reservations, and about who can have them. */
export const reservationQueries = {
  all: () => ['reservations'] as const,
  list: (query: ReservationQuery) =>
    infiniteQueryOptions({
      queryKey: [...reservationQueries.all(), 'list', query],
      queryFn: ({ pageParam, signal }) =>
        api.reservations.list({ ...query, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
    }),
  ofRack: (id: string) =>
    queryOptions({
      queryKey: [...reservationQueries.all(), 'rack', id],
      queryFn: ({ signal }) =>
        api.reservations.list({ place_id: id, state: 'active', limit: RACK_MOST }, signal),
    }),
  /** Asked once it is known what is looked for. */
  find: (search: PlacementSearch | null) =>
    queryOptions({
      queryKey: [...reservationQueries.all(), 'find', search],
      queryFn: search === null ? skipToken : ({ signal }) => api.placements.find(search, signal),
    }),
  owners: (search: string) =>
    queryOptions({
      queryKey: ['owners', 'search', search],
      queryFn: ({ signal }) => api.owners.list({ ...(search && { search }) }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}
