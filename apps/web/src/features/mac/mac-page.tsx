import { may } from '@plenum/domain/permission'
import { WORK_COLUMNS } from '@plenum/domain/work-export'
import { useTranslation } from '@plenum/i18n/react'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as v from 'valibot'
import { part } from '#app/notices/part.ts'
import { AppPage } from '#app/page/app-page.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { TakeRequests } from '#app/work/take-list.tsx'
import { DEFAULT_ORDER, filtersOf, MacSearch } from './mac-search.ts'
import { MacToolbar } from './mac-toolbar.tsx'
import { NewRequest } from './new-request.tsx'

const MacBoard = part(async () => (await import('./mac-board.tsx')).MacBoard)
const MacTable = part(async () => (await import('./mac-table.tsx')).MacTable)
const MacCalendar = part(async () => (await import('./mac-calendar.tsx')).MacCalendar)

/** What the table shows of a request, as its file has it. */
const FILE_COLUMNS = WORK_COLUMNS.filter((column) => column !== 'requester')

const route = getRouteApi('/app/dc-manager/mac-projects/')
const app = getRouteApi('/app')

/** Moves, adds and changes as a board, a table or a calendar, all narrowed alike. */
export function MacPage() {
  const { t } = useTranslation('work')
  const address = v.parse(MacSearch, route.useSearch())
  const navigate = route.useNavigate()
  const viewer = app.useRouteContext({ select: ({ user }) => user })
  const go = (change: Partial<MacSearch>, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace })
  const { view = 'board', open } = address
  if (open !== undefined)
    return <Navigate to="/app/dc-manager/mac-projects/$requestId" params={{ requestId: open }} replace />
  const shown = { address, onChange: go, canAsk: may(viewer.permissions, 'projects', 'write') }
  return (
    <AppPage
      title={t(($) => $.mac.title)}
      lead={t(($) => $.mac.lead)}
      body={view === 'table' ? 'table' : 'plain'}
      actions={
        <>
          {view !== 'calendar' && (
            <TakeRequests
              filter={filtersOf(address)}
              ordering={address.ordering ?? DEFAULT_ORDER}
              columns={FILE_COLUMNS}
            />
          )}
          {shown.canAsk && <NewRequest />}
        </>
      }
      toolbar={<MacToolbar address={address} onChange={go} />}
    >
      <Suspense fallback={<TableSkeleton label={t(($) => $.mac.loading)} />}>
        {view === 'board' && <MacBoard {...shown} viewer={viewer} />}
        {view === 'table' && <MacTable {...shown} />}
        {view === 'calendar' && <MacCalendar {...shown} />}
      </Suspense>
    </AppPage>
  )
}
