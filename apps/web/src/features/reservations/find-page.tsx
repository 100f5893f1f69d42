import { may } from '@plenum/domain/permission'
import type { ReservedPlace } from '@plenum/domain/reservation'
import { useTranslation } from '@plenum/i18n/react'
import { EmptyState } from '@plenum/ui/empty-state'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import * as v from 'valibot'
import { part } from '#app/notices/part.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { reservationQueries } from '#app/reservations/queries.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { FindForm } from './find-form.tsx'
import { FindSearch, placementSearchOf, textsOf, wrongIn } from './find-search.ts'
import { FoundPlaces, type WantedUnits } from '#app/reservations/found-places.tsx'

const ReserveDialog = part(async () => (await import('#app/reservations/reserve-dialog.tsx')).ReserveDialog)

const app = getRouteApi('/app')
const route = getRouteApi('/app/settings/hierarchy/find')

interface Reserving {
  places: readonly [ReservedPlace, ...ReservedPlace[]]
  name: string
}

/** Looks for places for equal things, best first, and reserves them in one step. */
export function FindPage() {
  const { t } = useTranslation('reservations')
  const user = app.useRouteContext({ select: (context) => context.user })
  const mayReserve = may(user.permissions, 'hierarchy', 'write')
  const address = v.parse(FindSearch, route.useSearch())
  const navigate = route.useNavigate()
  const wrong = wrongIn(address)
  const search = Object.keys(wrong).length === 0 ? placementSearchOf(address) : null
  const found = useQuery({
    ...reservationQueries.find(search),
    // others reserve meanwhile
    gcTime: 0,
  })
  const [reserving, setReserving] = useState<Reserving | null>(null)
  const reserve = (wanted: readonly WantedUnits[]) => {
    const { thing } = found.data ?? {}
    const [first, ...others] = wanted.flatMap(({ rack_id, positions, lanes }) =>
      positions.map((position, at) => ({
        ...thing,
        node_id: rack_id,
        position,
        lane: lanes[at] ?? null,
        model_id: address.model ?? null,
      })),
    )
    if (first !== undefined) setReserving({ places: [first, ...others], name: wanted[0]?.name ?? '' })
  }
  return (
    <AppPage title={t(($) => $.find.title)} lead={t(($) => $.find.lead)} trail={<Trail />} body="plain">
      <div className={stack({ gap: '4' })}>
        <FindForm
          key={JSON.stringify(address)}
          address={address}
          wrong={wrong}
          isLooking={found.isFetching}
          onFind={(wanted) => {
            void navigate({ search: textsOf(wanted) })
            void found.refetch()
          }}
        />
        {search === null ? (
          <EmptyState icon={<Search />} title={t(($) => $.find.start)} />
        ) : found.isPending ? (
          <TableSkeleton label={t(($) => $.find.looking)} />
        ) : found.isError ? (
          <QueryError
            title={t(($) => $.find.failed)}
            error={found.error}
            area="hierarchy"
            onRetry={() => void found.refetch()}
          />
        ) : (
          <FoundPlaces
            found={found.data}
            count={search.count ?? 1}
            onReserve={mayReserve ? reserve : undefined}
          />
        )}
      </div>
      {reserving && (
        <Suspense fallback={null}>
          <ReserveDialog
            {...reserving}
            me={{ id: user.id, name: user.full_name }}
            onClose={() => setReserving(null)}
          />
        </Suspense>
      )}
    </AppPage>
  )
}

function Trail() {
  const { t } = useTranslation('reservations')
  return (
    <Link to="/app/settings/hierarchy/reservations" className={link()}>
      {t(($) => $.open)}
    </Link>
  )
}
