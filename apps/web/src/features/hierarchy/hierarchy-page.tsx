import { may } from '@plenum/domain/permission'
import { Button } from '@plenum/ui/button'
import { Checkbox } from '@plenum/ui/checkbox'
import { button } from '@plenum/ui/recipes'
import { EmptyState } from '@plenum/ui/empty-state'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Lock, Plus, SearchX, Warehouse } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { part } from '#app/notices/part.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { ImportButton } from '#app/record-import/import-button.tsx'
import { SearchFilter } from '#app/table/search-filter.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { DataCenterTable } from './data-center-table.tsx'
import { HierarchySearch } from './hierarchy-search.ts'
import { nodeQueries } from './queries.ts'

const NewPlace = part(async () => (await import('./new-place.tsx')).NewPlace)

const app = getRouteApi('/app')
const route = getRouteApi('/app/settings/hierarchy/')

/** The company's data centres. */
export function HierarchyPage() {
  const { t } = useTranslation('hierarchy')
  const common = useTranslation('common').t
  const canWrite = app.useRouteContext({ select: ({ user }) => may(user.permissions, 'hierarchy', 'write') })
  const address = v.parse(HierarchySearch, route.useSearch())
  const navigate = route.useNavigate()
  const [isAdding, setIsAdding] = useState(false)
  const list = useInfiniteQuery({ ...nodeQueries.dataCenters(address), placeholderData: keepPreviousData })
  const nodes = list.data?.pages.flatMap((page) => page.results) ?? []
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
        <Toolbar
          address={address}
          onChange={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
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
      {list.isSuccess && nodes.length === 0 && (
        <EmptyState
          icon={isNarrowed ? <SearchX /> : <Warehouse />}
          title={t(($) => (isNarrowed ? $.none_found : $.empty))}
          actions={!isNarrowed && add}
        />
      )}
      {nodes.length > 0 && (
        <DataCenterTable
          nodes={nodes}
          isWhole={!list.hasNextPage}
          canWrite={canWrite}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <NewPlace
            type="data_center"
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

interface ToolbarProps {
  address: HierarchySearch
  onChange: (change: HierarchySearch) => void
}

function Toolbar({ address, onChange }: ToolbarProps) {
  const { t } = useTranslation('hierarchy')
  const box = useRef<HTMLInputElement>(null)
  useShortcut('filter', () => box.current?.select())
  return (
    <>
      <SearchFilter
        label={t(($) => $.search)}
        box={box}
        value={address.search ?? ''}
        onSearch={(search) => onChange({ ...address, search: search || undefined })}
      />
      <Checkbox
        label={t(($) => $.show_old)}
        checked={address.old === 'yes'}
        onChange={({ target }) => onChange({ ...address, old: target.checked ? 'yes' : undefined })}
      />
    </>
  )
}
