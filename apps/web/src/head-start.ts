// The smallest part of the application, and the first to run: what the first page waits for is on its way before the
// rest has been read.
import '@plenum/ui/styles.css'
import { startHead } from './head.ts'

// a server in the page has to be started first
if (!SERVER_IN_PAGE) startHead()
void import('./main.tsx')
