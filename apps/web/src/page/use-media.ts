import { useSyncExternalStore } from 'react'

/** Whether a media query holds, now and from now on. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )

/** Below 768 px the navigation leaves the canvas and lists become cards. */
export const NARROW = '(max-width: 767.98px)'
