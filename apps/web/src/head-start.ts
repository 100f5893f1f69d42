// The smallest part of the application, and the first to run: what the first page waits for is on its way before the
// rest has been read.
import '@plenum/ui/styles.css'
import { firstSent } from './api.ts'
import { startHead } from './head.ts'
import { hasSession } from './session.ts'

/** Nobody's first question takes longer to leave than this; where it does, the rest does not wait for it. */
const PATIENCE_MS = 100

async function start() {
  // a server in the page has to be started first
  if (!SERVER_IN_PAGE && hasSession()) {
    startHead()
    await Promise.race([firstSent, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  }
  await import('./main.tsx')
}

void start()
