import { useEffect, useState } from 'react'

const SECOND_MS = 1000
const STEP_MS = 250

/** Whole seconds left of `ms`, counted from when it was first asked for. */
export function useCountdown(ms: number): number {
  const [left, setLeft] = useState(Math.ceil(ms / SECOND_MS))
  useEffect(() => {
    const end = performance.now() + ms
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [ms])
  return left
}
