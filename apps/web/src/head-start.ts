// The smallest part of the application, and the first to run: what the first page waits for is on its way before the
// rest has been read.
import '@plenum/ui/styles.css'
import { firstRefresh } from './first-refresh.ts'
import { startHead } from './head.ts'

/** So long the answer to the first request may hold up the application: what it has asked for next is then on its way. */
const SOON_MS = 250

let hasBegun = false

/** Reads the application and asks for what its first page shows; once, whatever calls first. */
function readOn() {
  if (hasBegun) return
  hasBegun = true
  // a server in the page has to be started first
  if (!SERVER_IN_PAGE) startHead()
  void import('./main.tsx')
}

void firstRefresh.then(readOn)
setTimeout(readOn, SOON_MS)
