import { randomUUID } from 'node:crypto'
import { blankAsset } from '@plenum/domain/asset'
import { blankModel } from '@plenum/domain/library'
import { blankNode } from '@plenum/domain/node'
import { NO_PERMISSIONS } from '@plenum/domain/permission'
import type { Estate } from './estate.ts'
import { improvement } from './tickets.ts'
import { csv } from './uploads.ts'
import { PASSWORD, registration } from './world.ts'

/** What makes a request of a route a good one; `id` stands for the record of the path where not every one will do. */
interface Example {
  body?: unknown
  /** Sent in place of JSON. */
  form?: () => FormData
  query?: string
  /** The record as it was seen. */
  from?: { id: string; version: number }
  id?: string
}

const formOf = (file: File) => {
  const form = new FormData()
  form.set('file', file)
  return form
}
const password = 'Another-horse-2'
const replaced = { password, password_confirmation: password }
const first = (id: string) => ({ id, version: 1 })

/** A good request of every route that needs more than its path: one line each. */
export const examples: Record<string, (of: Estate) => Example> = {
  'GET /api/search/': ({ mark }) => ({ query: `?q=${mark}` }),
  'POST /api/assets/': ({ brand, model }) => ({
    body: { ...blankAsset, name: 'New', brand_id: brand.id, model_id: model.id },
  }),
  'PATCH /api/assets/{id}/': ({ server }) => ({ body: { name: 'Other' }, from: server }),
  'POST /api/assets/{id}/move/': ({ server, rack }) => ({
    body: { node_id: rack.id, position: 1, face: 'front' },
    from: server,
  }),
  'POST /api/nodes/': ({ dataCenter }) => ({
    body: { ...blankNode, type: 'room', name: 'New', parent_id: dataCenter.id },
  }),
  'PATCH /api/nodes/{id}/': ({ dataCenter }) => ({ body: { name: 'Other' }, from: dataCenter }),
  'POST /api/brands/': () => ({ body: { name: 'New' } }),
  'POST /api/models/': ({ brand }) => ({
    body: { ...blankModel, name: 'New', brand_id: brand.id, asset_type: 'SRV' },
  }),
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
  'POST /api/files/': () => ({ form: () => formOf(csv()), query: '?purpose=feedback' }),
  'GET /api/files/{id}/thumbnail/': ({ photo }) => ({ id: photo.id }),
  'DELETE /api/files/{id}/': ({ loose }) => ({ id: loose.id }),
  'PUT /api/auth/me/avatar/': () => ({ body: { file_id: null } }),
  'POST /api/assets/{id}/photos/': ({ photographed }) => ({ body: { files: [] }, id: photographed.id }),
  'GET /api/assets/{id}/photos/': ({ photographed }) => ({ id: photographed.id }),
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
}
