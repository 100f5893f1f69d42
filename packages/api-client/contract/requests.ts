import * as v from 'valibot'
import { TokenPair } from '@plenum/domain/session'
import { raw } from './world.ts'

/** A refresh past the client: the new pair, or null where it is refused. */
export async function refreshed(refresh: string, headers: HeadersInit = {}): Promise<TokenPair | null> {
  const response = await raw(null, 'api/token/refresh/', {
    method: 'POST',
    headers,
    body: JSON.stringify({ refresh }),
  })
  return response.status === 200 ? v.parse(TokenPair, await response.json()) : null
}
