import { RACK_STATES } from '@plenum/domain/rack-standing'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { EmptyState } from '@plenum/ui/empty-state'
import { hstack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Select } from '@plenum/ui/select'
import { Skeleton } from '@plenum/ui/skeleton'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import * as v from 'valibot'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { today } from '#app/reservations/use-reservation-words.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { RacksSearch, scopeOf } from './dashboard-search.ts'
import { dashboardQueries } from './queries.ts'
import { RackTable } from './rack-table.tsx'
import { RackTotalsLine } from './rack-totals-line.tsx'
import { ScopeBar } from './scope-bar.tsx'
import { useFigures } from './use-figures.ts'

const route = getRouteApi('/app/dc-manager/dashboard/racks')

/** The racks of a place with what each has left, today or on a later day. */
export function RacksPage() {
  const { t } = useTranslation('dashboards')
  const common = useTranslation('common').t
  const { part } = useFigures()
  const address = v.parse(RacksSearch, route.useSearch())
  const navigate = route.useNavigate()
  const { state } = address
  const query = { ...scopeOf(address, today()), ...(state !== undefined && { state }) }
  const list = useInfiniteQuery({ ...dashboardQueries.racks(query), placeholderData: keepPreviousData })
  const totals = useQuery({ ...dashboardQueries.rackTotals(query), placeholderData: keepPreviousData })
  const racks = list.data?.pages.flatMap(({ results }) => results) ?? []
  const show = (next: Partial<RacksSearch>) =>
    void navigate({ search: { ...address, ...next }, replace: true })
  return (
    <AppPage
      title={t(($) => $.racks.title)}
      lead={t(($) => $.racks.lead)}
      trail={
        <Link
          to="/app/dc-manager/dashboard"
          search={{
            ...(address.place !== undefined && { place: address.place }),
            ...(address.day !== undefined && { day: address.day }),
          }}
          className={link()}
        >
          {t(($) => $.racks.back)}
        </Link>
      }
      toolbar={
        <>
          <Select
            aria-label={t(($) => $.racks.state)}
            className={css({ width: { base: 'full', md: '[14rem]' } })}
            value={state ?? ''}
            onChange={({ target }) => show({ state: RACK_STATES.find((each) => each === target.value) })}
          >
            <option value="">{t(($) => $.racks.every)}</option>
            {RACK_STATES.map((each) => (
              <option key={each} value={each}>
                {t(($) => $.capacity[each], { part })}
              </option>
            ))}
          </Select>
          <ScopeBar scope={address} today={today()} hasPlaces onChange={show} />
          <div className={hstack({ flexBasis: 'full' })}>
            {totals.isPending && <Skeleton />}
            {totals.data && totals.data.counters.racks > 0 && (
              <RackTotalsLine totals={totals.data} isLater={query.day !== undefined} />
            )}
          </div>
        </>
      }
      body="table"
    >
      {list.isPending && <TableSkeleton label={common(($) => $.states.loading)} />}
      {list.isError && (
        <QueryError
          title={t(($) => $.racks.failed)}
          error={list.error}
          area="hierarchy"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && racks.length === 0 && (
        <EmptyState icon={<SearchX />} title={t(($) => $.racks.none)} />
      )}
      {racks.length > 0 && (
        <RackTable
          racks={racks}
          day={query.day}
          isWhole={!list.hasNextPage}
          more={
            list.hasNextPage && (
              <Button size="compact" onClick={() => void list.fetchNextPage()}>
                {t(($) => $.racks.more)}
              </Button>
            )
          }
        />
      )}
    </AppPage>
  )
}
