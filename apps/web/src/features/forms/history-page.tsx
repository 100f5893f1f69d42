import { may } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { button } from '@plenum/ui/recipes'
import { getRouteApi, Link } from '@tanstack/react-router'
import { LayoutTemplate, Plus } from 'lucide-react'
import * as v from 'valibot'
import { openedPart } from '#app/notices/opened-part.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { TakeRequests } from '#app/work/take-list.tsx'
import { HistoryList } from './history-list.tsx'
import { exportOf, HistorySearch } from './history-search.ts'
import { HistoryToolbar } from './history-toolbar.tsx'

const HistoryPanel = openedPart(
  () => import('./history-panel.tsx'),
  (module) => module.HistoryPanel,
)

const route = getRouteApi('/app/forms/history')
const app = getRouteApi('/app')

/** All requests a person may see, and what became of each. */
export function HistoryPage() {
  const { t } = useTranslation('forms')
  const address = v.parse(HistorySearch, route.useSearch())
  const navigate = route.useNavigate()
  const viewer = app.useRouteContext({ select: ({ user }) => user })
  const canWrite = may(viewer.permissions, 'projects', 'write')
  const go = (change: Partial<HistorySearch>, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace })
  return (
    <AppPage
      title={t(($) => $.history.title)}
      lead={t(($) => $.history.lead)}
      body="table"
      actions={
        <>
          <TakeRequests {...exportOf(address)} />
          <Link to="/app/forms/templates" className={button()}>
            <LayoutTemplate aria-hidden="true" />
            {t(($) => $.templates.title)}
          </Link>
          {canWrite && (
            <Link to="/app/forms/mac" className={button({ tone: 'primary' })}>
              <Plus aria-hidden="true" />
              {t(($) => $.history.new)}
            </Link>
          )}
        </>
      }
      toolbar={<HistoryToolbar address={address} onChange={go} />}
    >
      <HistoryList address={address} canWrite={canWrite} onChange={go} />
      <HistoryPanel open={address.open} canWrite={canWrite} onClose={() => go({ open: undefined })} />
    </AppPage>
  )
}
