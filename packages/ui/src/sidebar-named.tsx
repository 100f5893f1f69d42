import type { ReactElement, RefAttributes } from 'react'
import { cloneElement, createContext, lazy, Suspense, use, useState } from 'react'
import { keptFocus } from './kept-focus.ts'

export type Width = 'expanded' | 'collapsed' | 'panel'

export const WidthContext = createContext<Width>('expanded')

const Tooltip = lazy(async () => ({ default: (await import('./tooltip.tsx')).Tooltip }))

export type Entry = ReactElement<RefAttributes<HTMLElement>>

interface NamedProps {
  name: string
  /** Keeps its focus, where others below it may have it; it does so by itself otherwise. */
  keep?: (element: HTMLElement | null) => void
  children: Entry
}

/** In the collapsed sidebar an entry says its name on approach; the words are fetched once that is possible. */
export function Named({ name, keep, children }: NamedProps) {
  const [own] = useState(keptFocus)
  const entry = cloneElement(children, { ref: keep ?? own.entry })
  if (use(WidthContext) !== 'collapsed') return entry
  return (
    <Suspense fallback={entry}>
      <Tooltip content={name} side="right">
        {entry}
      </Tooltip>
    </Suspense>
  )
}
