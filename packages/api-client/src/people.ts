import { Team, TeamPage, type TeamInput, type TeamPatch, type TeamPermissions } from '@plenum/domain/team'
import {
  Invitation,
  InvitationPage,
  User,
  UserPage,
  type InvitationInput,
  type UserPatch,
  type UserQuery,
} from '@plenum/domain/user'
import type { PageRequest } from '@plenum/domain/page'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

/** People of the company. */
export const userApi = (http: Http) => ({
  list: (query: UserQuery, signal?: AbortSignal) =>
    http.call('get', 'api/users/', UserPage, { query, signal }),
  get: (id: string, signal?: AbortSignal) => http.call('get', `api/users/${id}/`, User, { signal }),
  update: (user: Version, patch: UserPatch) =>
    http.call('patch', `api/users/${user.id}/`, User, { json: patch, headers: changing(user) }),
  endSessions: (id: string) => http.send('post', `api/users/${id}/end-sessions/`, { json: {} }),
})

/** Invitations that nobody has used yet. */
export const invitationApi = (http: Http) => ({
  list: (query: PageRequest, signal?: AbortSignal) =>
    http.call('get', 'api/invitations/', InvitationPage, { query, signal }),
  create: (input: InvitationInput) => create(http, 'api/invitations/', Invitation, input),
  withdraw: (id: string) => http.send('delete', `api/invitations/${id}/`),
})

/** Teams and what they may do. */
export const teamApi = (http: Http) => ({
  list: (query: PageRequest, signal?: AbortSignal) =>
    http.call('get', 'api/teams/', TeamPage, { query, signal }),
  get: (id: string, signal?: AbortSignal) => http.call('get', `api/teams/${id}/`, Team, { signal }),
  create: (input: TeamInput) => create(http, 'api/teams/', Team, input),
  update: (team: Version, patch: TeamPatch) =>
    http.call('patch', `api/teams/${team.id}/`, Team, { json: patch, headers: changing(team) }),
  setPermissions: (team: Version, permissions: TeamPermissions) =>
    http.call('put', `api/teams/${team.id}/permissions/`, Team, {
      json: permissions,
      headers: changing(team),
    }),
  remove: (team: Version) => http.send('delete', `api/teams/${team.id}/`, { headers: changing(team) }),
})
