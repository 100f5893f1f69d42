import { keepStored, readStored } from '@plenum/i18n/browser-storage'
import { createStore } from '#app/page/store.ts'

/** `stale`: a reload may help. `broken`: this very build was reloaded before and still lacks a part. */
type State = 'fresh' | 'stale' | 'broken'

const KEY = 'plenum-reloaded'
// the address of the application's own script names the build
const BUILD = import.meta.url
const build = createStore<State>('fresh')

export const useBuild = build.useValue

/** Notices when a part of the application cannot be fetched: mostly a newer build has replaced it. Answers how to stop. */
export function watchPreloads() {
  const onMissing = ({ payload }: WindowEventMap['vite:preloadError']) => {
    // the router would reload the page by itself; a person decides when, and what they typed stays until then
    keepStored(`tanstack_router_reload:${payload.message}`, '1', 'sessionStorage')
    build.set(readStored(KEY, 'sessionStorage') === BUILD ? 'broken' : 'stale')
  }
  addEventListener('vite:preloadError', onMissing)
  return () => {
    removeEventListener('vite:preloadError', onMissing)
    build.set('fresh')
  }
}

/** Nothing is missing any more (the server had been away), or nobody wants to hear of it again now. */
export const silenceBuild = () => build.set('fresh')

/** Fetches what nobody waits for: that it is missing is told once it is wanted. Does not fail. */
export async function fetchUnseen(load: () => Promise<unknown>): Promise<void> {
  const before = build.get()
  try {
    await load()
  } catch {
    build.set(before)
  }
}

/** Starts again, with the newest build; remembered, so that it is offered once. */
export function reloadBuild() {
  keepStored(KEY, BUILD, 'sessionStorage')
  location.reload()
}
