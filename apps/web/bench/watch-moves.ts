// These run in the page: each says all it needs.

declare global {
  /** When a key or a pointer was pressed last, and a pointer let go, in milliseconds since the page began. */
  var handsAt: Record<'pressed' | 'released', number>
  var moved: Promise<number> | undefined
  var echoed: Promise<number> | undefined
}

/** Notes when keys and pointers are pressed and let go. */
export function watchHands() {
  const at = { pressed: Number.NaN, released: Number.NaN }
  globalThis.handsAt = at
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (at.pressed = timeStamp), { capture: true })
  addEventListener('pointerup', ({ timeStamp }) => (at.released = timeStamp), { capture: true })
}

interface Awaited {
  selector: string
  /** What the first of them shows now; '' where there is none. */
  before: string
}

/** The texts of what a selector finds, to tell when they change. */
export const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('|')

/** Begins to wait for the frame in which what a selector finds shows another text that is not empty. */
export function awaitChange({ selector, before }: Awaited) {
  globalThis.moved = new Promise((resolve) => {
    const look = () => {
      const text = [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('|')
      if (text === '' || text === before) return requestAnimationFrame(look)
      return resolve(performance.now())
    }
    requestAnimationFrame(look)
  })
}

/** When what was waited for was there, since the page began; and when hands did what they did last. */
export const told = async () => ({
  moved: (await globalThis.moved) ?? Number.NaN,
  echoed: (await globalThis.echoed) ?? Number.NaN,
  ...globalThis.handsAt,
})

/** Begins to wait for the frame after the next letter is in its box. */
export function awaitEcho() {
  globalThis.echoed = new Promise((resolve) => {
    addEventListener('input', () => requestAnimationFrame(() => resolve(performance.now())), {
      capture: true,
      once: true,
    })
  })
}

/** How long the last answer to a search was on its way, as the page sees it. */
export const lastSearch = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/api/assets/?') && name.includes('search='))
    .at(-1)?.duration ?? Number.NaN
