import { useEffect, useRef, useState } from 'react'

/** The value once it has stood still for `ms`: what is typed is shown at once and asked for later. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

/**
 * As `useDebounced`, but what changes after it stood still is told at once: whoever presses one key, or pastes, waits for
 * nothing, and what is typed on top of that is asked for once.
 */
export function usePaced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  const changed = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const now = performance.now()
    const stoodStill = now - changed.current >= ms
    changed.current = now
    const timer = setTimeout(() => setSettled(value), stoodStill ? 0 : ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
