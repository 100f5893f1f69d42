import { useTranslation } from '@plenum/i18n/react'
import { css, cx } from '@plenum/ui/css'
import { menu } from '@plenum/ui/recipes'
import { Box, History, MapPin, PanelsTopLeft, UsersRound } from 'lucide-react'
import { FOUND_GROUPS, type Found } from './found.ts'

const icons = {
  recent: History,
  pages: PanelsTopLeft,
  assets: Box,
  places: MapPin,
  people: UsersRound,
} as const satisfies Record<Exclude<Found['group'], 'actions'>, unknown>
const iconOf = (each: Found) => (each.group === 'actions' ? each.Icon : icons[each.group])
const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
const styles = menu()

interface SearchResultsProps {
  id: string
  found: readonly Found[]
  /** Which one the arrows stand on. */
  at: number
  text: string
  isWaiting: boolean
  /** Why it could not be looked for; null where it could. */
  failure: string | null
  onTake: (found: Found) => void
}

/** What was found, by kind. */
export function SearchResults({ id, found, at, text, isWaiting, failure, onTake }: SearchResultsProps) {
  const { t } = useTranslation('shell')
  const loading = useTranslation('common').t(($) => $.states.loading)
  return (
    <>
      <div role="listbox" id={id} aria-label={t(($) => $.search.results)}>
        {FOUND_GROUPS.map((group) => {
          const members = found.flatMap((each, index) => (each.group === group ? [{ each, index }] : []))
          if (members.length === 0) return null
          return (
            <div key={group} role="group" aria-label={t(($) => $.search[group])}>
              <p aria-hidden="true" className={styles.label}>
                {t(($) => $.search[group])}
              </p>
              {members.map(({ each, index }) => {
                const Icon = iconOf(each)
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard reaches it through the box it belongs to
                  <div
                    key={each.id}
                    ref={index === at ? intoView : null}
                    role="option"
                    tabIndex={-1}
                    id={`${id}-${index}`}
                    aria-selected={index === at}
                    {...(index === at && { 'data-highlighted': '' })}
                    className={styles.item}
                    onClick={() => onTake(each)}
                  >
                    <Icon aria-hidden="true" />
                    <span className={styles.text}>{each.name}</span>
                    <span className={cx(styles.reason, css({ maxWidth: '[50%]', truncate: true }))}>
                      {each.hint}
                    </span>
                  </div>
                )
              })}
            </div>
          )
        })}
      </div>
      {(found.length === 0 || failure !== null) && (
        <p role="status" className={styles.label}>
          {isWaiting ? loading : (failure ?? t(($) => $.search.none, { text }))}
        </p>
      )}
    </>
  )
}
