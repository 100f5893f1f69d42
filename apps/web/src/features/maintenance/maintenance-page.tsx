import { may } from '@plenum/domain/permission'
import { WORK_COLUMNS } from '@plenum/domain/work-export'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { button } from '@plenum/ui/recipes'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CalendarPlus, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import * as v from 'valibot'
import { part } from '#app/notices/part.ts'
import { AppPage } from '#app/page/app-page.tsx'
import { localDay } from '#app/work/due.ts'
import { TakeRequests, TakeRules } from '#app/work/take-list.tsx'
import { CalendarView } from './calendar-view.tsx'
import { DueView } from './due-view.tsx'
import { MaintenanceSearch, ruleFilter, tableFilter, type MaintenanceArea } from './maintenance-search.ts'
import { MaintenanceToolbar } from './maintenance-toolbar.tsx'
import { RulesView } from './rules-view.tsx'
import { TableView } from './table-view.tsx'

const RuleDialog = part(async () => (await import('./rule-dialog.tsx')).RuleDialog)

/** What the table shows of a request, as its file has it. */
const FILE_COLUMNS = WORK_COLUMNS.filter(
  (column) => !['kind', 'place', 'requester', 'last_update'].includes(column),
)

const app = getRouteApi('/app')
const routes = {
  dc: getRouteApi('/app/dc-manager/maintenance-projects/'),
  facility: getRouteApi('/app/facility/maintenance-projects/'),
  operations: getRouteApi('/app/operations/maintenance-projects/'),
} as const

/** The maintenance of an area: what is due, its requests, and the rules that make them. */
function MaintenancePage({ area }: { area: MaintenanceArea }) {
  const { t } = useTranslation('maintenance')
  const user = app.useRouteContext({ select: (context) => context.user })
  const mayWrite = may(user.permissions, 'projects', 'write')
  const route = routes[area]
  const address = v.parse(MaintenanceSearch, route.useSearch())
  const navigate = route.useNavigate()
  const [isNew, setIsNew] = useState(false)
  const { view = 'due' } = address
  const [today] = useState(() => localDay(new Date()))
  const go = (change: Partial<MaintenanceSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace: change.view === undefined })
  const newRule = mayWrite && (
    <Button {...(view === 'rules' && { tone: 'primary' })} onClick={() => setIsNew(true)}>
      <Plus aria-hidden="true" />
      {t(($) => $.rule.new)}
    </Button>
  )
  const plan = mayWrite && (
    <Link to="/app/forms/maintenance" className={button({ tone: 'primary' })}>
      <CalendarPlus aria-hidden="true" />
      {t(($) => $.plan)}
    </Link>
  )
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead[area])}
      actions={
        <>
          {view === 'table' && (
            <TakeRequests filter={tableFilter(area, address)} ordering="due" columns={FILE_COLUMNS} />
          )}
          {view === 'rules' && <TakeRules filter={ruleFilter(area, address)} />}
          {view === 'rules' ? newRule : plan}
        </>
      }
      toolbar={<MaintenanceToolbar area={area} address={address} today={today} onChange={go} />}
      body={view === 'due' || view === 'calendar' ? 'plain' : 'table'}
    >
      {view === 'due' && <DueView area={area} address={address} me={user} create={plan} />}
      {view === 'calendar' && <CalendarView area={area} address={address} me={user} onChange={go} />}
      {view === 'table' && <TableView area={area} address={address} create={plan} />}
      {view === 'rules' && (
        <RulesView
          filter={ruleFilter(area, address)}
          isNarrowed={address.search !== undefined || address.active !== undefined}
          mayWrite={mayWrite}
          create={newRule}
        />
      )}
      {isNew && (
        <Suspense fallback={null}>
          <RuleDialog onClose={() => setIsNew(false)} />
        </Suspense>
      )}
    </AppPage>
  )
}

/** Of the data centre manager: IT equipment, network and racks. */
export const HallMaintenance = () => <MaintenancePage area="dc" />
/** Of the facility manager: power, cooling and the building. */
export const PlantMaintenance = () => <MaintenancePage area="facility" />
/** Of those who do the work: what is theirs. */
export const OwnMaintenance = () => <MaintenancePage area="operations" />
