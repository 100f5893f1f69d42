import { ClientError } from '@plenum/api-client/client-error'
import { isGone } from '@plenum/domain/node-contents'
import type { ReservedPlace } from '@plenum/domain/reservation'
import { may } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { ErrorState } from '@plenum/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import * as v from 'valibot'
import { useClaims } from '#app/elevation/use-claims.ts'
import { useMoveAsset } from '#app/elevation/use-move-asset.ts'
import type { FreeSpan } from '#app/elevation/use-free-units.ts'
import { useReservedUnits } from '#app/reservations/use-reserved-units.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { TreeTrail } from '#app/page/tree-trail.tsx'
import { useVisit } from '#app/page/use-visit.ts'
import { contentsOn } from '#app/time/queries.ts'
import { TimeBox } from '#app/time/time-box.tsx'
import { usePlaceTime } from '#app/time/use-place-time.ts'
import { part } from '#app/notices/part.ts'
import type { PreparedPart } from '#app/notices/prepared-part.ts'
import { usePrepared } from '#app/page/use-prepared.ts'
import { RackActions } from './rack-actions.tsx'
import { RackScreen } from './rack-screen.tsx'
import { RackSkeleton } from './rack-skeleton.tsx'
import { RackSearch } from './racks-search.ts'
import { usePictures } from './use-pictures.ts'

const RackReservations = part(async () => (await import('./rack-reservations.tsx')).RackReservations)
const PlaceTime = part(async () => (await import('#app/time/place-time.tsx')).PlaceTime)

type Opened = Pick<RackSearch, 'asset' | 'tab' | 'view'>

interface RackPageProps {
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

const ReserveDialog = part(async () => (await import('#app/reservations/reserve-dialog.tsx')).ReserveDialog)

const app = getRouteApi('/app')
const route = getRouteApi('/app/settings/hierarchy_/rack/$rackId')

/** One rack from both sides with what stands in it, and another one beside it to move between the two. */
export function RackPage({ Record }: RackPageProps) {
  usePrepared(Record.prepare)
  const { t } = useTranslation('racks')
  const user = app.useRouteContext({ select: (context) => context.user })
  const canWrite = may(user.permissions, 'assets', 'write')
  const { rackId } = route.useParams()
  const search = v.parse(RackSearch, route.useSearch())
  const navigate = route.useNavigate()
  const go = (change: Partial<RackSearch>, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace })
  const ids = [...new Set([rackId, search.beside])].filter((id) => id !== undefined)
  const { timeline, day, rivals } = usePlaceTime({ placeId: rackId, at: search.at })
  const contents = [
    useQuery(contentsOn(rackId, day)),
    useQuery({ ...contentsOn(search.beside ?? '', day), enabled: search.beside !== undefined }),
  ]
  const racks = contents.flatMap(({ data }) => (data ? [data] : []))
  const failed = contents.find(({ error, data }) => error !== null && data === undefined)
  const images = usePictures(racks)
  const onMove = useMoveAsset(racks)
  const { reservations, reserved } = useReservedUnits(ids, day)
  const mayReserve = may(user.permissions, 'hierarchy', 'write') && day === undefined
  const [reserving, setReserving] = useState<ReservedPlace | null>(null)
  const { claims, isComing } = useClaims(ids, day === undefined)
  // once opened it stays, so that it can slide away
  const [opened, setOpened] = useState(false)
  if (search.asset !== undefined && !opened) setOpened(true)
  const [first, ...others] = racks.filter(({ node }) => ids.includes(node.id))
  const isHere = first?.node.id === rackId
  useVisit(
    isHere
      ? {
          id: rackId,
          group: 'places',
          name: first.node.name,
          hint: first.node.trail
            .slice(0, -1)
            .map(({ name }) => name)
            .join(' › '),
          go: { to: '/app/settings/hierarchy/rack/$rackId', params: { rackId } },
        }
      : undefined,
  )
  return (
    <AppPage
      title={isHere ? first.node.name : failed ? t(($) => $.rack) : '\u2003'}
      body="plain"
      {...((isHere || !failed) && {
        trail: isHere ? <TreeTrail trail={first.node.trail} /> : '\u2003',
        actions: isHere && (
          <RackActions
            racks={[first, ...others]}
            images={images}
            reserved={reserved}
            day={day}
            onBeside={(beside) => go({ beside: beside === rackId ? undefined : beside })}
            {...(mayReserve && { onReserve: () => setReserving({ node_id: rackId, u_height: 1 }) })}
          />
        ),
      })}
    >
      {(isHere || failed) && (
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
      {failed?.error ? (
        <RackFailed
          error={failed.error}
          title={t(($) => $.load_failed)}
          onRetry={() => void failed.refetch()}
        />
      ) : !isHere ? (
        <RackSkeleton />
      ) : (
        <RackScreen
          // what is in the hand or on its way belongs to the racks it is between
          key={ids.join()}
          racks={[first, ...others]}
          images={images}
          canMove={canWrite && day === undefined}
          rivals={rivals}
          canOverride={user.may_approve}
          claims={claims}
          areClaimsComing={isComing}
          face={search.face ?? 'front'}
          reserved={reserved}
          more={
            reservations.some(({ node_id }) => node_id === rackId) && (
              <Suspense fallback={null}>
                <RackReservations rack={first} reservations={reservations} />
              </Suspense>
            )
          }
          open={search.asset}
          {...(mayReserve && {
            onReserve: ({ height, ...place }: FreeSpan) => setReserving({ ...place, u_height: height }),
          })}
          onMove={onMove}
          onOpen={(asset) => go({ asset, tab: undefined, view: undefined })}
          onFace={(face) => go({ face: face === 'front' ? undefined : face }, true)}
        />
      )}
      {reserving && (
        <Suspense fallback={null}>
          <ReserveDialog
            places={[reserving]}
            name={racks.find(({ node }) => node.id === reserving.node_id)?.node.name ?? ''}
            me={{ id: user.id, name: user.full_name }}
            onClose={() => setReserving(null)}
          />
        </Suspense>
      )}
      {opened && (
        <Suspense fallback={null}>
          <Record
            address={search}
            ids={racks.flatMap(({ assets }) => assets.filter((asset) => !isGone(asset)).map(({ id }) => id))}
            canWrite={canWrite}
            canRestore={user.is_administrator}
            canOverride={user.may_approve}
            onChange={go}
          />
        </Suspense>
      )}
    </AppPage>
  )
}

function RackFailed({ error, title, onRetry }: { error: Error; title: string; onRetry: () => void }) {
  const { t } = useTranslation('racks')
  if (error instanceof ClientError && error.status === 404)
    return <ErrorState title={title}>{t(($) => $.not_found)}</ErrorState>
  return <QueryError title={title} error={error} area="hierarchy" onRetry={onRetry} />
}
