import { may } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { ErrorState } from '@plenum/ui/error-state'
import { button } from '@plenum/ui/recipes'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { codeQuery } from './code-query.ts'

const route = getRouteApi('/app/c/$code')
const app = getRouteApi('/app')

/** Where a scanned code leads: to the asset that has it, to a new one, or to the word that none does. */
export function CodePage() {
  const { code } = route.useParams()
  const { t } = useTranslation('nomenclature')
  const permissions = app.useRouteContext({ select: ({ user }) => user.permissions })
  const { data: led, error, refetch } = useQuery(codeQuery(code))
  if (led?.at === 'asset') {
    return (
      <Navigate
        to="/app/settings/assets-inventory"
        search={{ asset: led.id }}
        state={{ scanned: led.id }}
        replace
      />
    )
  }
  if (led?.at === 'reserved' && may(permissions, 'assets', 'write')) {
    const { code: new_code, asset_type: new_type } = led.found
    const search = { asset: 'new', new_code, new_type } as const
    return <Navigate to="/app/settings/assets-inventory" search={search} replace />
  }
  return (
    <AppPage title={code} body="plain">
      {error && (
        <QueryError
          title={t(($) => $.find_failed)}
          error={error}
          area="assets"
          onRetry={() => void refetch()}
        />
      )}
      {led === undefined && !error && <Skeleton shape="block" />}
      {led?.at === 'reserved' && (
        <ErrorState title={t(($) => $.find_reserved_title)}>
          {t(($) => $.find_reserved_text, { code: led.found.code })}
        </ErrorState>
      )}
      {led?.at === 'nowhere' && <NobodyHasIt code={code} />}
    </AppPage>
  )
}

function NobodyHasIt({ code }: { code: string }) {
  const { t } = useTranslation('nomenclature')
  return (
    <ErrorState
      title={t(($) => $.find_title)}
      actions={
        <Link to="/app/settings/assets-inventory" search={{ search: code }} className={button()}>
          {t(($) => $.find_search)}
        </Link>
      }
    >
      {t(($) => $.find_text, { code })}
    </ErrorState>
  )
}
