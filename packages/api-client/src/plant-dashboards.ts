import { FacilityDashboard, OperationsDashboard } from '@plenum/domain/plant-dashboard'
import type { Http } from './http.ts'

/** What those see first who look after the building, and those who do the work. */
export const plantDashboardApi = (http: Http) => ({
  facility: (signal?: AbortSignal) =>
    http.call('get', 'api/dashboards/facility/', FacilityDashboard, { signal }),
  operations: (signal?: AbortSignal) =>
    http.call('get', 'api/dashboards/operations/', OperationsDashboard, { signal }),
})
