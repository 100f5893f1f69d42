import { createClient } from '@plenum/api-client/client'
import { memoryTokens } from '@plenum/api-client/tokens'

/** A way to the server beside the page, for somebody not signed in yet. */
export const clientOf = (url: string) =>
  createClient({ url: `${url}/`, tokens: memoryTokens(), language: () => 'en', onSignedOut: () => {} })
