import { useTranslation } from '@plenum/i18n/react'
import { AppPage } from '#app/page/app-page.tsx'
import { ForbiddenView } from './forbidden-view.tsx'
import type { Missing } from './forbidden.ts'

/** A whole screen a person may not open. */
export function ForbiddenPage(missing: Missing) {
  const { t } = useTranslation('shell')
  const { area } = missing
  return (
    <AppPage title={area === undefined ? t(($) => $.forbidden.page) : t(($) => $.areas[area])}>
      <ForbiddenView {...missing} />
    </AppPage>
  )
}
