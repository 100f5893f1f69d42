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
  `${devicePixelRatio} ${document.documentElement.dataset['theme'] ?? ''} ${document.fonts.status}`

/** What a canvas is drawn for: pixels of the screen to one of the page, and a text that is another one whenever it has to be drawn anew. */
export function usePlanScreen() {
  const screen = useSyncExternalStore(subscribe, read)
  return { screen, density: Number.parseFloat(screen) }
}
