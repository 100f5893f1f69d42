import type { TokenPair } from '@plenum/domain/session'
import { createClient } from '../src/client.ts'
import type { Tokens } from '../src/tokens.ts'
import type { Turns } from '../src/turns.ts'
import { app } from './world.ts'

/** Some milliseconds. */
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export type Fetch = (request: Request) => Promise<Response>
/** Straight to the server. */
export const toServer: Fetch = async (request) => app.fetch(request)

/** A browser: one cookie jar for all tabs, a queue of turns, a channel between them. */
export function browser({ patience = Infinity, hurry = () => Promise.resolve() } = {}) {
  const jar: { refresh: string | null } = { refresh: null }
  const tabs: { take: (pair: TokenPair) => void }[] = []
  let queue = Promise.resolve()

  async function take<Result>(body: () => Promise<Result>): Promise<Result> {
    const before = queue
    const { promise, resolve } = Promise.withResolvers<void>()
    queue = before.then(() => promise)
    // whoever waits too long goes without a turn
    await (patience === Infinity ? before : Promise.race([before, wait(patience)]))
    return body().finally(resolve)
  }

  function open(fetch: Fetch, own: Partial<Turns> = {}) {
    let access: string | null = null
    let signedOut = 0
    const tokens: Tokens = {
      access: () => access,
      refresh: () => jar.refresh,
      store: (pair) => {
        access = pair.access
        jar.refresh = pair.refresh
      },
      clear: () => {
        access = null
        jar.refresh = null
      },
    }
    const tab = {
      take: (pair: TokenPair) => {
        if (pair.refresh === jar.refresh) access = pair.access
      },
    }
    tabs.push(tab)
    const give = (pair: TokenPair) => {
      for (const other of tabs) if (other !== tab) void hurry().then(() => other.take(pair))
    }
    const client = createClient({
      url: 'http://localhost/',
      tokens,
      language: () => 'en',
      fetch,
      turns: () => ({ take, give, listen: () => wait(20), ...own }),
      onSignedOut: () => {
        signedOut++
      },
    })
    return { ...client, tokens, timesSignedOut: () => signedOut }
  }
  return { jar, open }
}
