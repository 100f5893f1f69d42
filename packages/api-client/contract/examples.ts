import { randomUUID } from 'node:crypto'
import { blankAsset } from '@plenum/domain/asset'
import { blankModel } from '@plenum/domain/library'
import { FIRST_NOMENCLATURE } from '@plenum/domain/nomenclature'
import { blankNode } from '@plenum/domain/node'
import { USUAL_CHANNELS } from '@plenum/domain/notification'
import { NO_PERMISSIONS } from '@plenum/domain/permission'
import { blankView } from '@plenum/domain/saved-view'
import type { Estate } from './estate.ts'
import type { Example } from './example.ts'
import { reservation } from './keeping.ts'
import { improvement } from './tickets.ts'
import { csv } from './uploads.ts'
import { PASSWORD, registration } from './world.ts'
import { workExamples } from './work-examples.ts'

const { name: _name, code: _code, ...alike } = blankNode

const formOf = (file: File) => {
  const form = new FormData()
  form.set('file', file)
  return form
}
const explained = { reason: 'Agreed with the owner', category: 'planned_work' }
/** What a password is replaced by. */
export const OTHER_PASSWORD = 'Another-horse-2'
const replaced = { password: OTHER_PASSWORD, password_confirmation: OTHER_PASSWORD }
const first = (id: string) => ({ id, version: 1 })

