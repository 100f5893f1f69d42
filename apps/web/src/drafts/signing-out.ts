import type { Http } from '@plenum/api-client/http'

/** Where drafts are kept; apart from what reads them, so that signing out weighs nothing. */
export const DRAFTS = 'drafts'

/** Wipes whatever anybody has begun to write in this browser, and the key to it. */
export function forgetDrafts(): void {
  try {
    indexedDB.deleteDatabase(DRAFTS)
  } catch {
    // a browser that refuses storage has kept none
  }
}

/** Tells the server, by a way that outlives the session, what one open form has not told it yet. */
type LastWord = (own: Http) => Promise<void>

const lastWords = new Set<LastWord>()

/** Registers an open form for as long as it is open; answers how to take it back. */
export function hasLastWord(word: LastWord): () => void {
  lastWords.add(word)
  return () => lastWords.delete(word)
}

/** Settles once every open form has told the server what was typed, or could not. */
export const tellLastWords = async (own: Http): Promise<void> =>
  void (await Promise.allSettled([...lastWords].map((word) => word(own))))
