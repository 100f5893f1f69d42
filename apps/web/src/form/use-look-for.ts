import { useState } from 'react'
import { useDebounced } from '#app/page/use-debounced.ts'

const SETTLED_MS = 200

/** What is being looked for in a lookup; it is not asked until the list was opened once, so that nothing is asked before. */
export function useLookFor() {
  const [text, setText] = useState<string | null>(null)
  return { text: useDebounced(text ?? '', SETTLED_MS), asked: text !== null, setText }
}
