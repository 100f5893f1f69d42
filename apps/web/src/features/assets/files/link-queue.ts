import type { StoredFile } from '@plenum/domain/file'

/** A photo that is with the server and not yet the asset's. */
export interface Unlinked {
  file: StoredFile
  state: { at: 'linking' } | { at: 'failed'; error: unknown }
}

/** The server takes no more at once. */
const AT_ONCE = 20

/** Gives an asset the photos that arrive: those that come while others are on their way go together after them. */
export function createLinkQueue(link: (ids: string[]) => Promise<unknown>) {
  let photos: readonly Unlinked[] = []
  let isGoing = false
  const listeners = new Set<() => void>()

  const set = (next: readonly Unlinked[]) => {
    photos = next
    for (const listener of listeners) listener()
  }
  const become = (ids: readonly string[], state: Unlinked['state']) =>
    set(photos.map((photo) => (ids.includes(photo.file.id) ? { ...photo, state } : photo)))

  async function go(): Promise<void> {
    if (isGoing) return
    isGoing = true
    // what arrives in one breath goes in one call
    await Promise.resolve()
    for (let ids = next(); ids.length > 0; ids = next()) {
      const now = ids
      try {
        await link(now)
        set(photos.filter(({ file }) => !now.includes(file.id)))
      } catch (error) {
        become(now, { at: 'failed', error })
      }
    }
    isGoing = false
  }
  const next = () =>
    photos
      .filter(({ state }) => state.at === 'linking')
      .slice(0, AT_ONCE)
      .map(({ file }) => file.id)

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => photos,
    add: (file: StoredFile) => {
      set([...photos, { file, state: { at: 'linking' } }])
      void go()
    },
    retry: (id: string) => {
      become([id], { at: 'linking' })
      void go()
    },
    /** Forgets one, such as one that was linked although the answer was lost. */
    drop: (id: string) => set(photos.filter(({ file }) => file.id !== id)),
  }
}
