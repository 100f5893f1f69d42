/** Where drafts are kept; apart from what reads them, so that signing out weighs nothing. */
export const DRAFTS = 'drafts'

/** Wipes whatever anybody has begun to write in this browser, and the key to it. */
export const forgetDrafts = (): void => void indexedDB.deleteDatabase(DRAFTS)
