import { useTranslation } from '@plenum/i18n/react'
import { isApple } from './platform.ts'
import type { Entry } from './shortcuts.ts'

const NAMED = ['Escape', 'Enter', 'Space', 'PageUp', 'PageDown', 'Home', 'End'] as const
const SIGNS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' }

/** How the keys of a shortcut are written on the keyboard of this machine, one text for each way to press it. */
export function useKeyWords() {
  const { t } = useTranslation('shell')
  const wordOf = (key: string) => {
    const named = NAMED.find((each) => each === key)
    return named ? t(($) => $.shortcuts.keys[named]) : (SIGNS[key] ?? key.toUpperCase())
  }
  const modifier = isApple() ? '⌘' : `${t(($) => $.shortcuts.keys.Control)} `
  const shift = isApple() ? '⇧' : `${t(($) => $.shortcuts.keys.Shift)} `
  const alt = isApple() ? '⌥' : 'Alt '
  return ({ keys, withModifier = false, withShift = false, withAlt = false }: Omit<Entry, 'group'>) =>
    keys.map(
      (key) => `${withModifier ? modifier : ''}${withAlt ? alt : ''}${withShift ? shift : ''}${wordOf(key)}`,
    )
}
