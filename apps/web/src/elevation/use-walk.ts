import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { stopAfter, stopAt, typedUnit } from './keys.ts'

/** The device or free unit that the keys are on, and where they lead from it. */
export function useWalk() {
  const [cursor, setCursor] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  return {
    cursor,
    onFocus: ({ target }: FocusEvent) => {
      const stop = target.closest('[data-stop]')?.getAttribute('data-stop')
      if (stop) setCursor(stop)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const from = event.target instanceof Element ? event.target.closest('[data-stop]') : null
      if (from === null || event.ctrlKey || event.metaKey || event.altKey) return
      const number = typedUnit(typed, event.key)
      setTyped(number ?? '')
      const to =
        number === null ? stopAfter(event.currentTarget, from, event.key) : stopAt(from, Number(number))
      if (to === undefined) return
      event.preventDefault()
      to.focus()
      to.scrollIntoView({ block: 'nearest' })
    },
  }
}
