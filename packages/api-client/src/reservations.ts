import { HistoryPage, type HistoryQuery } from '@plenum/domain/history'
import { PlacementsFound, type PlacementSearch } from '@plenum/domain/placement-find'
import {
  Reservation,
  ReservationPage,
  ReservationsDone,
  type ReservationInput,
  type ReservationPatch,
  type ReservationQuery,
  type ReservationRelease,
} from '@plenum/domain/reservation'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

/** Parts of racks that are kept for somebody. */
export const reservationApi = (http: Http) => ({
  list: (query: ReservationQuery = {}, signal?: AbortSignal) =>
    http.call('get', 'api/reservations/', ReservationPage, { query, signal }),
  get: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/reservations/${id}/`, Reservation, { signal }),
  history: (id: string, query: HistoryQuery = {}, signal?: AbortSignal) =>
    http.call('get', `api/reservations/${id}/history/`, HistoryPage, { query, signal }),
  /** Reserves places, all of them or none. */
  create: (input: ReservationInput) => create(http, 'api/reservations/', ReservationsDone, input),
  /** Changes the version of `reservation` that was seen; a newer one is refused with 412 and `current`. */
  update: (reservation: Version, patch: ReservationPatch) =>
    http.call('patch', `api/reservations/${reservation.id}/`, Reservation, {
      json: patch,
      headers: changing(reservation),
    }),
  /** Gives reserved places free again, all of them or none. */
  release: (release: ReservationRelease) =>
    http.call('post', 'api/reservations/release/', ReservationsDone, { json: release }),
})

/** Where things could stand. */
export const placementApi = (http: Http) => ({
  find: (search: PlacementSearch, signal?: AbortSignal) =>
    http.call('post', 'api/placements/find/', PlacementsFound, { json: search, signal }),
})
