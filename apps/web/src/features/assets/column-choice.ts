import { useState } from 'react'
import { OPTIONAL_COLUMNS, type ColumnId, type OptionalColumn } from './asset-columns.tsx'

const KEY = 'assets.columns.hidden'
const savedHidden = (): OptionalColumn[] => {
  const saved = (localStorage.getItem(KEY) ?? '').split(',')
  return OPTIONAL_COLUMNS.filter((id) => saved.includes(id))
}

/** Which columns the list shows, remembered for this browser. */
export function useColumnChoice() {
  const [hidden, setHidden] = useState(savedHidden)
  const keep = (next: OptionalColumn[]) => {
    localStorage.setItem(KEY, next.join(','))
    setHidden(next)
  }
  return {
    isShown: (id: ColumnId) => !hidden.some((other) => other === id),
    toggle: (id: OptionalColumn) =>
      keep(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]),
    showAll: () => keep([]),
  }
}

export type ColumnChoice = ReturnType<typeof useColumnChoice>
