import { forgetStored, keepStored, readStored } from '@plenum/i18n/browser-storage'
import * as v from 'valibot'

const KEY = 'assets.first-view'
const Kept = v.object({ user_id: v.string(), search: v.record(v.string(), v.string()) })

function kept(): v.InferOutput<typeof Kept> | null {
  try {
    return v.parse(v.nullable(Kept), JSON.parse(readStored(KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** The address that a person's list begins with, as this browser knows it: nobody waits for the server to tell. */
export function firstView(user_id: string): Record<string, string> | null {
  const known = kept()
  return known?.user_id === user_id ? known.search : null
}

/** Remembers it for the next time, or that there is none. */
export function keepFirstView(user_id: string, search: Record<string, string> | null): void {
  if (search === null) forgetStored(KEY)
  else keepStored(KEY, JSON.stringify({ user_id, search }))
}
