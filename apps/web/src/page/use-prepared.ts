import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/** Fetches what a page may open once it has nothing better to do: opening that then waits for nothing. */
export const usePrepared = (prepare: () => void) => useEffect(() => whenIdle(prepare), [prepare])
