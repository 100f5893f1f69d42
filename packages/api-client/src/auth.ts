import type { Registration } from '@plenum/domain/registration'
import { CurrentUser, SignedIn, type Credentials } from '@plenum/domain/session'
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
