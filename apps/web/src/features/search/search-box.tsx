import type { SearchHits } from '@plenum/domain/search'
import type { CurrentUser } from '@plenum/domain/session'
import { useTranslation } from '@plenum/i18n/react'
import { css, cx } from '@plenum/ui/css'
import { menu } from '@plenum/ui/recipes'
import { SearchInput } from '@plenum/ui/search-input'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react'
import { PAGE_SHORTCUTS } from '#app/page/shortcuts.ts'
import { useDebounced } from '#app/page/use-debounced.ts'
import { useKeyWords } from '#app/page/use-key-words.ts'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { noteVisit, visitsOf } from '#app/page/visits.ts'
import { found, type Action, type Found, type PageName } from './found.ts'
import { searchQueries } from './queries.ts'

const SearchResults = preparedPart(
  () => import('./search-results.tsx'),
  (module) => module.SearchResults,
)

const under = css({
  position: 'absolute',
  top: '[100%]',
  insetX: '0',
  mt: '1',
  zIndex: 'floating',
  maxWidth: 'full',
})

const SETTLED_MS = 120

interface SearchBoxProps {
  pages: () => readonly PageName[]
  actions: () => readonly Action[]
  user: Pick<CurrentUser, 'id' | 'permissions'>
}

/** Finds records, pages and things to do from anywhere: Ctrl+K or Cmd+K, type, arrows, Enter. */
export function SearchBox({ pages, actions, user }: SearchBoxProps) {
  const [keys = ''] = useKeyWords()(PAGE_SHORTCUTS.search)
  const common = useTranslation('common').t
  const [placeholder, loading] = [common(($) => $.actions.search), common(($) => $.states.loading)]
  const router = useRouter()
  const queryClient = useQueryClient()
  const box = useRef<HTMLInputElement>(null)
  const cameFrom = useRef<EventTarget>(null)
  // what Enter has asked for and the server has not told yet; whatever is done in the box since takes it back
  const awaited = useRef<string>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [atId, setAtId] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const typed = text.trim()
  const search = useDebounced(typed, SETTLED_MS)
  const hits = useQuery({ ...searchQueries.hits(search), enabled: isOpen && search !== '' })
  const visits = isOpen ? visitsOf(user.id) : []
  const foundWith = (answer: SearchHits | undefined) =>
    found({
      search: typed,
      hits: answer,
      permissions: user.permissions,
      visits,
      pages: pages(),
      actions: actions(),
    })
  const offered = isOpen ? foundWith(typed === '' ? undefined : hits.data) : []
  const errorWords = useErrorWords()
  const isWaiting = isOpen && typed !== '' && (search !== typed || hits.isFetching)
  const pointed = offered.findIndex(({ id }) => id === atId)
  const at = Math.max(0, pointed)
  useShortcut('search', () => box.current?.select())
  const leave = () => {
    box.current?.blur()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  const take = (chosen: Found) => {
    setText('')
    if ('run' in chosen) {
      leave()
      return chosen.run()
    }
    box.current?.blur()
    if (chosen.group !== 'pages' && chosen.group !== 'recent' && chosen.group !== 'actions') {
      const { go, ...entry } = chosen
      noteVisit(user.id, { ...entry, href: router.buildLocation(go).href })
    }
    void router.navigate(chosen.go)
  }
  // Enter was faster than the answer: it means the first of what is coming, not of what was there before; where nothing
  // comes, the first of what is known without it
  const hurry = async () => {
    awaited.current = typed
    const coming = await queryClient
      .fetchQuery({ ...searchQueries.hits(typed), retry: false })
      .catch(() => undefined)
    const [first] = foundWith(coming)
    if (first && awaited.current === typed) take(first)
  }
  const point = (id: string | null) => {
    awaited.current = null
    setAtId(id)
  }
  const step = (by: number) => point(offered[(at + by + offered.length) % offered.length]?.id ?? null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return leave()
    const chosen = offered[at]
    // what the arrows stand on was chosen, whatever else is coming
    if (event.key === 'Enter' && isWaiting && pointed === -1) void hurry()
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
          point(null)
        }}
        onPointerEnter={SearchResults.prepare}
        onFocus={({ relatedTarget }) => {
          SearchResults.prepare()
          cameFrom.current = relatedTarget
          setIsOpen(true)
        }}
        onBlur={() => {
          setIsOpen(false)
          point(null)
        }}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        <div
          data-state="open"
          role="presentation"
          // the press must not take the focus out of the box before the click arrives
          onMouseDown={(event) => event.preventDefault()}
          className={cx(menu().content, under)}
        >
          <Suspense
            fallback={
              <div
                role="listbox"
                id={listId}
                aria-busy="true"
                aria-label={placeholder}
                className={css({ p: '2' })}
              >
                {loading}
              </div>
            }
          >
            <SearchResults
              id={listId}
              found={offered}
              at={at}
              text={typed}
              isWaiting={isWaiting}
              failure={hits.isError ? errorWords(hits.error) : null}
              onTake={take}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
