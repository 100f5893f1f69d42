import { authApi } from '@plenum/api-client/auth'
import { ClientError } from '@plenum/api-client/client-error'
import type { CurrentUser, SignedIn } from '@plenum/domain/session'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { http, tokens, whenSessionEnds } from './api.ts'
import { forgetDrafts } from './drafts/signing-out.ts'
import { forgetVisits } from './page/forget-visits.ts'

/** Signing in, out and up. */
export const auth = authApi(http)

/** Who is signed in; null for nobody. A failure says nothing about it and keeps the cookie. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  // nothing is on the screen before it
  meta: { isWaitedFor: true },
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    if (!hasSession()) return null
    try {
      return await auth.me(signal)
    } catch (error) {
      if (error instanceof ClientError && error.status === 401) return null
      throw error
    }
  },
})

/** Whether there is anything to be recognised by. */
export const hasSession = (): boolean => tokens.access() !== null || tokens.refresh() !== null

type Message = { at: 'signed_out' } | { at: 'signed_in'; user_id: string }

const channel = new BroadcastChannel('plenum-session')
const tell = (message: Message) => channel.postMessage(message)

/** Takes the answer of login or registration for the session, without asking again. */
export function signIn(queryClient: QueryClient, { user }: SignedIn) {
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, user)
  tell({ at: 'signed_in', user_id: user.id })
}

/** Forgets the session here and in the browser's other tabs. */
export function leave(queryClient: QueryClient): void {
  tokens.clear()
  // a session that only ran out leaves them: whoever comes back goes on writing
  forgetDrafts()
  forget(queryClient)
  tell({ at: 'signed_out' })
}

function forget(queryClient: QueryClient) {
  forgetVisits()
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, null)
}

/** Follows what the server and other tabs say: signed out there is signed out here, somebody else there is somebody else here. */
export function followSession(queryClient: QueryClient, onChange: () => void) {
  whenSessionEnds(() => {
    forget(queryClient)
    onChange()
  })
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const user = queryClient.getQueryData(sessionQuery.queryKey)
    if (data.at === 'signed_in' && data.user_id === user?.id) return
    // the cookie is no business of this tab's: whoever sent this may have signed in again by now
    tokens.clearAccess()
    if (data.at === 'signed_out') forget(queryClient)
    else queryClient.clear()
    onChange()
  })
}

/** The signed-in person for pages that do without one; nobody where the session cannot be asked for. */
export const knownUser = (queryClient: QueryClient): Promise<CurrentUser | null> =>
  hasSession() ? queryClient.ensureQueryData(sessionQuery).catch(() => null) : Promise.resolve(null)
