import { may } from '@plenum/domain/permission'
import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus, Warehouse } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { ImportButton } from '#app/record-import/import-button.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { DataCenterTable } from './data-center-table.tsx'
import { NewDataCenter } from './new-data-center.tsx'
import { nodeQueries } from './queries.ts'

const app = getRouteApi('/app')

/** The company's data centres. */
export function HierarchyPage() {
  const { t } = useTranslation('hierarchy')
  const common = useTranslation('common').t
  const canWrite = app.useRouteContext({ select: ({ user }) => may(user.permissions, 'hierarchy', 'write') })
  const [isAdding, setIsAdding] = useState(false)
  const list = useInfiniteQuery(nodeQueries.dataCenters())
  const nodes = list.data?.pages.flatMap((page) => page.results) ?? []
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
        canWrite && (
          <>
            <ImportButton kind="node" />
            {add}
          </>
        )
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
        <EmptyState icon={<Warehouse />} title={t(($) => $.empty)} actions={add} />
      )}
      {nodes.length > 0 && (
        <DataCenterTable nodes={nodes} isWhole={!list.hasNextPage} onMore={() => void list.fetchNextPage()} />
      )}
      <NewDataCenter open={isAdding} onClose={() => setIsAdding(false)} />
    </AppPage>
  )
}
