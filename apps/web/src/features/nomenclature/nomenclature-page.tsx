import { may } from '@plenum/domain/permission'
import { Button } from '@plenum/ui/button'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppPage } from '#app/page/app-page.tsx'
import { part } from '#app/notices/part.ts'
import { NomenclatureOverview } from './nomenclature-overview.tsx'

const route = getRouteApi('/app/settings/nomenclature')
const app = getRouteApi('/app')
const NewNomenclature = part(async () => (await import('./new-nomenclature.tsx')).NewNomenclature)

/** How the codes of assets are made: in general, and for single types. */
export function NomenclaturePage() {
  const { t } = useTranslation('nomenclature')
  const { type } = route.useSearch()
  const navigate = route.useNavigate()
  const permissions = app.useRouteContext({ select: ({ user }) => user.permissions })
  const canWrite = may(permissions, 'settings', 'write')
  const [isAdding, setIsAdding] = useState(false)
  const go = (wanted: string | undefined) => void navigate({ search: { type: wanted } })
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      body="plain"
      actions={
        canWrite && (
          <Button onClick={() => setIsAdding(true)}>
            <Plus aria-hidden="true" />
            {t(($) => $.add)}
          </Button>
        )
      }
    >
      <NomenclatureOverview
        wanted={type ?? null}
        canWrite={canWrite}
        seesAssets={may(permissions, 'assets', 'onlyRead')}
        onGone={() => go(undefined)}
      />
      <Suspense fallback={null}>
        {isAdding && (
          <NewNomenclature
            onMade={({ asset_type }) => {
              setIsAdding(false)
              go(asset_type ?? undefined)
            }}
            onClose={() => setIsAdding(false)}
          />
        )}
      </Suspense>
    </AppPage>
  )
}
