import type { Recovery, RecoveryConfirmation } from '@plenum/domain/account'
import { InvitationPreview } from '@plenum/domain/user'
import type { Http } from './http.ts'

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
