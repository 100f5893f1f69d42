import { useRef, useState } from 'react'
import { useDraftKeeper, type DraftPlace } from '#app/drafts/use-draft.ts'
import { isBlank } from './values-of.ts'
import type { RequestValues } from './values.ts'

/** Changes of what is said; a function is told what was said until now. */
export type Change = Partial<RequestValues> | ((now: RequestValues) => Partial<RequestValues>)

interface RequestDraft {
  place: DraftPlace
  start: RequestValues
  /** What was begun and not sent. */
  restored: { values: RequestValues; at: string } | null
}

/** What is said in a form, kept at every change until it is sent. */
export function useRequestDraft({ place, start, restored }: RequestDraft) {
  const { keeper, keeping } = useDraftKeeper(place)
  // the server knows better which version of it there is
  const [values, setValues] = useState<RequestValues>(
    restored ? { ...restored.values, made: start.made ?? restored.values.made } : start,
  )
  const latest = useRef(values)
  const [from, setFrom] = useState(restored?.at ?? null)
  const [discarded, setDiscarded] = useState<RequestValues | null>(null)
  const put = (next: RequestValues) => {
    latest.current = next
    setValues(next)
  }
  const change = (by: Change) => {
    const { current } = latest
    put({ ...current, ...(typeof by === 'function' ? by(current) : by) })
    setDiscarded(null)
    keeper.change({ ...latest.current })
  }
  return {
    values,
    keeping,
    restoredFrom: from,
    change,
    latest: () => latest.current,
    onKeep: keeper.flush,
    /** It was sent, or is kept elsewhere: nothing of it is unfinished here any more. */
    finish: () => keeper.drop(),
    discard: () => {
      const { current } = latest
      void keeper.drop()
      put(start)
      setFrom(null)
      setDiscarded(isBlank(current) ? null : current)
    },
    /** Brings back what was discarded; null where nothing was, or something else was said since. */
    undo:
      discarded === null
        ? null
        : () => {
            put(discarded)
            keeper.change({ ...discarded })
            setDiscarded(null)
          },
  }
}
