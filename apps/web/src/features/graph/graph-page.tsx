import { ClientError } from '@plenum/api-client/client-error'
import type { NodeTree } from '@plenum/domain/node-tree'
import { may } from '@plenum/domain/permission'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { EmptyState } from '@plenum/ui/empty-state'
import { ErrorState } from '@plenum/ui/error-state'
import { link } from '@plenum/ui/recipes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Warehouse } from 'lucide-react'
import { AppPage } from '#app/page/app-page.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { HierarchyGraph } from './hierarchy-graph.tsx'
import { treeQuery } from './queries.ts'

const app = getRouteApi('/app')

/** The hierarchy as a graph. */
export function GraphPage() {
  const { t } = useTranslation('graph')
  const common = useTranslation('common').t
  const user = app.useRouteContext({ select: (context) => context.user })
  const tree = useQuery(treeQuery())
  const isRefused = tree.error instanceof ClientError && tree.error.status === 403
  return (
    <AppPage title={t(($) => $.title)} lead={t(($) => $.lead)} body="table">
      {tree.isPending && <TableSkeleton label={common(($) => $.states.loading)} />}
      {isRefused && <ErrorState title={t(($) => $.not_allowed)} />}
      {tree.isError && !isRefused && (
        <ErrorState
          title={t(($) => $.load_failed)}
          actions={<Button onClick={() => void tree.refetch()}>{common(($) => $.actions.retry)}</Button>}
        />
      )}
      {tree.data?.nodes.length === 0 && (
        <EmptyState
          icon={<Warehouse />}
          title={t(($) => $.empty)}
          actions={
            <Link to="/app/settings/hierarchy" className={link()}>
              {t(($) => $.empty_action)}
            </Link>
          }
        />
      )}
      {tree.data && tree.data.nodes.length > 0 && (
        <>
          <HierarchyGraph
            tree={tree.data}
            company={user.company.name}
            canSeeAssets={may(user.permissions, 'assets', 'onlyRead')}
          />
          <GraphNotes tree={tree.data} />
        </>
      )}
    </AppPage>
  )
}

/** What the drawing does not show. */
function GraphNotes({ tree }: { tree: NodeTree }) {
  const { t } = useTranslation('graph')
  const language = useLanguage()
  const placed = tree.nodes
    .filter(({ parent_id }) => parent_id === null)
    .reduce((sum, { asset_count }) => sum + asset_count, 0)
  const unplaced = tree.asset_count - placed
  if (unplaced <= 0 && tree.is_whole) return null
  return (
    <p
      className={css({ px: '3', py: '2', textStyle: 'caption', color: 'text.muted', borderTop: 'hairline' })}
    >
      {unplaced > 0 && t(($) => $.unplaced, { count: unplaced, shown: formatNumber(language, unplaced) })}{' '}
      {!tree.is_whole && t(($) => $.cut, { shown: formatNumber(language, tree.nodes.length) })}
    </p>
  )
}
