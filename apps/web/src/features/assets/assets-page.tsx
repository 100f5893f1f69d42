import { may } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { button } from '@plenum/ui/recipes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileUp, Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import * as v from 'valibot'
import { AppPage } from '#app/page/app-page.tsx'
import { whenIdle } from '#app/page/when-idle.ts'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { part, prepare } from '#app/notices/part.ts'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { useAssetsCount } from './assets-count.ts'
import { AssetsList } from './assets-list.tsx'
import { AssetsToolbar } from './assets-toolbar.tsx'
import {
  NEW_ASSET,
  NOTHING_NEW,
  filterOf,
  isFiltered,
  withoutFilters,
  AssetsSearch,
} from './assets-search.ts'
import { useColumnChoice } from './column-choice.ts'
import { assetQueries } from './queries.ts'
import { useSelectedAssets } from './selected-assets.ts'

const PATH = '/app/settings/assets-inventory'
const route = getRouteApi('/app/settings/assets-inventory/')
const app = getRouteApi('/app')
const AssetPanel = preparedPart(
  () => import('./asset-panel.tsx'),
  (module) => module.AssetPanel,
)
const AssetsLive = part(async () => (await import('./assets-live.tsx')).AssetsLive)
const loadViews = () => import('./views/follow-views.ts')
const AssetsBulk = preparedPart(
  () => import('./assets-bulk.tsx'),
  (module) => module.AssetsBulk,
)

/** The inventory: every asset in one list, and the open record over it. */
export function AssetsPage() {
  const { t } = useTranslation('assets')
  const address = v.parse(AssetsSearch, route.useSearch())
  const navigate = route.useNavigate()
  const user = app.useRouteContext({ select: (context) => context.user })
  const queryClient = useQueryClient()
  const searchBox = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumnChoice()
  const selected = useSelectedAssets(address)
  // the count follows the rows: it is never what they wait for
  const [hasRows, setHasRows] = useState(false)
  const { data: facets } = useQuery({ ...assetQueries.facets(filterOf(address)), enabled: hasRows })
  // once opened it stays, so that it can slide away
  const [opened, setOpened] = useState(false)
  if (address.asset !== undefined && !opened) setOpened(true)
  const canWrite = may(user.permissions, 'assets', 'write')
  // a new company has nothing to look through yet, and the list itself shows the ways in
  const isNew = facets?.has_any === false && !isFiltered(address)
  const go = (change: Partial<AssetsSearch>, replace = false) =>
    void navigate({
      search: (now) => ({
        ...now,
        ...('asset' in change && NOTHING_NEW),
        ...change,
      }),
      replace,
      // whether a code has led here
      state: true,
    })
  const count = useAssetsCount(facets, filterOf(address))
  useShortcut('filter', () => searchBox.current?.select())
  const filters = (
    <AssetsToolbar
      address={address}
      searchBox={searchBox}
      columns={columns}
      count={count}
      onChange={go}
      onClear={() => go(withoutFilters({}))}
    />
  )
  return (
    <AppPage
      title={t(($) => $.title)}
      body="table"
      actions={
        canWrite &&
        !isNew && (
          <>
            <Link to="/app/settings/assets-inventory/import" className={button({ tone: 'neutral' })}>
              <FileUp aria-hidden="true" />
              {t(($) => $.import)}
            </Link>
            <Button tone="primary" onClick={() => go({ asset: NEW_ASSET, tab: undefined, view: undefined })}>
              <Plus aria-hidden="true" />
              {t(($) => $.add)}
            </Button>
          </>
        )
      }
      {...(!isNew && {
        toolbar: (
          <Suspense fallback={filters}>
            {selected.hasBegun ? (
              <AssetsBulk
                address={address}
                columns={columns}
                ids={selected.ids}
                count={selected.words}
                canWrite={canWrite}
                canOverride={user.may_approve}
                onClear={() => {
                  selected.clear()
                  // the bar goes with the focus in it
                  grid.current?.focus()
                }}
              >
                {filters}
              </AssetsBulk>
            ) : (
              filters
            )}
          </Suspense>
        ),
      })}
    >
      <AssetsList
        address={address}
        canWrite={canWrite}
        columns={columns}
        hasAny={facets?.has_any}
        count={facets?.count.capped ? -1 : (facets?.count.value ?? -1)}
        status={selected.words}
        selected={selected.ids}
        grid={grid}
        onSelect={selected.select}
        onRows={() => {
          setHasRows(true)
          // fetched while the rows are looked at: opening a record then waits for nothing
          whenIdle(() => {
            AssetPanel.prepare()
            AssetsBulk.prepare()
            prepare(async () =>
              (await loadViews()).learnDefault(queryClient, {
                user_id: user.id,
                columns,
                go,
                isPlain: () => location.pathname === PATH && location.search === '',
              }),
            )
          })
        }}
        onChange={go}
      />
      <Suspense fallback={null}>
        {hasRows && <AssetsLive address={address} isSelecting={selected.ids.size > 0} grid={grid} />}
      </Suspense>
      {opened && (
        <Suspense fallback={null}>
          <AssetPanel
            address={address}
            canWrite={canWrite}
            canRestore={user.is_administrator}
            canOverride={user.may_approve}
            onChange={go}
          />
        </Suspense>
      )}
    </AppPage>
  )
}
