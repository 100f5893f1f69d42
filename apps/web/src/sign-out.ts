import { authApi } from '@plenum/api-client/auth'
import { ClientError } from '@plenum/api-client/client-error'
import { createHttp } from '@plenum/api-client/http'
import { memoryTokens } from '@plenum/api-client/tokens'
import type { QueryClient } from '@tanstack/react-query'
import { server, tokens } from './api.ts'
import { leave } from './session.ts'

/** Ends the session here at once, and on the server as soon as that can be reached. */
export function signOut(queryClient: QueryClient): void {
  // a way of its own: the page's forgets who he was
  const own = memoryTokens({ access: tokens.access(), refresh: tokens.refresh() })
  const { logout } = authApi(createHttp({ ...server, tokens: own }))
  leave(queryClient)
  const end = (): Promise<void> =>
    logout().catch((error: unknown) => {
      if (!(error instanceof ClientError) || error.kind !== 'network') return
      addEventListener('online', () => void end(), { once: true })
    })
  void end()
}
