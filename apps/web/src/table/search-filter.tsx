import { css } from '@plenum/ui/css'
import { SearchInput } from '@plenum/ui/search-input'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePaced } from '#app/page/use-debounced.ts'

const SETTLED_MS = 200

interface SearchFilterProps {
  /** What it looks through: 'Search the inventory'. */
  label: string
  box: RefObject<HTMLInputElement | null>
  /** What the list is searched for now. */
  value: string
  onSearch: (text: string) => void
}

/** The list's own search: what is typed shows at once, the first of it is asked at once, and the rest when it stands still. */
export function SearchFilter({ label, box, value, onSearch }: SearchFilterProps) {
  const [typed, setTyped] = useState({ text: value, for: value })
  // Back, a link or Clear changed the address: the box follows
  if (typed.for !== value) setTyped({ text: typed.text.trim() === value ? typed.text : value, for: value })
  const settled = usePaced(typed.text, SETTLED_MS)
  const search = useEffectEvent((text: string) => {
    if (text === typed.text && text.trim() !== value) onSearch(text.trim())
  })
  useEffect(() => search(settled), [settled])
  return (
    <SearchInput
      ref={box}
      label={label}
      shortcut="/"
      aria-keyshortcuts="/"
      className={css({ width: { base: 'full', md: '[15rem]' } })}
      value={typed.text}
      onChange={(event) => setTyped({ ...typed, text: event.target.value })}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
    />
  )
}
