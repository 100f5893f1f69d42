import { Home } from '@plenum/domain/home'
import type { Http } from './http.ts'

/** What a person's home says. */
export const homeApi = (http: Http) => ({
  get: (signal?: AbortSignal) => http.call('get', 'api/home/', Home, { signal }),
  /** Keeps that he was here; what changed since is told at his next visit. */
  visit: () => http.send('post', 'api/home/visit/', { json: {} }),
})
