import { ErrorState } from '@plenum/ui/error-state'
import { button } from '@plenum/ui/recipes'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AppPage } from '#app/page/app-page.tsx'

const route = getRouteApi('/app/c/$code')

/** Where a scanned code leads that no asset has. */
export function CodePage() {
  const { t } = useTranslation('nomenclature')
  const { code } = route.useParams()
  return (
    <AppPage title={code} body="plain">
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
    </AppPage>
  )
}
