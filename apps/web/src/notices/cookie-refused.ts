import { useSyncExternalStore } from 'react'

type State = 'unknown' | 'refused' | 'read'

let state: State = 'unknown'
const listeners = new Set<() => void>()

function become(next: State) {
  state = next
  for (const listener of listeners) listener()
}

/** The browser keeps no session cookie at this address; told once. */
export const tellCookieRefused = () => state === 'unknown' && become('refused')

/** The person has read it. */
export const dismissCookieRefused = () => become('read')

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCookieRefused = (): boolean => useSyncExternalStore(subscribe, () => state === 'refused')
