import { ClientError } from '@plenum/api-client/client-error'
import type { PlaceNode } from '@plenum/domain/node'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { InOrder } from '@plenum/ui/in-order'
import { hstack, stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { HistorySection } from '#app/history/history-section.tsx'
import { freshAfter } from '#app/form/saved.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import type { Rivals } from '#app/time/rivals.ts'
import { wayTo, type Branches } from './branches.ts'
import { PlaceActions, type Acting } from './place-actions.tsx'
import { PlaceDetails } from './place-details.tsx'
import { savePlace, type PlaceDraft } from './place-draft.ts'
import { nodeQueries } from './queries.ts'
import { part } from '#app/notices/part.ts'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { usePrepared } from '#app/page/use-prepared.ts'
import { usePlaceChange } from './use-place-change.ts'

const PlaceAtView = part(async () => (await import('#app/time/place-at.tsx')).PlaceAtView)
const PlaceForm = preparedPart(
  () => import('./place-form.tsx'),
  (module) => module.PlaceForm,
)
const PlaceHistory = part(async () => (await import('./place-history.tsx')).PlaceHistory)
const RoomView = part(async () => (await import('./room-view.tsx')).RoomView)
const RackView = part(async () => (await import('./rack-view.tsx')).RackView)

interface PlacePanelProps {
  id: string
  tree: Branches
  canWrite: boolean
  seesAssets: boolean
  isEditing: boolean
  /** The day that is shown; undefined for now. */
  day: string | undefined
  rivals: Rivals
  onOpen: (id: string) => void
  onEdit: (editing: boolean) => void
  onAct: (acting: Acting) => void
  onDelete: () => void
}

/** The place that is selected in the tree: its facts, what stands in it, and what can be done with it. */
export function PlacePanel({ id, ...rest }: PlacePanelProps) {
  const { t } = useTranslation('hierarchy')
  const common = useTranslation('common').t
  const place = useQuery(nodeQueries.detail(id))
  if (place.data !== undefined) return <Panel key={id} place={place.data} {...rest} />
  if (place.error === null) return <TableSkeleton label={common(($) => $.states.loading)} />
  if (place.error instanceof ClientError && place.error.status === 404)
    return <p className={css({ color: 'text.muted' })}>{t(($) => $.no_place_found)}</p>
  return (
    <QueryError
      title={t(($) => $.detail_failed)}
      error={place.error}
      area="hierarchy"
      onRetry={() => void place.refetch()}
    />
  )
}

function Panel({
  place,
  tree,
  canWrite,
  seesAssets,
  isEditing,
  day,
  rivals,
  onOpen,
  onEdit,
  onAct,
  onDelete,
}: Omit<PlacePanelProps, 'id'> & { place: PlaceNode }) {
  const { t } = useTranslation('hierarchy')
  usePrepared(PlaceForm.prepare)
  const totals = useQuery(nodeQueries.totals(place.id))
  const { refresh, tellOf } = usePlaceChange()
  const save = async (seen: PlaceNode, draft: PlaceDraft) => {
    const ended = await freshAfter(await savePlace(seen, draft), refresh)
    if (ended.at === 'saved' && ended.record.version !== seen.version) {
      await tellOf(
        t(($) => $.renamed, { name: ended.record.name }),
        ended.record.id,
      )
    }
    return ended
  }
  const wayFromHere = (id: string) =>
    wayTo(tree, id)
      .slice(place.trail.length, -1)
      .map(({ name }) => name)
      .join(' › ')
  const stood = (
    <Suspense fallback={<Skeleton shape="block" />}>
      {place.type === 'rack' && seesAssets && <RackView rackId={place.id} day={day} rivals={rivals} />}
      {place.type === 'room' && <RoomView roomId={place.id} day={day} />}
      {place.type !== 'rack' && day !== undefined && (
        <PlaceAtView place={place} day={day} wayTo={wayFromHere} onOpen={onOpen} />
      )}
    </Suspense>
  )
  const details = (
    <>
      <PlaceDetails
        place={place}
        totals={day === undefined && (totals.data || totals.isPending) ? totals.data : null}
        seesAssets={seesAssets}
      />
      {totals.isError && !totals.data && (
        <QueryError
          title={t(($) => $.totals_failed)}
          error={totals.error}
          area="hierarchy"
          onRetry={() => void totals.refetch()}
        />
      )}
    </>
  )
  return (
    <InOrder className={stack({ gap: '5', minWidth: '0' })}>
      <div className={hstack({ gap: '2', flexWrap: 'wrap', justifyContent: 'space-between' })}>
        <h2 className={css({ textStyle: 'heading', overflowWrap: 'anywhere', minWidth: '0' })}>
          {place.name}
        </h2>
        {canWrite && !isEditing && (
          <div className={hstack({ gap: '2' })}>
            <Button onClick={() => onEdit(true)}>
              <Pencil aria-hidden="true" />
              {t(($) => $.edit)}
            </Button>
            <PlaceActions place={place} tree={tree} onAct={onAct} onDelete={onDelete} />
          </div>
        )}
      </div>
      {day !== undefined && stood}
      <Suspense fallback={details}>
        {canWrite && isEditing ? (
          <PlaceForm place={place} onSave={save} onDone={() => onEdit(false)} />
        ) : (
          details
        )}
      </Suspense>
      {day === undefined && stood}
      <HistorySection title={t(($) => $.history.title)}>
        <PlaceHistory id={place.id} canUndo={canWrite} />
      </HistorySection>
    </InOrder>
  )
}
