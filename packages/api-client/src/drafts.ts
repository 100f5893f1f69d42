import { Draft, type DraftForm, type DraftInput } from '@plenum/domain/draft'
import { ClientError } from './client-error.ts'
import type { Http } from './http.ts'

export interface Place {
  form: DraftForm
  /** Tells drafts of one form apart: letters, digits, `-` and `_`. */
  key: string
}

const pathOf = ({ form, key }: Place): string => `api/drafts/${form}/${key}/`

/** What one has begun to write and not sent yet. */
export const draftApi = (http: Http) => ({
  /** Null where there is none. */
  get: (place: Place, signal?: AbortSignal): Promise<Draft | null> =>
    http.call('get', pathOf(place), Draft, { signal }).catch((error: unknown) => {
      if (error instanceof ClientError && error.status === 404) return null
      throw error
    }),
  /** Keeps it in place of the one before; sent to its end even when the page is closed, where it is small enough. */
  keep: (place: Place, draft: DraftInput, call: { keepalive?: boolean } = {}) =>
    http.send('put', pathOf(place), { json: draft, ...call }),
  drop: (place: Place) => http.send('delete', pathOf(place)),
})
