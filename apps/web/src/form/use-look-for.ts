import { useState } from 'react'
import { useDebounced } from '#app/page/use-debounced.ts'

const SETTLED_MS = 200

/**
 * What is being looked for in a lookup; it is not asked until the list was opened once, so that nothing is asked before.
 * Until it is settled, what was found is no answer to what stands in the box.
 */
export function useLookFor() {
  const [text, setText] = useState<string | null>(null)
  const wanted = text ?? ''
  const settled = useDebounced(wanted, SETTLED_MS)
  return { text: settled, isSettled: settled === wanted, asked: text !== null, setText }
}
