import type { Density } from '@plenum/domain/saved-view'
import { keepStored, readStored } from '@plenum/i18n/browser-storage'
import { useSyncExternalStore } from 'react'

/** As in `saved-view.ts` of the domain, whose schemas the first page has no use for. */
export const DENSITIES = ['compact', 'regular', 'touch'] as const satisfies readonly Density[]
export type { Density }

const KEY = 'density'
const listeners = new Set<() => void>()

/** How close together a person wants rows and controls; regular until they say. */
export const chosenDensity = (): Density => {
  const saved = readStored(KEY)
  return DENSITIES.find((density) => density === saved) ?? 'regular'
}

function show() {
  document.documentElement.dataset.density = chosenDensity()
  for (const listener of listeners) listener()
}

/** Shows and remembers a density. */
export function chooseDensity(density: Density) {
  keepStored(KEY, density)
  show()
}

/** Follows other tabs from now on. */
export function followDensity() {
  addEventListener('storage', (event) => event.key === KEY && show())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDensity = (): Density => useSyncExternalStore(subscribe, chosenDensity)
