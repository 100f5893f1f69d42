import { may } from '@plenum/domain/permission'
import { FACES } from '@plenum/domain/placement'
import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import { ErrorState } from '@plenum/ui/error-state'
import { link } from '@plenum/ui/recipes'
import { Segment } from '@plenum/ui/segment'
import { useQueries, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Server } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { AppPage } from '#app/page/app-page.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { rackQueries } from './queries.ts'
import { RackChoice } from './rack-choice.tsx'
import { RacksBoard } from './racks-board.tsx'
import { RacksSearch } from './racks-search.ts'
import { useMoveAsset } from './use-move-asset.ts'

const app = getRouteApi('/app')
const route = getRouteApi('/app/spikes/drag-n-drop')

/** Two racks between which assets are moved. */
export function RacksPage() {
  const { t } = useTranslation('racks')
  const fields = useTranslation('fields').t
  const common = useTranslation('common').t
  const permissions = app.useRouteContext({ select: ({ user }) => user.permissions })
  const canMove = may(permissions, 'assets', 'write')
  const canSee = may(permissions, 'assets', 'onlyRead') && may(permissions, 'hierarchy', 'onlyRead')
  const search = v.parse(RacksSearch, route.useSearch())
  const navigate = route.useNavigate()
  const choose = (next: Partial<RacksSearch>) => void navigate({ search: (now) => ({ ...now, ...next }) })
  const first = useQuery({ ...rackQueries.search(''), enabled: canSee })
  const ids = shownRacks(search, first.data?.results ?? [])
  const contents = useQueries({ queries: canSee ? ids.map((id) => rackQueries.contents(id)) : [] })
  const racks = contents.flatMap(({ data }) => (data ? [data] : []))
  const failed = [first, ...contents].filter(({ isError }) => isError)
  const onMove = useMoveAsset(racks)
  if (!canSee)
    return (
      <AppPage title={t(($) => $.title)}>
        <ErrorState title={t(($) => $.not_allowed)} />
      </AppPage>
    )
  const nameOf = (id: string | undefined) => racks.find(({ node }) => node.id === id)?.node.name ?? ''
  const face = search.face ?? 'front'
  const [left, right] = ids
  const isEmpty = first.isSuccess && ids.length === 0
  const isLoading = failed.length === 0 && (first.isPending || contents.some(({ isPending }) => isPending))
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={canMove ? t(($) => $.lead) : t(($) => $.lead_read)}
      toolbar={
        !isEmpty && (
          <>
            <RackChoice
              label={t(($) => $.left)}
              chosen={nameOf(left)}
              onChange={(id) => choose(id === right ? { left: id, right: left } : { left: id, right })}
            />
            <RackChoice
              label={t(($) => $.right)}
              chosen={nameOf(right)}
              onChange={(id) => choose(id === left ? { left: right, right: id } : { left, right: id })}
            />
            <Segment
              label={t(($) => $.side)}
              value={face}
              options={FACES.map((value) => ({ value, label: fields(($) => $.face[value]) }))}
              onValueChange={(value) => choose({ face: value === 'front' ? undefined : value })}
            />
          </>
        )
      }
    >
      {isLoading && <TableSkeleton label={common(($) => $.states.loading)} />}
      {failed.length > 0 && (
        <ErrorState
          title={t(($) => $.load_failed)}
          actions={
            <Button onClick={() => failed.forEach((query) => void query.refetch())}>
              {common(($) => $.actions.retry)}
            </Button>
          }
        />
      )}
      {isEmpty && (
        <EmptyState
          icon={<Server />}
          title={t(($) => $.empty)}
          actions={
            <Link to="/app/settings/assets-inventory/import" className={link()}>
              {t(($) => $.empty_action)}
            </Link>
          }
        />
      )}
      {!isLoading && failed.length === 0 && racks.length > 0 && (
        <RacksBoard key={ids.join()} racks={racks} face={face} canMove={canMove} onMove={onMove} />
      )}
    </AppPage>
  )
}

/** The racks of the address; where it names none, the first there are. */
function shownRacks({ left, right }: RacksSearch, others: readonly { id: string }[]): string[] {
  const [one, two] = others.map(({ id }) => id).filter((id) => id !== left && id !== right)
  const shown = [left ?? one, right ?? (left === undefined ? two : one)]
  return [...new Set(shown.filter((id) => id !== undefined))]
}
