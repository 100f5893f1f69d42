import { useRef, useState } from 'react'

type Traffic = 'busy' | 'failed'

/** Files of a form on their way: what is asked to be sent meanwhile is sent once the last has arrived. */
export function useAwaitedFiles() {
  const under = useRef<Record<string, Partial<Record<Traffic, boolean>>>>({})
  const onArrived = useRef<(() => void) | null>(null)
  const [isAwaiting, setIsAwaiting] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const any = (what: Traffic) => Object.values(under.current).some((box) => box[what])
  const settle = () => {
    setHasFailed(any('failed'))
    if (any('busy')) return
    const go = onArrived.current
    onArrived.current = null
    setIsAwaiting(false)
    if (!any('failed')) go?.()
  }
  return {
    isAwaiting,
    hasFailed,
    isBusy: () => any('busy'),
    /** Told by each box of files how its own stand. */
    tell: (box: string, what: Traffic, is: boolean) => {
      under.current = { ...under.current, [box]: { ...under.current[box], [what]: is } }
      settle()
    },
    /** A box that is gone waits for nothing. */
    forget: (box: string) => {
      under.current = { ...under.current, [box]: {} }
      settle()
    },
    /** Does it now, or once everything has arrived; not at all where something failed. */
    await: (go: () => void) => {
      if (any('failed')) return setHasFailed(true)
      if (!any('busy')) return go()
      onArrived.current = go
      setIsAwaiting(true)
    },
  }
}

export type AwaitedFiles = ReturnType<typeof useAwaitedFiles>
