import type { Words } from '@plenum/i18n/words'

/** Where a shortcut works. */
export type ShortcutGroup = keyof Words['shell']['shortcuts']['groups']

export type ShortcutName = keyof Words['shell']['shortcuts']['names']

export interface Entry {
  group: ShortcutGroup
  /** Keys that do it, each of them alone. */
  keys: readonly string[]
  /** Together with Ctrl or Cmd. */
  withModifier?: boolean
  /** Together with Shift. */
  withShift?: boolean
  /** Together with Alt. */
  withAlt?: boolean
}

/** What works anywhere on a page: bound by `useShortcut`, which takes nothing that is not here. */
export const PAGE_SHORTCUTS = {
  search: { group: 'anywhere', keys: ['k'], withModifier: true },
  sidebar: { group: 'anywhere', keys: ['b'], withModifier: true },
  shortcuts: { group: 'anywhere', keys: ['?'] },
  filter: { group: 'lists', keys: ['/'] },
} as const satisfies Partial<Record<ShortcutName, Entry>>

/** Which neighbour of the open record a press asks for: -1 the one before, 1 the next; null for any other key. */
export function neighbourOf({ key, altKey, ctrlKey, metaKey }: Pressed): -1 | 1 | null {
  if (altKey || ctrlKey || metaKey) return null
  const [before, after] = PART_SHORTCUTS.neighbour.keys
  return key === before ? -1 : key === after ? 1 : null
}

export type PageShortcut = keyof typeof PAGE_SHORTCUTS

/** What the part answers that has the focus. */
const PART_SHORTCUTS = {
  close: { group: 'anywhere', keys: ['Escape'] },
  notices: { group: 'anywhere', keys: ['t'], withAlt: true },
  row: { group: 'rows', keys: ['ArrowUp', 'ArrowDown'] },
  page: { group: 'rows', keys: ['PageUp', 'PageDown'] },
  ends: { group: 'rows', keys: ['Home', 'End'] },
  open: { group: 'rows', keys: ['Enter'] },
  select: { group: 'rows', keys: ['Space'] },
  range: { group: 'rows', keys: ['ArrowUp', 'ArrowDown'], withShift: true },
  all: { group: 'rows', keys: ['a'], withModifier: true },
  neighbour: { group: 'record', keys: ['k', 'j'] },
  result: { group: 'search', keys: ['ArrowUp', 'ArrowDown'] },
  go: { group: 'search', keys: ['Enter'] },
  leave: { group: 'search', keys: ['Escape'] },
} as const satisfies Record<Exclude<ShortcutName, PageShortcut>, Entry>

interface Shortcut extends Entry {
  name: ShortcutName
}

const listed: readonly Shortcut[] = [...named(PAGE_SHORTCUTS), ...named(PART_SHORTCUTS)]

function named<Name extends ShortcutName>(entries: Readonly<Record<Name, Entry>>): Shortcut[] {
  // the keys of a record are only known as texts
  return Object.entries<Entry>(entries).map(([name, entry]) => ({ name: name as Name, ...entry }))
}

const GROUPS = ['anywhere', 'lists', 'rows', 'record', 'search'] as const satisfies readonly ShortcutGroup[]

/** Every shortcut there is, by where it works. */
export const shortcutsByGroup = (): { group: ShortcutGroup; shortcuts: readonly Shortcut[] }[] =>
  GROUPS.map((group) => ({ group, shortcuts: listed.filter((each) => each.group === group) }))

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Whether a press is this shortcut. */
export function isPressed(name: PageShortcut, { key, altKey, ctrlKey, metaKey }: Pressed): boolean {
  const { keys, withModifier = false }: Entry = PAGE_SHORTCUTS[name]
  return !altKey && keys.includes(key.toLowerCase()) && withModifier === (ctrlKey || metaKey)
}

/** Whether it is a bare key, which does something else where somebody types or chooses. */
export const isBareKey = (name: PageShortcut): boolean => !('withModifier' in PAGE_SHORTCUTS[name])
