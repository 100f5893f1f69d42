/** What of a key press the table listens to. */
export interface KeyPress {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

export type TableAction =
  | { do: 'move' | 'extend'; to: number }
  | { do: 'toggle' | 'open'; at: number }
  | { do: 'all' | 'clear' }

interface List {
  count: number
  /** Rows that fit the window. */
  page: number
  /** The first row in view: where a cursor that stands nowhere comes from. */
  first: number
}

/** Where a key moves the cursor of a list; null for any other key. */
export function cursorAfter(key: string, at: number, { count, page }: Omit<List, 'first'>): number | null {
  const last = count - 1
  const moves: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: last,
  }
  const to = moves[key]
  return to === undefined || count === 0 ? null : Math.min(Math.max(to, 0), last)
}

/** What a key press asks of a table whose cursor stands at a row, -1 for nowhere; null where it asks nothing. */
export function actionOf(press: KeyPress, at: number, list: List): TableAction | null {
  if (press.altKey) return null
  const withModifier = press.ctrlKey || press.metaKey
  const to = cursorAfter(press.key, at < 0 ? list.first - 1 : at, list)
  if (to !== null) {
    // with Ctrl or Cmd only the ends are the table's, the rest is the browser's
    if (withModifier && press.key !== 'Home' && press.key !== 'End') return null
    return { do: press.shiftKey ? 'extend' : 'move', to }
  }
  if (withModifier) return press.key.toLowerCase() === 'a' && !press.shiftKey ? { do: 'all' } : null
  if (press.key === 'Escape') return { do: 'clear' }
  if (at < 0 || at >= list.count) return null
  if (press.key === ' ') return press.shiftKey ? { do: 'extend', to: at } : { do: 'toggle', at }
  return press.key === 'Enter' ? { do: 'open', at } : null
}
