import { createClient } from '@plenum/api-client/client'
import { memoryTokens } from '@plenum/api-client/tokens'
import type { Credentials } from '@plenum/domain/session'

/** The product's own client of a server, for what a journey finds there when it begins. */
export const clientOf = (url: string, tokens = memoryTokens()) =>
  createClient({ url: new URL('/', url).href, tokens, language: () => 'en', onSignedOut: () => {} })

/** Somebody signed in away from the page. */
export async function signedIn(url: string, { email, password }: Credentials) {
  const client = clientOf(url)
  await client.auth.login({ email, password })
  return client
}
