import type { PlaceNode } from '@plenum/domain/node'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { FieldGroup } from '@plenum/ui/field-group'
import { hstack, stack } from '@plenum/ui/patterns'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { LookupBox } from '#app/form/lookup-box.tsx'
import { placeOption } from '#app/form/place-option.ts'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { loadedRows } from '#app/table/row-source.ts'
import { placeQueries } from '../place-queries.ts'
import { NewPlace } from './new-place.tsx'
import { lifeQueries } from './queries.ts'

interface PlacePickerProps {
  /** The place chosen, or being looked into. */
  place: PlaceNode | null
  error?: string | undefined
  onPlace: (place: PlaceNode | null) => void
}

/** A place: found by its name, or by going down the hierarchy level by level; what is missing is added on the way. */
export function PlacePicker({ place, error, onPlace }: PlacePickerProps) {
  const { t } = useTranslation('life')
  const assets = useTranslation('assets').t
  const { text, asked, setText } = useLookFor()
  const [isAdding, setIsAdding] = useState(false)
  const found = useQuery({ ...placeQueries.search(text), enabled: asked })
  const results = found.data?.results ?? []
  const note = { none: assets(($) => $.lookup.no_match), failed: assets(($) => $.lookup.failed) }
  const go = (next: PlaceNode | null) => {
    setIsAdding(false)
    onPlace(next)
  }
  return (
    <FieldGroup label={t(($) => $.move.place)} error={error}>
      <div className={stack({ gap: '2' })}>
        <LookupBox
          label={t(($) => $.move.search)}
          chosen={place}
          options={results.map(placeOption)}
          note={useLookupNote(found, results.length, note)}
          words={{
            clear: t(($) => $.move.remove),
            placeholder: t(($) => $.move.search),
            create: undefined,
          }}
          onSearch={setText}
          onChoose={(option) => go(results.find(({ id }) => id === option?.id) ?? null)}
        />
        <Way place={place} onPlace={go} />
        {place?.type !== 'rack' && <Inside parent={place} onPlace={go} />}
        {isAdding ? (
          <NewPlace parent={place} onAdded={go} onCancel={() => setIsAdding(false)} />
        ) : (
          place?.type !== 'rack' && (
            <span>
              <Button size="compact" onClick={() => setIsAdding(true)}>
                <Plus aria-hidden="true" />
                {t(($) => $.move.add)}
              </Button>
            </span>
          )
        )}
      </div>
    </FieldGroup>
  )
}

/** The levels above, each to go back to. */
function Way({ place, onPlace }: Pick<PlacePickerProps, 'place' | 'onPlace'>) {
  const { t } = useTranslation('life')
  const [wanted, setWanted] = useState<string | null>(null)
  const above = useQuery({ ...placeQueries.detail(wanted ?? ''), enabled: wanted !== null })
  if (wanted !== null && above.data?.id === wanted) {
    setWanted(null)
    onPlace(above.data)
  }
  if (place === null) return null
  return (
    <div className={hstack({ gap: '1', flexWrap: 'wrap' })}>
      <Button size="compact" tone="quiet" onClick={() => onPlace(null)}>
        {t(($) => $.move.top)}
      </Button>
      {place.trail.slice(0, -1).map(({ id, name }) => (
        <Button key={id} size="compact" tone="quiet" onClick={() => setWanted(id)}>
          {name}
        </Button>
      ))}
    </div>
  )
}

function Inside({ parent, onPlace }: { parent: PlaceNode | null; onPlace: (place: PlaceNode) => void }) {
  const { t } = useTranslation('life')
  const fields = useTranslation('fields').t
  const inside = useInfiniteQuery(lifeQueries.inside(parent?.id ?? null))
  if (inside.isPending) return <p className={css({ color: 'text.muted' })}>{t(($) => $.move.loading)}</p>
  if (!inside.data) return <Alert tone="error">{t(($) => $.move.failed_places)}</Alert>
  const results = loadedRows(inside.data.pages)
  if (results.length === 0)
    return (
      <p className={css({ color: 'text.muted', textStyle: 'table' })}>
        {t(($) => (parent === null ? $.move.none_at_all : $.move.none_inside))}
      </p>
    )
  return (
    <>
      <ul
        aria-label={t(($) => (parent === null ? $.move.top : $.move.inside))}
        className={css({ maxHeight: '[11rem]', overflowY: 'auto', display: 'grid', gap: '0.5' })}
      >
        {results.map((node) => (
          <li key={node.id}>
            <Button
              size="compact"
              tone="quiet"
              width="full"
              className={css({ justifyContent: 'space-between' })}
              onClick={() => onPlace(node)}
            >
              <span className={hstack({ gap: '2' })}>
                {node.name}
                <span className={css({ color: 'text.muted' })}>{fields(($) => $.node[node.type])}</span>
              </span>
              <ChevronRight aria-hidden="true" />
            </Button>
          </li>
        ))}
        {inside.hasNextPage && (
          <li>
            <Button
              size="compact"
              loading={inside.isFetchingNextPage}
              onClick={() => void inside.fetchNextPage()}
            >
              {t(($) => $.move.more)}
            </Button>
          </li>
        )}
      </ul>
      {inside.isFetchNextPageError && <Alert tone="error">{t(($) => $.move.failed_places)}</Alert>}
    </>
  )
}
