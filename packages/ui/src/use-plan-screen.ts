import { useSyncExternalStore } from 'react'

/** Tells of a change of the theme, of the pixels of a pixel, and of fonts that have come. */
function subscribe(onChange: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  const watching = new MutationObserver(onChange)
  watching.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  addEventListener('resize', onChange, { signal })
  document.fonts.addEventListener('loadingdone', onChange, { signal })
  return () => {
    listening.abort()
    watching.disconnect()
  }
}

const read = () =>
  `${document.documentElement.dataset['theme'] ?? ''} ${devicePixelRatio} ${document.fonts.status}`

/** A text that is another one whenever a canvas has to be drawn anew for the screen it is on. */
export const usePlanScreen = () => useSyncExternalStore(subscribe, read)
