import { detectLanguage } from '@plenum/i18n/detect-language'
import { askFirstData } from './first-data.ts'
import { createQueryClient } from './query-client.ts'
import { hasSession, sessionQuery } from './session.ts'

/** The one cache of what the server told. */
export const queryClient = createQueryClient()

/** Asks who is signed in and, at the same time, for the first data of the page in the address. */
export function startHead() {
  if (!hasSession()) return
  // the answers' words are in it
  document.documentElement.lang = detectLanguage()
  void queryClient.prefetchQuery(sessionQuery)
  askFirstData(queryClient, location)
}
