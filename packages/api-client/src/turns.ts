import type { TokenPair } from '@plenum/domain/session'

/** How the pages of one browser, which share a refresh token, keep out of each other's way; the server is safe without. */
export interface Turns {
  /** Runs `body` while no other page runs one; without waiting for long, and also where pages cannot wait for each other. */
  take: <Result>(body: () => Promise<Result>) => Promise<Result>
  /** Hands a new pair to the other pages, so that they need no refresh of their own. */
  give: (pair: TokenPair) => void
  /** Waits a moment for what another page may just be handing over. */
  listen: () => Promise<void>
}

/** For a client that shares its tokens with nobody. */
export const alone: Turns = {
  take: (body) => body(),
  give: () => {},
  listen: () => Promise.resolve(),
}
