import type { Context } from 'hono'
import { refusal } from './api-error.ts'

/** The version of record `id` that a change was made from, as If-Match says; refuses where it says none. */
export function versionFrom(c: Context, id: string): number {
  const header = c.req.header('if-match')
  if (header === undefined) throw refusal(428, 'precondition_required', 'If-Match')
  const [, named, version] = /^"([\w-]+)\.(\d{1,9})"$/.exec(header) ?? []
  // A version of nothing known is stale by itself.
  return named === id && version !== undefined ? Number(version) : 0
}
