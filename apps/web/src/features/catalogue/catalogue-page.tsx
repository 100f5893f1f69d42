import { may } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { getRouteApi } from '@tanstack/react-router'
import { FileUp, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import * as v from 'valibot'
import { AppPage } from '#app/page/app-page.tsx'
import { ImportButton } from '#app/record-import/import-button.tsx'
import { part } from '#app/notices/part.ts'
import { CatalogueEmpty } from './catalogue-empty.tsx'
import { BrandsList, ModelsList, TypesList } from './catalogue-lists.tsx'
import { CatalogueSearch, isFiltered, NEW, NO_FILTERS } from './catalogue-search.ts'
import { CatalogueToolbar } from './catalogue-toolbar.tsx'
import { TakeCatalogue } from './take-catalogue.tsx'

const route = getRouteApi('/app/settings/brand-and-models')
const app = getRouteApi('/app')
const CataloguePanel = part(async () => (await import('./catalogue-panel.tsx')).CataloguePanel)
const BringIn = part(async () => (await import('./device-types/bring-in.tsx')).BringIn)

const LISTS = { models: ModelsList, brands: BrandsList, types: TypesList }
const KINDS = { models: 'model', brands: 'brand', types: 'asset_type' } as const

/** The catalogue: brands, models and types, and the open record over its list. */
export function CataloguePage() {
  const { t } = useTranslation('catalogue')
  const address = v.parse(CatalogueSearch, route.useSearch())
  const navigate = route.useNavigate()
  const permissions = app.useRouteContext({ select: ({ user }) => user.permissions })
  const canWrite = may(permissions, 'library', 'write')
  const [isBringingIn, setIsBringingIn] = useState(false)
  // once opened it stays, so that it can slide away
  const [opened, setOpened] = useState(false)
  if (address.open !== undefined && !opened) setOpened(true)
  const go = (change: Partial<CatalogueSearch>, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace })
  const tab = address.tab ?? 'models'
  const List = LISTS[tab]
  const add = () => go({ open: NEW, view: undefined })
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      body="table"
      actions={
        <>
          <TakeCatalogue address={address} />
          {canWrite && (
            <>
              {tab === 'models' && (
                <Button onClick={() => setIsBringingIn(true)}>
                  <FileUp aria-hidden="true" />
                  {t(($) => $.bring.button)}
                </Button>
              )}
              <ImportButton key={tab} kind={KINDS[tab]} />
              <Button tone="primary" onClick={add}>
                <Plus aria-hidden="true" />
                {t(($) => $.add[tab])}
              </Button>
            </>
          )}
        </>
      }
      toolbar={<CatalogueToolbar address={address} onChange={go} />}
    >
      <List
        key={tab}
        address={address}
        empty={
          <CatalogueEmpty
            tab={tab}
            isFiltered={isFiltered(address)}
            canWrite={canWrite}
            onClear={() => go(NO_FILTERS)}
            onAdd={add}
            onBringIn={() => setIsBringingIn(true)}
          />
        }
        onOpen={(id) => go({ open: id, view: undefined })}
      />
      <Suspense fallback={null}>
        {opened && <CataloguePanel address={address} canWrite={canWrite} onChange={go} />}
        {isBringingIn && <BringIn onClose={() => setIsBringingIn(false)} />}
      </Suspense>
    </AppPage>
  )
}
