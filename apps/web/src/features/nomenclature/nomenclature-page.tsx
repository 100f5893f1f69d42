import { codedArea } from '@plenum/domain/nomenclature'
import { may } from '@plenum/domain/permission'
import { Button } from '@plenum/ui/button'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { stack } from '@plenum/ui/patterns'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppPage } from '#app/page/app-page.tsx'
import { part } from '#app/notices/part.ts'
import { NomenclatureOverview } from './nomenclature-overview.tsx'
import { wantedTemplate } from './wanted-template.ts'

const route = getRouteApi('/app/settings/nomenclature')
const app = getRouteApi('/app')
const CodeReserves = part(async () => (await import('./code-reserves.tsx')).CodeReserves)
const NomenclatureFiles = part(async () => (await import('./nomenclature-files.tsx')).NomenclatureFiles)
const NewNomenclature = part(async () => (await import('./new-nomenclature.tsx')).NewNomenclature)

/** How codes are made: of assets in general and of single types, of places and of requests. */
export function NomenclaturePage() {
  const { t } = useTranslation('nomenclature')
  const wanted = wantedTemplate(route.useSearch())
  const navigate = route.useNavigate()
  const permissions = app.useRouteContext({ select: ({ user }) => user.permissions })
  const canWrite = may(permissions, 'settings', 'write')
  const [isAdding, setIsAdding] = useState(false)
  const go = (type: string | undefined) => void navigate({ search: { type } })
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      body="plain"
      actions={
        <>
          <Suspense fallback={null}>
            <NomenclatureFiles canWrite={canWrite} />
          </Suspense>
          {canWrite && (
            <Button onClick={() => setIsAdding(true)}>
              <Plus aria-hidden="true" />
              {t(($) => $.add)}
            </Button>
          )}
        </>
      }
    >
      <div className={stack({ gap: '4' })}>
        <NomenclatureOverview
          wanted={wanted}
          canWrite={canWrite}
          sees={(entity) => may(permissions, codedArea(entity), 'onlyRead')}
          onGone={() => go(undefined)}
        />
        {wanted.entity === 'asset' && (
          <Suspense fallback={null}>
            <CodeReserves canWrite={canWrite} />
          </Suspense>
        )}
      </div>
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
