import type { PlaceNode } from '@plenum/domain/node'
import { may } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { EmptyState } from '@plenum/ui/empty-state'
import { ErrorState } from '@plenum/ui/error-state'
import { link } from '@plenum/ui/recipes'
import { useQueries, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Server } from 'lucide-react'
import * as v from 'valibot'
import { AppPage } from '#app/page/app-page.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { rackQueries } from '#app/elevation/queries.ts'
import { RacksBoard } from '#app/elevation/racks-board.tsx'
import { RacksSearch } from './racks-search.ts'
import { RacksToolbar } from './racks-toolbar.tsx'
import { useClaims } from '#app/elevation/use-claims.ts'
import { useMoveAsset } from '#app/elevation/use-move-asset.ts'

const app = getRouteApi('/app')
const route = getRouteApi('/app/spikes/drag-n-drop')

/** Two racks between which assets are moved. */
export function RacksPage() {
  const { t } = useTranslation('racks')
  const common = useTranslation('common').t
  const { permissions, may_approve } = app.useRouteContext({ select: ({ user }) => user })
  const canMove = may(permissions, 'assets', 'write')
  const canSee = may(permissions, 'assets', 'onlyRead') && may(permissions, 'hierarchy', 'onlyRead')
  const search = v.parse(RacksSearch, route.useSearch())
  const navigate = route.useNavigate()
  const choose = (next: Partial<RacksSearch>) => void navigate({ search: (now) => ({ ...now, ...next }) })
  const first = useQuery({ ...rackQueries.search(''), enabled: canSee })
  const ids = shownRacks(search, first.data?.results ?? [])
  const contents = useQueries({ queries: canSee ? ids.map((id) => rackQueries.contents(id)) : [] })
  const racks = contents.flatMap(({ data }) => (data ? [data] : []))
  const failed = [
    ...(first.isError ? [first.refetch] : []),
    ...contents.flatMap(({ isError, refetch }) => (isError ? [refetch] : [])),
  ]
  const onMove = useMoveAsset(racks)
  const { claims } = useClaims(ids, canSee && canMove)
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
        !isEmpty && <RacksToolbar left={left} right={right} face={face} nameOf={nameOf} onChoose={choose} />
      }
    >
      {isLoading && <TableSkeleton label={common(($) => $.states.loading)} />}
      {failed.length > 0 && (
        <ErrorState
          title={t(($) => $.load_failed)}
          actions={
            <Button onClick={() => failed.forEach((again) => void again())}>
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
        <RacksBoard
          key={ids.join()}
          racks={racks}
          faces={[face]}
          canMove={canMove}
          canOverride={may_approve}
          claims={claims}
          findsElsewhere
          onMove={onMove}
        >
          {racks.length === 1 && <p className={css({ color: 'text.muted' })}>{t(($) => $.second)}</p>}
        </RacksBoard>
      )}
    </AppPage>
  )
}

/** The racks of the address; where it names none, the first there are, if they can be neighbours. */
function shownRacks({ left, right }: RacksSearch, found: readonly Pick<PlaceNode, 'id' | 'parent_id'>[]) {
  const others = found.filter(({ id }) => id !== left && id !== right)
  const one = left ?? others[0]?.id
  const row = found.find(({ id }) => id === one)?.parent_id
  const rest = others.filter(({ id }) => id !== one)
  const two = right ?? (rest.find(({ parent_id }) => parent_id === row) ?? rest[0])?.id
  return [...new Set([one, two])].filter((id) => id !== undefined)
}
