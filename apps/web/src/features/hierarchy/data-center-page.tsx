import type { NodeBranch } from '@plenum/domain/node-tree'
import { UPPER_LEVELS, type UpperLevel } from '@plenum/domain/node-type'
import { may } from '@plenum/domain/permission'
import { byName, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { button, card, link } from '@plenum/ui/recipes'
import { css, cx } from '@plenum/ui/css'
import { grid } from '@plenum/ui/patterns'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { Fragment, Suspense, useState } from 'react'
import * as v from 'valibot'
import { NotFound } from '#app/notices/not-found.tsx'
import { part } from '#app/notices/part.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { useVisit } from '#app/page/use-visit.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { TimeBox } from '#app/time/time-box.tsx'
import { usePlaceTime } from '#app/time/use-place-time.ts'
import { branchesOf, wayTo, type Branches } from './branches.ts'
import { DataCenterSearch } from './hierarchy-search.ts'
import type { Acting } from './place-actions.tsx'
import { PlacePanel } from './place-panel.tsx'
import { PlaceTree } from './place-tree.tsx'
import { nodeQueries, nodes } from './queries.ts'
import { usePlaceChange } from './use-place-change.ts'

const PlaceTime = part(async () => (await import('#app/time/place-time.tsx')).PlaceTime)
const PlaceDialogs = part(async () => (await import('./place-dialogs.tsx')).PlaceDialogs)

const app = getRouteApi('/app')
const route = getRouteApi('/app/settings/hierarchy/$dataCenterId')

/** One data centre: the tree of its places, and beside it the one that is selected. */
export function DataCenterPage() {
  const { t } = useTranslation('hierarchy')
  const common = useTranslation('common').t
  const language = useLanguage()
  const { dataCenterId } = route.useParams()
  const address = v.parse(DataCenterSearch, route.useSearch())
  const places = useQuery(nodeQueries.tree(dataCenterId))
  if (places.data === undefined)
    return (
      <AppPage title={t(($) => $.title)} trail={<Trail />}>
        {places.error === null ? (
          <TableSkeleton label={common(($) => $.states.loading)} />
        ) : (
          <QueryError
            title={t(($) => $.tree_failed)}
            error={places.error}
            area="hierarchy"
            onRetry={() => void places.refetch()}
          />
        )}
      </AppPage>
    )
  const tree = branchesOf(places.data.nodes, byName(language))
  const root = tree.byId.get(dataCenterId)
  if (root === undefined) return <NotFound />
  return (
    <AppPage
      title={root.name}
      trail={<Trail level={levelOf(root)} above={wayTo(tree, root.parent_id)} />}
      actions={<FindLink place={address.place ?? root.id} />}
      body="plain"
    >
      {!places.data.is_whole && (
        <Alert tone="warning">
          {t(($) => $.tree_cut, { shown: formatNumber(language, places.data.nodes.length) })}
        </Alert>
      )}
      <DataCenter tree={tree} root={root} />
    </AppPage>
  )
}

function FindLink({ place }: { place: string }) {
  const { t } = useTranslation('hierarchy')
  return (
    <Link to="/app/settings/hierarchy/find" search={{ place }} className={button()}>
      <Search aria-hidden="true" />
      {t(($) => $.find_place)}
    </Link>
  )
}

const levelOf = ({ type }: NodeBranch) => UPPER_LEVELS.find((level) => level === type)

interface TrailProps {
  level?: UpperLevel | undefined
  above?: readonly NodeBranch[]
}

/** Back to the list of its level, and to each place that it stands in. */
function Trail({ level = 'data_center', above = [] }: TrailProps) {
  const { t } = useTranslation('hierarchy')
  return (
    <>
      <Link to="/app/settings/hierarchy" search={level === 'data_center' ? {} : { level }} className={link()}>
        {t(($) => $.levels[level])}
      </Link>
      {above.map(({ id, name }) => (
        <Fragment key={id}>
          <span aria-hidden="true"> › </span>
          <Link to="/app/settings/hierarchy/$dataCenterId" params={{ dataCenterId: id }} className={link()}>
            {name}
          </Link>
        </Fragment>
      ))}
    </>
  )
}

function DataCenter({ tree, root }: { tree: Branches; root: NodeBranch }) {
  const { t } = useTranslation('hierarchy')
  const { permissions } = app.useRouteContext({ select: ({ user }) => user })
  const address = v.parse(DataCenterSearch, route.useSearch())
  const seesAssets = may(permissions, 'assets', 'onlyRead')
  const { timeline, day, rivals } = usePlaceTime({ placeId: seesAssets ? root.id : null, at: address.at })
  // another day is looked at and left as it is
  const canWrite = may(permissions, 'hierarchy', 'write') && day === undefined
  const navigate = route.useNavigate()
  const [acting, setActing] = useState<Acting | null>(null)
  const { refresh, tellOf, fail } = usePlaceChange()
  const selected = tree.byId.has(address.place ?? '') ? (address.place ?? root.id) : root.id
  const shown = tree.byId.get(selected) ?? root
  useVisit({
    id: shown.id,
    group: 'places',
    name: shown.name,
    ...(shown !== root && { hint: root.name }),
    go: {
      to: '/app/settings/hierarchy/$dataCenterId',
      params: { dataCenterId: root.id },
      search: shown === root ? {} : { place: shown.id },
    },
  })
  const open = (id: string) =>
    void navigate({ search: ({ at }) => ({ ...(at && { at }), ...(id !== root.id && { place: id }) }) })
  // a copy may stand where this tree does not reach
  const openMade = ({ id, parent_id }: Pick<NodeBranch, 'id' | 'parent_id'>) =>
    wayTo(tree, parent_id).some((step) => step.id === root.id)
      ? open(id)
      : void navigate({ to: '/app/settings/hierarchy/$dataCenterId', params: { dataCenterId: id } })
  const goTo = (at: string | undefined) =>
    void navigate({
      search: (now) => ({ ...now, at, view: undefined }),
      replace: day !== undefined && at !== undefined,
    })
  const remove = async (id: string) => {
    const { name = '', parent_id = null } = tree.byId.get(id) ?? {}
    try {
      await nodes.remove(await nodes.get(id))
      if (id === root.id) await navigate({ to: '/app/settings/hierarchy' })
      else open(parent_id ?? root.id)
      await refresh()
      await tellOf(
        t(($) => $.deleted, { name }),
        id,
      )
    } catch (error) {
      fail(
        t(($) => $.delete_failed, { name }),
        error,
      )
    }
  }
  return (
    <>
      {seesAssets && (
        <TimeBox>
          {timeline !== undefined && <PlaceTime timeline={timeline} day={day} onDay={goTo} />}
        </TimeBox>
      )}
      <div className={columns}>
        <nav aria-label={t(($) => $.tree)} className={cx(card(), treeBox)}>
          <PlaceTree
            tree={tree}
            root={root}
            selected={selected}
            canWrite={canWrite}
            onSelect={open}
            onDrop={(id, to) => setActing({ kind: 'move', id, to })}
          />
        </nav>
        <section className={card()}>
          <PlacePanel
            id={selected}
            tree={tree}
            canWrite={canWrite}
            seesAssets={seesAssets}
            isEditing={address.view === 'edit'}
            day={day}
            rivals={rivals}
            onOpen={open}
            onEdit={(editing) =>
              void navigate({ search: (now) => ({ ...now, view: editing ? 'edit' : undefined }) })
            }
            onAct={setActing}
            onDelete={() => void remove(selected)}
          />
        </section>
        <Suspense fallback={null}>
          <PlaceDialogs acting={acting} tree={tree} onOpen={openMade} onClose={() => setActing(null)} />
        </Suspense>
      </div>
    </>
  )
}

const columns = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(18rem, 24rem) minmax(0, 1fr)' },
  gap: '4',
  alignItems: 'start',
})
const treeBox = css({ maxHeight: { base: '[45dvh]', lg: '[calc(100dvh - 10rem)]' }, overflowY: 'auto' })
