import { css } from '@plenum/ui/css'
import { SearchInput } from '@plenum/ui/search-input'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebounced } from '#app/page/use-debounced.ts'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { foundPages, foundRecords, type Found, type PageName } from './found.ts'
import { searchQueries } from './queries.ts'
import { SearchResults } from './search-results.tsx'

const SETTLED_MS = 200

/** Finds assets, places and pages from anywhere: Ctrl+K or Cmd+K, type, arrows, Enter. */
export function SearchBox({ pages }: { pages: readonly PageName[] }) {
  const { t } = useTranslation('shell')
  const placeholder = useTranslation('common').t(($) => $.actions.search)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const box = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const search = useDebounced(text.trim(), SETTLED_MS)
  const asked = isOpen && search !== ''
  const hits = useQuery({ ...searchQueries.hits(search), enabled: asked })
  const found: Found[] = asked
    ? [...foundPages(pages, search), ...(hits.data ? foundRecords(hits.data) : [])]
    : []
  useShortcut('search', () => box.current?.select())
  const isWaiting = isOpen && (search !== text.trim() || hits.isFetching)
  const go = ({ go: where }: Pick<Found, 'go'>) => {
    setText('')
    box.current?.blur()
    void navigate(where)
  }
  // Enter was faster than the answer: it means the first of what is coming, not of what was there before
  const hurry = async (wanted: string) => {
    const coming = await queryClient.fetchQuery(searchQueries.hits(wanted))
    const [first] = [...foundPages(pages, wanted), ...foundRecords(coming)]
    if (first && box.current?.value.trim() === wanted) go(first)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return box.current?.blur()
    const chosen = found[at]
    if (event.key === 'Enter' && isWaiting) hurry(text.trim()).catch(() => undefined)
    else if (event.key === 'Enter' && chosen) go(chosen)
    else if (event.key === 'ArrowDown' && found.length > 0) setAt((at + 1) % found.length)
    else if (event.key === 'ArrowUp' && found.length > 0) setAt((at + found.length - 1) % found.length)
    else return
    event.preventDefault()
  }
  const isShown = isOpen && text.trim() !== ''
  return (
    <div className={css({ position: 'relative', width: 'full', maxWidth: 'dialog' })}>
      <SearchInput
        ref={box}
        tone="quiet"
        label={placeholder}
        shortcut={t(($) => $.search.shortcut)}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && found[at] ? `${listId}-${at}` : undefined}
        aria-autocomplete="list"
        aria-keyshortcuts="Control+K Meta+K"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        <SearchResults
          id={listId}
          found={found}
          at={at}
          text={text.trim()}
          isWaiting={isWaiting}
          onTake={go}
        />
      )}
    </div>
  )
}
