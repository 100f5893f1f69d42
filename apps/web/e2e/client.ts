import { createClient } from '@plenum/api-client/client'
import { memoryTokens } from '@plenum/api-client/tokens'

/** The product's own client of a server, for what a journey finds there when it begins. */
export const clientOf = (url: string, tokens = memoryTokens()) =>
  createClient({ url: new URL('/', url).href, tokens, language: () => 'en', onSignedOut: () => {} })