/** A good request of every route that needs more than its path: one line each. */
export const examples: Record<string, (of: Estate) => Example> = {
  'GET /api/search/': ({ mark }) => ({ query: `?q=${mark}` }),
  'POST /api/home/visit/': () => ({ body: {} }),
  'POST /api/assets/': ({ brand, model }) => ({
    body: { ...blankAsset, name: 'New', brand_id: brand.id, model_id: model.id },
  }),
  'PATCH /api/assets/{id}/': ({ server }) => ({ body: { name: 'Other' }, from: server }),
  'POST /api/assets/{id}/move/': ({ server, dataCenter, standing }) => ({
    body: { node_id: dataCenter.id, position: null, face: null, host_id: standing.id },
    from: server,
  }),
  'GET /api/assets/by-code/': ({ server }) => ({ query: `?code=${server.code}` }),
  'POST /api/assets/codes/': ({ photographed }) => ({ body: { ids: [photographed.id] } }),
  'POST /api/assets/tags/': ({ server, tag }) => ({ body: { ids: [server.id], add: [tag.id] } }),
  'GET /api/nomenclatures/preview/': () => ({ query: '?template=A{seq}' }),
  'POST /api/nomenclatures/': () => ({
    body: { ...FIRST_NOMENCLATURE, scope: ['type'], asset_type: 'SWI' },
  }),
  'PATCH /api/nomenclatures/{id}/': ({ nomenclature }) => ({
    body: { stand_in: 'X' },
    from: nomenclature,
  }),
  'DELETE /api/nomenclatures/{id}/': ({ own_nomenclature }) => ({
    from: own_nomenclature,
    id: own_nomenclature.id,
  }),
  'POST /api/code-reserves/': () => ({ body: { asset_type: 'SWI', count: 1 } }),
  'GET /api/code-reserves/by-code/': ({ set_aside }) => ({ query: `?code=${set_aside.first}` }),
  'POST /api/code-reserves/{id}/release/': () => ({ body: {} }),
  'POST /api/tags/': () => ({ body: { name: 'New', colour: 'green' } }),
  'PATCH /api/tags/{id}/': ({ tag }) => ({ body: { colour: 'green' }, from: tag }),
  'POST /api/tags/{id}/merge/': ({ tag, other_tag }) => ({ body: { into: other_tag.id }, from: tag }),
  'DELETE /api/tags/{id}/': ({ tag }) => ({ from: tag }),
  'POST /api/assets/{id}/transition/': ({ server }) => ({
    body: { to: 'planning', ...explained },
    from: server,
  }),
  'POST /api/assets/{id}/decommission/': ({ server }) => ({
    body: { ...explained, close: false },
    from: server,
  }),
  'POST /api/assets/{id}/verify/': ({ standing }) => ({ body: {}, from: standing, id: standing.id }),
  'DELETE /api/assets/{id}/planned-move/': ({ planned }) => ({ id: planned.id, from: planned }),
  'POST /api/assets/bulk/': ({ server }) => ({
    body: { ids: [server.id], change: { kind: 'priority', priority: 'high' } },
  }),
  'POST /api/nodes/': ({ dataCenter }) => ({
    body: { ...blankNode, type: 'room', name: 'New', parent_id: dataCenter.id },
  }),
  'PATCH /api/nodes/{id}/': ({ dataCenter }) => ({ body: { name: 'Other' }, from: dataCenter }),
  'DELETE /api/nodes/{id}/': ({ spareRoom }) => ({ id: spareRoom.id, from: spareRoom }),
  'GET /api/dashboards/rooms/{id}/': ({ drawn }) => ({ id: drawn.id }),
  'GET /api/nodes/{id}/plan/': ({ drawn }) => ({ id: drawn.id }),
  'PUT /api/nodes/{id}/plan/': ({ drawn }) => ({
    body: { grid: { x_mm: 300, y_mm: 0 }, shapes: drawn.shapes, picture: null, racks: [], assets: [] },
    from: drawn,
    id: drawn.id,
  }),
  'GET /api/nodes/{id}/standing/': () => ({ query: '?at=2026-01-15' }),
  'POST /api/nodes/bulk/': ({ dataCenter }) => ({
    body: {
      ...alike,
      type: 'room',
      parent_id: dataCenter.id,
      places: [{ name: 'New', code: null }],
    },
  }),
  'POST /api/nodes/{id}/fit/': ({ server }) => ({
    body: { asset_id: server.id, position: null, face: null },
  }),
  'POST /api/nodes/{id}/copy/': () => ({ body: { parent_id: null, name: 'New', code: null } }),
  'POST /api/brands/': () => ({ body: { name: 'New' } }),
  'POST /api/models/': ({ brand }) => ({
    body: { ...blankModel, name: 'New', brand_id: brand.id, asset_type: 'SRV' },
  }),
  'POST /api/models/{id}/effect/': ({ model }) => ({ body: { weight_kg: 10 }, id: model.id }),
  'PATCH /api/brands/{id}/': ({ brand }) => ({
    body: { website: 'https://example.org' },
    from: brand,
  }),
  'DELETE /api/brands/{id}/': ({ spareBrand }) => ({ from: first(spareBrand.id), id: spareBrand.id }),
  'GET /api/brands/{id}/merge/': ({ spareBrand, brand }) => ({
    query: `?into_id=${brand.id}`,
    id: spareBrand.id,
  }),
  'POST /api/brands/{id}/merge/': ({ spareBrand, brand }) => ({
    body: { into_id: brand.id },
    from: first(spareBrand.id),
    id: spareBrand.id,
  }),
  'PUT /api/brands/{id}/logo/': () => ({ body: { file_id: null } }),
  'PATCH /api/models/{id}/': ({ model }) => ({ body: { rated_w: 750 }, from: model }),
  'DELETE /api/models/{id}/': ({ spareModel }) => ({ from: first(spareModel.id), id: spareModel.id }),
  'GET /api/models/{id}/merge/': ({ spareModel, model }) => ({
    query: `?into_id=${model.id}`,
    id: spareModel.id,
  }),
  'POST /api/models/{id}/merge/': ({ spareModel, model }) => ({
    body: { into_id: model.id },
    from: first(spareModel.id),
    id: spareModel.id,
  }),
  'PUT /api/models/{id}/images/{side}/': () => ({ body: { file_id: null } }),
  'POST /api/models/{id}/datasheets/': ({ looseSheet }) => ({ body: { file_id: looseSheet.id } }),
  'PATCH /api/models/{id}/datasheets/{file_id}/': ({ datasheet }) => ({
    body: { caption: 'Data' },
    from: datasheet,
  }),
  'POST /api/models/import/': () => ({
    body: {
      dry_run: false,
      types: [{ brand: 'New', name: 'New', asset_type: 'SRV', facts: { u_height: 1 } }],
    },
  }),
  'POST /api/record-imports/{entity}/': () => ({
    body: { dry_run: false, file: 'tags.csv', columns: ['name'], rows: [{ line: 2, cells: ['Imported'] }] },
  }),
  'POST /api/asset-types/': () => ({
    body: { code: 'NEWT', name: 'New', category: 'it', mounts: ['any'], data_bearing: 'no' },
  }),
  'PATCH /api/asset-types/{code}/': ({ type }) => ({ body: { hidden: true }, from: type }),
  'DELETE /api/asset-types/{code}/': ({ type }) => ({ from: type }),
  'POST /api/batches/{id}/undo/': () => ({ body: {} }),
  'POST /api/imports/': () => ({
    body: { files: [{ kind: 'devices', name: 'new.csv', headers: ['name'], samples: [] }] },
  }),
  'GET /api/imports/{id}/rows/': () => ({ query: '?view=all' }),
  'PATCH /api/imports/{id}/': () => ({ body: { confirmed: true } }),
  'POST /api/imports/{id}/rows/': ({ receiving }) => ({
    body: { kind: 'devices', rows: [{ line: 2, cells: ['New'] }] },
    id: receiving.id,
  }),
  'PATCH /api/imports/{id}/rows/': () => ({ body: { action: 'skip' } }),
  'PATCH /api/imports/{id}/rows/{kind}/{line}/': () => ({ body: { skipped: true } }),
  'POST /api/imports/{id}/check/': ({ received }) => ({ body: {}, id: received.id }),
  'POST /api/imports/{id}/commit/': ({ confirmed }) => ({ body: {}, id: confirmed.id }),
  'POST /api/token/': ({ founder }) => ({ body: { email: founder.user.email, password: PASSWORD } }),
  'POST /api/token/refresh/': ({ founder }) => ({ body: { refresh: founder.tokens.refresh() } }),
  'POST /api/auth/register/': () => ({ body: registration() }),
  'POST /api/auth/logout/': () => ({ body: {} }),
  'POST /api/auth/recovery/': ({ founder }) => ({ body: { email: founder.user.email } }),
  'POST /api/auth/recovery/confirm/': ({ mail }) => ({ body: { token: mail.recovery, ...replaced } }),
  'POST /api/auth/invitation/': ({ mail }) => ({ body: { token: mail.invitation } }),
  'PATCH /api/auth/me/': ({ user_id }) => ({ body: { name: 'Other' }, from: first(user_id) }),
  'POST /api/auth/email/': () => ({
    body: { email: `${randomUUID()}@example.org`, current_password: PASSWORD },
  }),
  'POST /api/auth/password/': () => ({ body: { current_password: PASSWORD, ...replaced } }),
  'POST /api/auth/logout-all/': () => ({ body: { password: PASSWORD } }),
  'PATCH /api/users/{id}/': ({ user_id }) => ({ body: { team_id: null }, from: first(user_id) }),
  'POST /api/users/{id}/end-sessions/': () => ({ body: {} }),
  'POST /api/invitations/': ({ team_id }) => ({
    body: { email: `${randomUUID()}@example.org`, team_id, is_administrator: false },
  }),
  'POST /api/teams/': () => ({ body: { name: 'New', description: null } }),
  'PATCH /api/teams/{id}/': ({ team_id }) => ({ body: { name: 'Other' }, from: first(team_id) }),
  'PUT /api/teams/{id}/permissions/': ({ team_id }) => ({
    body: { permissions: { ...NO_PERMISSIONS, assets: 'onlyRead' } },
    from: first(team_id),
  }),
  'DELETE /api/teams/{id}/': ({ empty_team_id }) => ({ from: first(empty_team_id), id: empty_team_id }),
  'POST /api/audit/exports/': () => ({ body: {} }),
  'GET /api/reports/{id}/': () => ({ id: 'asset_register' }),
  'POST /api/reports/{id}/export/': () => ({ id: 'asset_register', body: { format: 'csv' } }),
  'POST /api/exports/assets/': () => ({ body: { format: 'csv', columns: ['name'] } }),
  'POST /api/exports/requests/': () => ({ body: { format: 'csv', columns: ['title'] } }),
  'POST /api/exports/maintenance-rules/': () => ({ body: { format: 'csv' } }),
  'POST /api/exports/lists/': () => ({ body: { list: 'tag', format: 'csv' } }),
  'POST /api/files/': () => ({ form: () => formOf(csv()), query: '?purpose=feedback' }),
  'GET /api/files/{id}/thumbnail/': ({ photo }) => ({ id: photo.id }),
  'DELETE /api/files/{id}/': ({ loose }) => ({ id: loose.id }),
  'PUT /api/auth/me/avatar/': () => ({ body: { file_id: null } }),
  'POST /api/assets/{id}/photos/': ({ photographed }) => ({ body: { files: [] }, id: photographed.id }),
  'GET /api/assets/{id}/photos/': ({ photographed }) => ({ id: photographed.id }),
  'PATCH /api/assets/{id}/photos/{file_id}/': ({ photographed, photo }) => ({
    body: { caption: 'Front' },
    id: photographed.id,
    // taken over by the asset since its upload
    from: { id: photo.id, version: 2 },
  }),
  'PUT /api/assets/{id}/photos/order/': ({ photographed, photo }) => ({
    body: { files: [photo.id] },
    id: photographed.id,
  }),
  'PUT /api/presence/assets/{id}/': () => ({ body: { editing: false } }),
  'DELETE /api/assets/{id}/photos/{file_id}/': ({ photographed }) => ({ id: photographed.id }),
  'GET /api/assets/{id}/documents/': ({ photographed }) => ({ id: photographed.id }),
  'POST /api/assets/{id}/documents/': ({ photographed, loose }) => ({
    body: { file_id: loose.id, kind: 'manual' },
    id: photographed.id,
  }),
  'PATCH /api/assets/{id}/documents/{file_id}/': ({ photographed, document }) => ({
    body: { kind: 'contract' },
    from: document,
    id: photographed.id,
  }),
  'DELETE /api/assets/{id}/documents/{file_id}/': ({ photographed }) => ({ id: photographed.id }),
  'POST /api/tickets/': () => ({ body: improvement() }),
  'PATCH /api/tickets/{id}/': ({ ticket }) => ({ body: { status: 'in_progress' }, from: ticket }),
  'POST /api/tickets/{id}/entries/': () => ({ body: { text: 'New', files: [] } }),
  'POST /api/tickets/exports/': () => ({ body: {} }),
  'POST /api/notifications/marks/': () => ({ body: {} }),
  'PUT /api/notifications/preferences/': () => ({
    body: { ...USUAL_CHANNELS, person_joined: { in_app: false, by_mail: true } },
  }),
  'POST /api/saved-views/': () => ({ body: { ...blankView, name: 'New' } }),
  'PATCH /api/saved-views/{id}/': ({ view }) => ({ body: { name: 'Other' }, from: view }),
  'PUT /api/saved-views/{id}/default/': () => ({ body: {} }),
  'DELETE /api/saved-views/{id}/': ({ view }) => ({ from: view }),
  'POST /api/reservations/': ({ rack, founder }) => ({
    body: reservation(rack.id, { owner_id: founder.user.id }, [{ position: 40 }]),
  }),
  'PATCH /api/reservations/{id}/': ({ kept }) => ({ body: { reason: 'Other' }, from: kept }),
  'POST /api/reservations/release/': ({ kept }) => ({ body: { ids: [kept.id] } }),
  'POST /api/placements/find/': ({ dataCenter }) => ({ body: { place_id: dataCenter.id, u_height: 2 } }),
  ...workExamples,
  'PUT /api/drafts/{form}/{key}/': () => ({ body: { content: { subject: 'New' } } }),
}
