import type { Notice } from '@plenum/ui/toaster'
import { useSyncExternalStore } from 'react'

let inUse = false
const listeners = new Set<() => void>()

/** Tells something in the corner, until it is dismissed; the stack arrives with the first word. */
export async function notify(notice: Notice): Promise<void> {
  inUse = true
  for (const listener of listeners) listener()
  const { notices, shown } = await import('./notice-center.tsx')
  await shown
  notices.notify(notice)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether anything was ever told: until then the stack is not even loaded. */
export const useNoticesInUse = (): boolean => useSyncExternalStore(subscribe, () => inUse)
