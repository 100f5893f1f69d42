import type { UpperLevel } from '@plenum/domain/node-type'
import { may } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { button } from '@plenum/ui/recipes'
import { EmptyState } from '@plenum/ui/empty-state'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Globe, Lock, MapPin, Plus, SearchX, Warehouse, type LucideIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import * as v from 'valibot'
import { part } from '#app/notices/part.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { ImportButton } from '#app/record-import/import-button.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { DataCenterTable } from './data-center-table.tsx'
import { HierarchySearch } from './hierarchy-search.ts'
import { HierarchyToolbar } from './hierarchy-toolbar.tsx'
import { nodeQueries } from './queries.ts'

const NewPlace = part(async () => (await import('./new-place.tsx')).NewPlace)

const app = getRouteApi('/app')
const route = getRouteApi('/app/settings/hierarchy/')

const ICONS: Record<UpperLevel, LucideIcon> = { region: Globe, site: MapPin, data_center: Warehouse }

/** The company's data centres, and the sites and regions that they stand in. */
export function HierarchyPage() {
  const { t } = useTranslation('hierarchy')
  const common = useTranslation('common').t
  const { permissions } = app.useRouteContext({ select: ({ user }) => user })
  const canWrite = may(permissions, 'hierarchy', 'write')
  const address = v.parse(HierarchySearch, route.useSearch())
  const navigate = route.useNavigate()
  const [isAdding, setIsAdding] = useState(false)
  const list = useInfiniteQuery({ ...nodeQueries.upper(address), placeholderData: keepPreviousData })
  const nodes = list.data?.pages.flatMap((page) => page.results) ?? []
  const level = address.level ?? 'data_center'
  const Icon = ICONS[level]
  const isNarrowed = address.search !== undefined
  const add = canWrite && (
    <Button tone="primary" onClick={() => setIsAdding(true)}>
      <Plus aria-hidden="true" />
      {common(($) => $.actions.add)}
    </Button>
  )
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      actions={
        <>
          <Link to="/app/settings/hierarchy/reservations" className={button()}>
            <Lock aria-hidden="true" />
            {t(($) => $.reservations)}
          </Link>
          {canWrite && <ImportButton kind="node" />}
          {add}
        </>
      }
      toolbar={
        <HierarchyToolbar
          address={address}
          onChange={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
        />
      }
      body="table"
    >
      {list.isPending && <TableSkeleton label={common(($) => $.states.loading)} />}
      {list.isError && (
        <QueryError
          title={t(($) => $.load_failed[level])}
          error={list.error}
          area="hierarchy"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && nodes.length === 0 && (
        <EmptyState
          icon={isNarrowed ? <SearchX /> : <Icon />}
          title={t(($) => (isNarrowed ? $.none_found[level] : $.empty[level]))}
          actions={!isNarrowed && add}
        />
      )}
      {nodes.length > 0 && (
        <DataCenterTable
          level={level}
          nodes={nodes}
          isWhole={!list.hasNextPage}
          canWrite={canWrite}
          seesAssets={may(permissions, 'assets', 'onlyRead')}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <NewPlace
            type={level}
            parent={null}
            onMade={({ id }) =>
              void navigate({ to: '/app/settings/hierarchy/$dataCenterId', params: { dataCenterId: id } })
            }
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
    </AppPage>
  )
}
