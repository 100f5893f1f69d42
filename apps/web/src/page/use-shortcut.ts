import { useEffect, useEffectEvent } from 'react'

interface Shortcut {
  key: string
  /** Together with Ctrl or Cmd. */
  withModifier: boolean
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Calls `onPress` for a key anywhere on the page; a bare key not while somebody types. */
export function useShortcut({ key, withModifier }: Shortcut, onPress: () => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.altKey) return
    if (withModifier !== (event.ctrlKey || event.metaKey)) return
    if (!withModifier && isTyping(event.target)) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
