import {
  DataCenterDashboard,
  RackPage,
  RackTotals,
  RoomHeat,
  type DashboardQuery,
  type RackQuery,
  type RackTotalsQuery,
} from '@plenum/domain/dashboard'
import type { Http } from './http.ts'

/** What managers look at. */
export const dashboardApi = (http: Http) => ({
  /** What a place has left, what is at risk in it and what is coming. */
  dataCenter: (query: DashboardQuery = {}, signal?: AbortSignal) =>
    http.call('get', 'api/dashboards/data-center/', DataCenterDashboard, { query, signal }),
  racks: (query: RackQuery = {}, signal?: AbortSignal) =>
    http.call('get', 'api/dashboards/racks/', RackPage, { query, signal }),
  rackTotals: (query: RackTotalsQuery = {}, signal?: AbortSignal) =>
    http.call('get', 'api/dashboards/racks/totals/', RackTotals, { query, signal }),
  room: (id: string, query: { day?: string } = {}, signal?: AbortSignal) =>
    http.call('get', `api/dashboards/rooms/${id}/`, RoomHeat, { query, signal }),
})
