import type { Context } from 'hono'
import { ApiError, refusal } from './api-error.ts'
import type { RawRecord } from './store/record.ts'

/** The version of record `id` that a change was made from, as If-Match says; refuses where it says none. */
export function versionFrom(c: Context, id: string): number {
  const header = c.req.header('if-match')
  if (header === undefined) throw refusal(428, 'precondition_required', 'If-Match')
  const [, named, version] = /^"([\w-]+)\.(\d{1,9})"$/.exec(header) ?? []
  // A version of nothing known is stale by itself.
  return named === id && version !== undefined ? Number(version) : 0
}

/** The refusal of a change made from an older version; carries the present record. */
export const stale = (present: RawRecord): ApiError =>
  new ApiError(412, [{ code: 'precondition_failed' }], { current: present.body })
