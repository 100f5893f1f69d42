import { cookieValue } from './cookie-value.ts'

/** The token the server gave this page against other sites' requests; sent to the page's own origin only. */
export function xsrfToken(address: string): string | null {
  if (typeof document === 'undefined' || new URL(address).origin !== location.origin) return null
  return cookieValue(document.cookie, 'XSRF-TOKEN')
}
