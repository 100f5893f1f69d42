import { codedArea } from '@plenum/domain/nomenclature'
import { may } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { css } from '@plenum/ui/css'
import { InOrder } from '@plenum/ui/in-order'
import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { Suspense } from 'react'
import { AppPage } from '#app/page/app-page.tsx'
import { part } from '#app/notices/part.ts'
import { NomenclatureOverview } from './nomenclature-overview.tsx'
import { wantedTemplate } from './wanted-template.ts'

const route = getRouteApi('/app/settings/nomenclature')
const app = getRouteApi('/app')
const CodeReserves = part(async () => (await import('./code-reserves.tsx')).CodeReserves)
const NomenclatureActions = part(async () => (await import('./nomenclature-actions.tsx')).NomenclatureActions)

/** How codes are made: of assets in general and of single types, of places and of requests. */
export function NomenclaturePage() {
  const { t } = useTranslation('nomenclature')
  const wanted = wantedTemplate(route.useSearch())
  const navigate = route.useNavigate()
  const permissions = app.useRouteContext({ select: ({ user }) => user.permissions })
  const canWrite = may(permissions, 'settings', 'write')
  const go = (type: string | undefined) => void navigate({ search: { type } })
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      body="plain"
      actions={
        <Suspense fallback={<ActionsWaiting />}>
          <NomenclatureActions canWrite={canWrite} onMade={({ asset_type }) => go(asset_type ?? undefined)} />
        </Suspense>
      }
    >
      <InOrder className={stack({ gap: '4' })}>
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
      </InOrder>
    </AppPage>
  )
}

/** Room for what can be done, which takes a line of its own on a narrow page. */
const ActionsWaiting = () => (
  <span className={css({ width: '[16rem]' })}>
    <Skeleton shape="control" />
  </span>
)
