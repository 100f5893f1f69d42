/**
 * Rights over people, over what is reserved and over what an import writes are asked for twice, at the gate and under a
 * lock: only without both does anybody pass.
 */
export const ASKED_TWICE = new Set([
  'POST /api/imports/{id}/commit/',
  'POST /api/invitations/',
  'DELETE /api/invitations/{id}/',
  'PUT /api/teams/{id}/permissions/',
  'PATCH /api/users/{id}/',
  'POST /api/users/{id}/end-sessions/',
  'PATCH /api/reservations/{id}/',
  'POST /api/reservations/release/',
  'PATCH /api/work/{id}/',
  'POST /api/work/{id}/act/',
  'POST /api/work/{id}/items/{item_id}/execute/',
  'POST /api/work/{id}/items/{item_id}/revert/',
  'POST /api/work/{id}/items/{item_id}/accept/',
  'POST /api/work/{id}/steps/{step_id}/',
])

/** What they ask decides a part of the answer, or of what may be sent: the tests of these routes say which. */
export const ASKED_FOR_A_PART = new Set([
  'POST /api/auth/invitation/',
  'GET /api/home/',
  'GET /api/batches/{id}/records/',
  'GET /api/code-reserves/{id}/codes/',
  'GET /api/dashboards/data-center/',
  'GET /api/nodes/{id}/plan/',
  'PUT /api/nodes/{id}/plan/',
  'GET /api/reservations/',
  'GET /api/reservations/{id}/',
  'GET /api/brands/{id}/merge/',
  'GET /api/models/{id}/merge/',
  'POST /api/models/{id}/effect/',
  'POST /api/models/import/',
  'POST /api/exports/requests/',
  'GET /api/work/',
  'GET /api/work/counts/',
  'GET /api/work/{id}/',
  'POST /api/work/',
  'POST /api/work/check/',
  'POST /api/work/{id}/check/',
  'DELETE /api/work/{id}/',
  'POST /api/work/{id}/comments/',
  'POST /api/work/{id}/evidence/',
  'DELETE /api/work/{id}/evidence/{file_id}/',
])
