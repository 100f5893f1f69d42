import { css } from '@plenum/ui/css'
import { SearchInput } from '@plenum/ui/search-input'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_SHORTCUTS } from '#app/page/shortcuts.ts'
import { useDebounced } from '#app/page/use-debounced.ts'
import { useKeyWords } from '#app/page/use-key-words.ts'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { noteVisit, visitsOf } from '#app/page/visits.ts'
import { found, type Action, type Found, type PageName } from './found.ts'
import { searchQueries } from './queries.ts'
import { SearchResults } from './search-results.tsx'

const SETTLED_MS = 120

interface SearchBoxProps {
  pages: readonly PageName[]
  actions: readonly Action[]
  userId: string
}

/** Finds records, pages and things to do from anywhere: Ctrl+K or Cmd+K, type, arrows, Enter. */
export function SearchBox({ pages, actions, userId }: SearchBoxProps) {
  const [keys = ''] = useKeyWords()(PAGE_SHORTCUTS.search)
  const placeholder = useTranslation('common').t(($) => $.actions.search)
  const router = useRouter()
  const queryClient = useQueryClient()
  const box = useRef<HTMLInputElement>(null)
  const cameFrom = useRef<EventTarget>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [atId, setAtId] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const typed = text.trim()
  const search = useDebounced(typed, SETTLED_MS)
  const hits = useQuery({ ...searchQueries.hits(search), enabled: isOpen && search !== '' })
  const visits = isOpen ? visitsOf(userId) : []
  const offered = isOpen
    ? found({ search: typed, hits: typed === '' ? undefined : hits.data, visits, pages, actions })
    : []
  const errorWords = useErrorWords()
  const isWaiting = isOpen && typed !== '' && (search !== typed || hits.isFetching)
  const at = Math.max(
    0,
    offered.findIndex(({ id }) => id === atId),
  )
  useShortcut('search', () => box.current?.select())
  const leave = () => {
    box.current?.blur()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  const take = (chosen: Found) => {
    setText('')
    if (chosen.group === 'actions') {
      leave()
      return chosen.run()
    }
    box.current?.blur()
    if (chosen.group !== 'pages' && chosen.group !== 'recent') {
      const { go, ...entry } = chosen
      noteVisit(userId, { ...entry, href: router.buildLocation(go).href })
    }
    void router.navigate(chosen.go)
  }
  // Enter was faster than the answer: it means the first of what is coming, not of what was there before
  const hurry = async () => {
    const coming = await queryClient.fetchQuery(searchQueries.hits(typed))
    const [first] = found({ search: typed, hits: coming, visits, pages, actions })
    if (first && box.current?.value.trim() === typed) take(first)
  }
  const step = (by: number) => setAtId(offered[(at + by + offered.length) % offered.length]?.id ?? null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return leave()
    const chosen = offered[at]
    if (event.key === 'Enter' && isWaiting) hurry().catch(() => undefined)
    else if (event.key === 'Enter' && chosen) take(chosen)
    else if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else return
    event.preventDefault()
  }
  const isShown = isOpen && (typed !== '' || offered.length > 0)
  return (
    <div className={css({ position: 'relative', width: 'full', maxWidth: 'dialog' })}>
      <SearchInput
        ref={box}
        tone="quiet"
        className={css({ maxWidth: 'full' })}
        label={placeholder}
        shortcut={keys}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && offered[at] ? `${listId}-${at}` : undefined}
        aria-autocomplete="list"
        aria-keyshortcuts="Control+K Meta+K"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAtId(null)
        }}
        onFocus={({ relatedTarget }) => {
          cameFrom.current = relatedTarget
          setIsOpen(true)
        }}
        onBlur={() => {
          setIsOpen(false)
          setAtId(null)
        }}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        <SearchResults
          id={listId}
          found={offered}
          at={at}
          text={typed}
          isWaiting={isWaiting}
          failure={hits.isError ? errorWords(hits.error) : null}
          onTake={take}
        />
      )}
    </div>
  )
}
