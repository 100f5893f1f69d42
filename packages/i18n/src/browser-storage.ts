type Area = 'localStorage' | 'sessionStorage'

/** What the browser would not keep: it holds until the page goes. */
const held = new Map<string, string>()

/** A text that the browser keeps for this host, or that this page alone holds; null where there is none. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  const own = held.get(key)
  if (own !== undefined) return own
  try {
    return globalThis[area].getItem(key)
  } catch {
    // a browser may refuse storage altogether: to look at it is enough
    return null
  }
}

/** Keeps a text for this host; where the browser refuses, or has no room, for this page alone. */
export function keepStored(key: string, text: string, area: Area = 'localStorage'): void {
  held.delete(key)
  try {
    globalThis[area].setItem(key, text)
  } catch {
    held.set(key, text)
  }
}

export function forgetStored(key: string): void {
  held.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // what was refused is not there
  }
}
