import {
  OwnSessions,
  type EmailChange,
  type PasswordChange,
  type PasswordProof,
  type ProfilePatch,
} from '@plenum/domain/account'
import { CurrentUser, SignedIn } from '@plenum/domain/session'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

/** One's own account. Changing address or password ends all other sessions and keeps the new tokens of this one. */
export const accountApi = (http: Http) => ({
  update: (me: Version, patch: ProfilePatch) =>
    http.call('patch', 'api/auth/me/', CurrentUser, { json: patch, headers: changing(me) }),
  /** Takes a picture that was uploaded before as one's own; null for initials. */
  setAvatar: (file_id: string | null) =>
    http.call('put', 'api/auth/me/avatar/', CurrentUser, { json: { file_id } }),
  changeEmail: (change: EmailChange) =>
    http.call('post', 'api/auth/email/', SignedIn, { json: change, renews: true }),
  changePassword: (change: PasswordChange) =>
    http.call('post', 'api/auth/password/', SignedIn, { json: change, renews: true }),
  sessions: (signal?: AbortSignal) => http.call('get', 'api/auth/sessions/', OwnSessions, { signal }),
  endSession: (id: string) => http.send('delete', `api/auth/sessions/${id}/`),
  /** Ends every session, this one too. */
  endAllSessions: (proof: PasswordProof) => http.send('post', 'api/auth/logout-all/', { json: proof }),
})
