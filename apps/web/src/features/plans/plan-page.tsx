import { ClientError } from '@plenum/api-client/client-error'
import { may } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { ErrorState } from '@plenum/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import * as v from 'valibot'
import { part } from '#app/notices/part.ts'
import type { PreparedPart } from '#app/notices/prepared-part.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { TreeTrail } from '#app/page/tree-trail.tsx'
import { usePrepared } from '#app/page/use-prepared.ts'
import { PlanView } from '#app/plan/plan-view.tsx'
import { planQueries } from '#app/plan/queries.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { TimeBox } from '#app/time/time-box.tsx'
import { usePlaceTime } from '#app/time/use-place-time.ts'
import { PlanSearch } from './plan-search.ts'

const PlanEditor = part(async () => (await import('./plan-editor.tsx')).PlanEditor)
const PlaceTime = part(async () => (await import('#app/time/place-time.tsx')).PlaceTime)
const RoomOnDay = part(async () => (await import('./room-on-day.tsx')).RoomOnDay)

type Opened = Pick<PlanSearch, 'asset' | 'tab' | 'view'>

interface PlanPageProps {
  /** The record of an asset over the page. */
  Record: PreparedPart<{
    address: Opened
    ids: readonly string[]
    canWrite: boolean
    canRestore: boolean
    canOverride: boolean
    onChange: (change: Partial<Opened>, replace?: boolean) => void
  }>
}

const app = getRouteApi('/app')
const route = getRouteApi('/app/settings/hierarchy_/room/$roomId')

/** The plan of one room: looked at a layer at a time, as it is or on another day, or edited as it is. */
export function PlanPage({ Record }: PlanPageProps) {
  usePrepared(Record.prepare)
  const { t } = useTranslation('plans')
  const common = useTranslation('common').t
  const { roomId } = route.useParams()
  const search = v.parse(PlanSearch, route.useSearch())
  const navigate = route.useNavigate()
  const user = app.useRouteContext({ select: (context) => context.user })
  const seesAssets = may(user.permissions, 'assets', 'onlyRead')
  const { timeline, day } = usePlaceTime({ placeId: seesAssets ? roomId : null, at: search.at })
  const plan = useQuery(planQueries.on(roomId, day))
  const [now] = useState(() => new Date())
  const go = (change: Partial<PlanSearch>, replace = false) =>
    void navigate({ search: (last) => ({ ...last, ...change }), replace })
  // another day is looked at and left as it is
  const canWrite = may(user.permissions, 'hierarchy', 'write') && day === undefined
  const isEditing = search.mode === 'edit' && canWrite
  const [opened, setOpened] = useState(false)
  if (search.asset !== undefined && !opened) setOpened(true)
  const open = ({ id, kind }: { id: string; kind: 'rack' | 'asset' }) => {
    if (kind === 'asset') go({ asset: id, tab: undefined, view: undefined })
    else
      void navigate({
        to: '/app/settings/hierarchy/rack/$rackId',
        params: { rackId: id },
        search: day === undefined ? {} : { at: day },
      })
  }
  if (plan.data === undefined)
    return (
      <AppPage title={plan.error === null ? '\u2003' : t(($) => $.title)} body="plain">
        {plan.error === null ? (
          <TableSkeleton label={common(($) => $.states.loading)} />
        ) : (
          <PlanFailed error={plan.error} onRetry={() => void plan.refetch()} />
        )}
      </AppPage>
    )
  return (
    <AppPage
      title={plan.data.room.name}
      body="plain"
      trail={<TreeTrail trail={plan.data.room.trail} />}
      {...(canWrite &&
        !isEditing && {
          actions: (
            <Button tone="primary" onClick={() => go({ mode: 'edit' })}>
              <Pencil aria-hidden="true" />
              {t(($) => $.edit)}
            </Button>
          ),
        })}
    >
      {isEditing ? (
        <Suspense fallback={<TableSkeleton label={common(($) => $.states.loading)} />}>
          <PlanEditor
            key={roomId}
            plan={plan.data}
            canMoveAssets={may(user.permissions, 'assets', 'write')}
            onDone={() => go({ mode: undefined })}
          />
        </Suspense>
      ) : (
        <>
          {seesAssets && (
            <TimeBox>
              {timeline !== undefined && (
                <PlaceTime
                  timeline={timeline}
                  day={day}
                  onDay={(at) => go({ at }, day !== undefined && at !== undefined)}
                />
              )}
            </TimeBox>
          )}
          <PlanView
            plan={plan.data}
            layer={search.layer ?? 'space'}
            now={now}
            day={day}
            onLayer={(layer) => go({ layer: layer === 'space' ? undefined : layer }, true)}
            onOpen={open}
          />
          {seesAssets && day !== undefined && (
            <Suspense fallback={null}>
              <RoomOnDay plan={plan.data} day={day} />
            </Suspense>
          )}
        </>
      )}
      {opened && (
        <Suspense fallback={null}>
          <Record
            address={search}
            ids={(plan.data.assets ?? []).map(({ id }) => id)}
            canWrite={may(user.permissions, 'assets', 'write')}
            canRestore={user.is_administrator}
            canOverride={user.may_approve}
            onChange={go}
          />
        </Suspense>
      )}
    </AppPage>
  )
}

function PlanFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('plans')
  const title = t(($) => $.load_failed)
  if (error instanceof ClientError && error.status === 404)
    return <ErrorState title={title}>{t(($) => $.not_found)}</ErrorState>
  return <QueryError title={title} error={error} area="hierarchy" onRetry={onRetry} />
}
