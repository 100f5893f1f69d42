import type { Recovery, RecoveryConfirmation } from '@plenum/domain/account'
import { CurrentUser, SignedIn, type Credentials, type Registration } from '@plenum/domain/session'
import { InvitationPreview } from '@plenum/domain/user'
import type { Http } from './http.ts'

/** Signing in and out; sign-in and registration keep the tokens they are answered. */
export const authApi = (http: Http) => ({
  login: (credentials: Credentials) =>
    http.call('post', 'api/token/', SignedIn, { json: credentials, anonymous: true }),
  register: (registration: Registration) =>
    http.call('post', 'api/auth/register/', SignedIn, { json: registration, anonymous: true }),
  me: (signal?: AbortSignal) => http.call('get', 'api/auth/me/', CurrentUser, { signal }),
  logout: () => http.send('post', 'api/auth/logout/', { json: {}, keepalive: true }),
})

/** The ways into an account from outside: by mail. */
export const entryApi = (http: Http) => ({
  /** Answers alike for known and unknown addresses. */
  recover: (recovery: Recovery) =>
    http.send('post', 'api/auth/recovery/', { json: recovery, anonymous: true }),
  confirmRecovery: (confirmation: RecoveryConfirmation) =>
    http.send('post', 'api/auth/recovery/confirm/', { json: confirmation, anonymous: true }),
  /** Who invites whom to what; refused where the invitation is not open any more. */
  invitation: (token: string) =>
    http.call('post', 'api/auth/invitation/', InvitationPreview, { json: { token }, anonymous: true }),
})
