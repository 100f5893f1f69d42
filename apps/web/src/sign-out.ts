import { authApi } from '@plenum/api-client/auth'
import { ClientError } from '@plenum/api-client/client-error'
import { createHttp } from '@plenum/api-client/http'
import { memoryTokens } from '@plenum/api-client/tokens'
import type { QueryClient } from '@tanstack/react-query'
import { server, tokens } from './api.ts'
import { tellLastWords } from './drafts/signing-out.ts'
import { leave } from './session.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** When signing out was asked for: whoever stays after all, or comes back to the place, keeps the session. */
    signsOut?: number
  }
}

let meant: number | undefined

/** Asks for signing out; the answer goes along as the state of the way to the login page. */
export const meanToSignOut = (): number => (meant = performance.now())

/** Signs out who has just asked for it. */
export function signOutAsMeant(queryClient: QueryClient, signsOut: number | undefined): void {
  if (signsOut === undefined || signsOut !== meant) return
  meant = undefined
  signOut(queryClient)
}

/** Ends the session here at once, and on the server as soon as that has what was typed and can be reached. */
function signOut(queryClient: QueryClient): void {
  // a way of its own: the page's forgets who he was
  const own = memoryTokens({ access: tokens.access(), refresh: tokens.refresh() })
  const way = createHttp({ ...server, tokens: own })
  const { logout } = authApi(way)
  const told = tellLastWords(way)
  leave(queryClient)
  const end = (): Promise<void> =>
    logout().catch((error: unknown) => {
      if (!(error instanceof ClientError) || error.kind !== 'network') return
      addEventListener('online', () => void end(), { once: true })
    })
  void told.then(end)
}
