import type { TokenPair } from '@plenum/domain/session'

/** Where the tokens are kept: the access token in memory, the refresh token in a cookie or, in tests, in memory too. */
export interface Tokens {
  access: () => string | null
  refresh: () => string | null
  store: (pair: TokenPair) => void
  clear: () => void
}

/** Tokens that end with the process. */
export function memoryTokens(given: { access?: string | null; refresh?: string | null } = {}): Tokens {
  let pair = given
  return {
    access: () => pair.access ?? null,
    refresh: () => pair.refresh ?? null,
    store: (next) => {
      pair = next
    },
    clear: () => {
      pair = {}
    },
  }
}
