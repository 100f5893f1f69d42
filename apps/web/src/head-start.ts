// The smallest part of the application, and the first to run: what the first page waits for is on its way before the
// rest has been read.
import '@plenum/ui/styles.css'
import { detectLanguage } from '@plenum/i18n/detect-language'
import { firstSent } from './api.ts'
import { askFirstData } from './first-data.ts'
import { createQueryClient } from './query-client.ts'
import { hasSession, sessionQuery } from './session.ts'

/** Nobody's first question takes longer to leave than this; where it does, the rest does not wait for it. */
const PATIENCE_MS = 100

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

async function start() {
  // a server in the page has to be started first
  if (!SERVER_IN_PAGE && hasSession()) {
    startHead()
    await Promise.race([firstSent, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  }
  await import('./main.tsx')
}

void start()
