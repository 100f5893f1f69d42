import { may } from '@plenum/domain/permission'
import { Button } from '@plenum/ui/button'
import { button } from '@plenum/ui/recipes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileUp, Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { AppPage } from '#app/page/app-page.tsx'
import { whenIdle } from '#app/page/when-idle.ts'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { AssetsCount } from './assets-count.tsx'
import { AssetsList } from './assets-list.tsx'
import { AssetsToolbar } from './assets-toolbar.tsx'
import { NEW_ASSET, filterOf, isFiltered, withoutFilters, AssetsSearch } from './assets-search.ts'
import { useColumnChoice } from './column-choice.ts'
import { assetQueries } from './queries.ts'

const route = getRouteApi('/app/settings/assets-inventory/')
const app = getRouteApi('/app')
const loadPanel = () => import('./asset-panel.tsx')
const AssetPanel = lazy(async () => ({ default: (await loadPanel()).AssetPanel }))

/** The inventory: every asset in one list, and the open record over it. */
export function AssetsPage() {
  const { t } = useTranslation('assets')
  const address = v.parse(AssetsSearch, route.useSearch())
  const navigate = route.useNavigate()
  const permissions = app.useRouteContext({ select: ({ user }) => user.permissions })
  const searchBox = useRef<HTMLInputElement>(null)
  const columns = useColumnChoice()
  // the count follows the rows: it is never what they wait for
  const [hasRows, setHasRows] = useState(false)
  const { data: facets } = useQuery({ ...assetQueries.facets(filterOf(address)), enabled: hasRows })
  // once opened it stays, so that it can slide away
  const [opened, setOpened] = useState(false)
  if (address.asset !== undefined && !opened) setOpened(true)
  const canWrite = may(permissions, 'assets', 'write')
  // a new company has nothing to look through yet, and the list itself shows the ways in
  const isNew = facets?.total === 0 && !isFiltered(address)
  const go = (change: Partial<AssetsSearch>, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace })
  useShortcut('filter', () => searchBox.current?.select())
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
          <AssetsToolbar
            address={address}
            searchBox={searchBox}
            columns={columns}
            count={facets && <AssetsCount facets={facets} />}
            onChange={go}
            onClear={() => go(withoutFilters({}))}
          />
        ),
      })}
    >
      <AssetsList
        address={address}
        canWrite={canWrite}
        isShown={columns.isShown}
        count={facets?.count.capped ? -1 : (facets?.count.value ?? -1)}
        onRows={() => {
          setHasRows(true)
          // fetched while the rows are looked at: opening a record then waits for nothing
          whenIdle(() => void loadPanel())
        }}
        onChange={go}
      />
      {opened && (
        <Suspense fallback={null}>
          <AssetPanel address={address} canWrite={canWrite} onChange={go} />
        </Suspense>
      )}
    </AppPage>
  )
}
