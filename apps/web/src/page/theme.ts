import { keepStored, readStored } from '@plenum/i18n/browser-storage'
import { useSyncExternalStore } from 'react'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'
const isTheme = (text: string | null): text is Theme => THEMES.some((theme) => theme === text)
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

/** The theme a person chose; light until they do. */
export const chosenTheme = (): Theme => {
  const saved = readStored(KEY)
  return isTheme(saved) ? saved : 'light'
}

function show() {
  const theme = chosenTheme()
  const dark = theme === 'dark' || (theme === 'system' && prefersDark().matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

/** Shows and remembers a theme. */
export function chooseTheme(theme: Theme) {
  keepStored(KEY, theme)
  show()
}

/** Follows the system and other tabs from now on. */
export function followTheme() {
  prefersDark().addEventListener('change', show)
  addEventListener('storage', (event) => event.key === KEY && show())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme, chosenTheme)

/** The theme that is on the screen, whether it was chosen or is the system's. */
export const useShownTheme = (): string =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme ?? 'light')
