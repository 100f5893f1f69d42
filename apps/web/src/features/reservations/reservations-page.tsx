import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import * as Table from '@plenum/ui/data-table'
import { css } from '@plenum/ui/css'
import { button, link } from '@plenum/ui/recipes'
import { Select } from '@plenum/ui/select'
import type { Reservation } from '@plenum/domain/reservation'
import { useTranslation } from '@plenum/i18n/react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Lock, Search, SearchX } from 'lucide-react'
import { Suspense, useState } from 'react'
import * as v from 'valibot'
import { part } from '#app/notices/part.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { reservationQueries } from '#app/reservations/queries.ts'
import { ReservationTable } from '#app/reservations/reservation-table.tsx'
import { useReservationChange } from '#app/reservations/use-reservation-change.ts'
import { today } from '#app/reservations/use-reservation-words.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { PlaceFilter } from '#app/reservations/place-filter.tsx'
import { queryOf, ReservationsSearch, SHOWN_STATES } from './reservations-search.ts'

const ReservationDialog = part(
  async () => (await import('#app/reservations/reservation-dialog.tsx')).ReservationDialog,
)
const route = getRouteApi('/app/settings/hierarchy/reservations')

/** What is kept in the racks of the company, for whom and until when. */
export function ReservationsPage() {
  const { t } = useTranslation('reservations')
  const common = useTranslation('common').t
  const address = v.parse(ReservationsSearch, route.useSearch())
  const navigate = route.useNavigate()
  const { release } = useReservationChange()
  const [editing, setEditing] = useState<Reservation | null>(null)
  const list = useInfiniteQuery({
    ...reservationQueries.list(queryOf(address, today())),
    placeholderData: keepPreviousData,
  })
  const reservations = list.data?.pages.flatMap((page) => page.results) ?? []
  const isNarrowed = Object.values(address).some((each) => each !== undefined)
  const find = (
    <Link to="/app/settings/hierarchy/find" className={button()}>
      <Search aria-hidden="true" />
      {t(($) => $.find.title)}
    </Link>
  )
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      trail={<Trail />}
      actions={find}
      toolbar={
        <Toolbar
          address={address}
          isNarrowed={isNarrowed}
          onChange={(search) => void navigate({ search, replace: true })}
        />
      }
      body="table"
    >
      {list.isPending && <TableSkeleton label={common(($) => $.states.loading)} />}
      {list.isError && (
        <QueryError
          title={t(($) => $.load_failed)}
          error={list.error}
          area="hierarchy"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && reservations.length === 0 && (
        <EmptyState
          icon={isNarrowed ? <SearchX /> : <Lock />}
          title={t(($) => (isNarrowed ? $.none_found : $.empty))}
          actions={!isNarrowed && find}
        >
          {!isNarrowed && t(($) => $.empty_help)}
        </EmptyState>
      )}
      {reservations.length > 0 && (
        <ReservationTable
          label={t(($) => $.title)}
          reservations={reservations}
          named
          isWhole={!list.hasNextPage}
          note={
            list.hasNextPage && (
              <Table.Note>
                <Button size="compact" onClick={() => void list.fetchNextPage()}>
                  {t(($) => $.more)}
                </Button>
              </Table.Note>
            )
          }
          onEdit={setEditing}
          onRelease={(kept) => void release(kept)}
        />
      )}
      {editing && (
        <Suspense fallback={null}>
          <ReservationDialog kept={editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </AppPage>
  )
}

function Trail() {
  const { t } = useTranslation('hierarchy')
  return (
    <Link to="/app/settings/hierarchy" className={link()}>
      {t(($) => $.back)}
    </Link>
  )
}

const width = css({ width: { base: 'full', md: '[13rem]' } })

interface ToolbarProps {
  address: ReservationsSearch
  isNarrowed: boolean
  onChange: (address: Partial<ReservationsSearch>) => void
}

function Toolbar({ address, isNarrowed, onChange }: ToolbarProps) {
  const { t } = useTranslation('reservations')
  const { owner, state = 'active', place } = address
  return (
    <>
      <Select
        aria-label={t(($) => $.filter.owner)}
        className={width}
        value={owner ?? ''}
        onChange={({ target }) =>
          onChange({ ...address, owner: (['me', 'team'] as const).find((each) => each === target.value) })
        }
      >
        <option value="">{t(($) => $.filter.everybody)}</option>
        <option value="me">{t(($) => $.filter.me)}</option>
        <option value="team">{t(($) => $.filter.team)}</option>
      </Select>
      <Select
        aria-label={t(($) => $.filter.state)}
        className={width}
        value={state}
        onChange={({ target }) => {
          const chosen = SHOWN_STATES.find((each) => each === target.value)
          onChange({ ...address, state: chosen === 'active' ? undefined : chosen })
        }}
      >
        {SHOWN_STATES.map((each) => (
          <option key={each} value={each}>
            {t(($) => $.filter[each])}
          </option>
        ))}
      </Select>
      <PlaceFilter
        label={t(($) => $.filter.place)}
        placeholder={t(($) => $.filter.place)}
        value={place}
        onChange={(id) => onChange({ ...address, place: id })}
      />
      {isNarrowed && (
        <Button tone="quiet" onClick={() => onChange({})}>
          {t(($) => $.filter.clear)}
        </Button>
      )}
    </>
  )
}
