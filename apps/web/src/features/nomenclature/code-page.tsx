import { ErrorState } from '@plenum/ui/error-state'
import { button } from '@plenum/ui/recipes'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { assetIdQuery } from './queries.ts'

const route = getRouteApi('/app/c/$code')

/** Where a scanned code leads: to the asset that has it, or to the word that none does. */
export function CodePage() {
  const { code } = route.useParams()
  const { t } = useTranslation('nomenclature')
  const { data: id, error, refetch } = useQuery(assetIdQuery(code))
  if (id) return <Navigate to="/app/settings/assets-inventory" search={{ asset: id }} replace />
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
      {id === undefined && !error && <Skeleton shape="block" />}
      {id === null && <NobodyHasIt code={code} />}
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
