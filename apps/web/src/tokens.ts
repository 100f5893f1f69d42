import { cookieValue } from '@plenum/api-client/cookie-value'
import type { Tokens } from '@plenum/api-client/tokens'
import type { TokenPair } from '@plenum/domain/session'

// as long as a session can last at most, where the server does not say how long it really does
const MAX_AGE_SECONDS = 14 * 24 * 60 * 60

/** First part of a host name of more than two parts, else `default`; addresses have no parts. */
export function tokenPrefix(hostname: string): string {
  const parts = hostname.split('.')
  const isAddress = hostname.includes(':') || parts.every((part) => /^\d+$/.test(part))
  return parts.length > 2 && !isAddress ? (parts[0] ?? 'default') : 'default'
}

/** The client's port, and how what other tabs do is taken. */
interface BrowserTokens extends Tokens {
  clearAccess: () => void
  /** Keeps the access token of another tab's refresh. */
  take: (pair: TokenPair) => void
}

interface Jar {
  cookie: string
}

/** The access token in memory, the refresh token in its cookie. */
export function createTokens(jar: Jar, hostname: string, onRefused: () => void): BrowserTokens {
  const name = `${tokenPrefix(hostname)}_refresh_token`
  const attributes = 'Secure; SameSite=Strict; Path=/'
  let access: string | null = null
  let refused = false
  const refresh = () => cookieValue(jar.cookie, name)
  return {
    access: () => access,
    refresh,
    /** Keeps a pair; says once when the browser refuses the cookie. */
    store: (pair) => {
      access = pair.access
      const seconds = pair.refresh_expires_in ?? MAX_AGE_SECONDS
      jar.cookie = `${name}=${encodeURIComponent(pair.refresh)}; Max-Age=${seconds}; ${attributes}`
      if (refused || refresh() === pair.refresh) return
      refused = true
      onRefused()
    },
    clear: () => {
      access = null
      jar.cookie = `${name}=; Max-Age=0; ${attributes}`
    },
    /** Forgets the access token only: the next request asks for a new one. */
    clearAccess: () => {
      access = null
    },
    take: (pair) => {
      // what comes late may be of a session that is not this browser's any more
      if (refresh() === pair.refresh) access = pair.access
    },
  }
}
