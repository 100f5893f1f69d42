import { useEffectEvent, useLayoutEffect } from 'react'
import { isBareKey, isPressed, type PageShortcut } from './shortcuts.ts'

// in a field letters are typed, in a menu they choose, and what is behind a dialog is out of reach
const TAKES_KEYS =
  'input, textarea, select, [contenteditable=true], [role=menu], [role=dialog], [role=alertdialog]'

/** Whether letters that are pressed there are typed or choose something. */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=true], [role=menu]') !== null

const takesKeys = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TAKES_KEYS) !== null

/** Calls `onPress` for a shortcut anywhere on the page; a bare key not where somebody types or chooses. */
export function useShortcut(name: PageShortcut, onPress: () => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(name, event) || (isBareKey(name) && takesKeys(event.target))) return
    event.preventDefault()
    onPress()
  })
  // before anybody sees what is pressed: the effects after a picture come late where the machine is busy
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
