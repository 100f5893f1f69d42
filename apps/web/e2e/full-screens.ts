import type { FullCompany } from './full-company.ts'
import { INVENTORY, type Language, type Page } from './fixtures.ts'
import { routePaths } from './route-paths.ts'
import { words, type ScreenWords } from './words.ts'

/** A screen of a company that has something to show. */
interface Screen {
  /** Its path, with the names of a full company's records for their ids. */
  name: string
  /** What stands on it once it is whole. */
  shows: (w: ScreenWords) => string | RegExp
  /** Whether nobody is signed in there. */
  isPublic?: boolean
}

/** A screen of one company. */
export interface FullScreen extends Screen {
  path: string
}

const HIERARCHY = '/app/settings/hierarchy'

const screen = (name: string, shows: string | RegExp | FullScreen['shows']): Screen => ({
  name,
  shows: typeof shows === 'function' ? shows : () => shows,
})

const PUBLIC_SCREENS = [
  screen('/', (w) => w.auth.landing.title),
  screen('/auth/login', (w) => w.auth.login.forgot),
  screen('/auth/login?step=recovery', (w) => w.auth.recovery.text),
  screen('/auth/register', (w) => w.auth.register.text),
  screen('/auth/register#invitation=$token', (w) => w.auth.invitation.invalid_text),
  screen('/auth/reset-password', (w) => w.auth.reset.invalid_text),
  screen('/auth/reset-password#token=$token', (w) => w.auth.reset.text),
  screen('/nowhere', (w) => w.common.not_found.text),
]

/** Every screen of a company, the sheets over them, and what anybody can open. */
const SCREENS: Screen[] = [
  ...PUBLIC_SCREENS.map((each) => ({ ...each, isPublic: true })),
  screen('/app/nowhere', (w) => w.common.not_found.text),
  screen('/app', 'Database 1'),
  screen('/app/notifications', (w) => w.notifications.empty.none),
  screen('/app/profile', (w) => w.profile.end_all.open),
  screen('/app/support', (w) => w.support.desired_features),
  screen('/app?over=support', (w) => w.support.desired_features),
  screen('/app/support/tickets', 'Labels for a whole row'),
  screen('/app/support/tickets/$ticket', 'Forty racks at once.'),
  screen('/app/users', 'Ana Ruiz'),
  screen('/app/settings/audit', /Ana Ruiz/),
  screen(INVENTORY, 'Web 3'),
  screen(`${INVENTORY}?asset=$asset`, (w) => w.fields.asset.hostname),
  screen(`${INVENTORY}?asset=$asset&view=edit`, (w) => w.fields.asset.hostname),
  screen(`${INVENTORY}?asset=$asset&view=move`, /MAD1/),
  screen(`${INVENTORY}?asset=$asset&view=history`, /Web 1/),
  screen(`${INVENTORY}/import`, (w) => w.imports.choose.drop),
  screen(`${INVENTORY}/import?import=$opened`, (w) => w.imports.choose.interrupted),
  screen('/app/settings/brand-and-models', 'R750'),
  screen('/app/settings/brand-and-models?tab=brands', 'Dell'),
  screen('/app/settings/tags', 'Leased'),
  screen('/app/settings/nomenclature', (w) => w.nomenclature.counters),
  screen('/app/c/$code', (w) => w.fields.asset.hostname),
  screen(HIERARCHY, 'MAD1'),
  screen(`${HIERARCHY}/$dataCenter`, 'Hall 1'),
  screen(
    `${HIERARCHY}/$dataCenter?place=$hall`,
    (w) => new RegExp(w.plans.unplaced_other.replace('{{count}}', '3')),
  ),
  screen(`${HIERARCHY}/$dataCenter?place=$r01`, 'Web 2'),
  screen(`${HIERARCHY}/rack/$r01`, 'Web 2'),
  screen(`${HIERARCHY}/room/$hall`, (w) => w.plans.edit),
  screen(`${HIERARCHY}/room/$hall?mode=edit`, 'R02'),
  screen(`${HIERARCHY}/reservations`, 'Payments'),
  screen(`${HIERARCHY}/find?place=$r02&u=1`, 'R02'),
  screen('/app/dc-manager/dashboard', (w) => w.dashboards.forecast.title),
  screen('/app/dc-manager/dashboard/racks', 'R01'),
  screen('/app/dc-manager/mac-projects', 'One server to the second rack'),
  screen('/app/dc-manager/mac-projects?view=table', 'One server to the second rack'),
  screen('/app/dc-manager/mac-projects/$request', 'Web 1'),
  screen('/app/dc-manager/maintenance-projects?view=rules', 'Fan check'),
  screen('/app/dc-manager/maintenance-projects/$request', 'Web 1'),
  screen('/app/facility/maintenance-projects/$request', 'Web 1'),
  screen('/app/operations/maintenance-projects/$request', 'Web 1'),
  screen('/app/facility/maintenance-projects?view=calendar', (w) => w.maintenance.title),
  screen('/app/dc-manager/maintenance-projects', 'Fan check'),
  screen('/app/operations/maintenance-projects?view=table', (w) => w.maintenance.table.empty),
  screen('/app/dc-manager/reports', (w) => w.reports.name.asset_register),
  screen('/app/facility/reports', (w) => w.reports.name.asset_register),
  screen('/app/operations/reports', (w) => w.reports.name.asset_register),
  screen('/app/dc-manager/reports/$report', 'Web 1'),
  screen('/app/facility/reports/$report', 'Web 1'),
  screen('/app/operations/reports/$report', 'Web 1'),
  screen('/app/facility/dashboard', (w) => w.plant.faults.title),
  screen('/app/operations/dashboard', (w) => w.plant.queue.title),
  screen('/app/forms/mac', (w) => w.forms.kind.template),
  screen('/app/forms/mac?kind=move&assets=$asset&step=what', 'Web 1'),
  screen('/app/forms/maintenance', (w) => w.forms.kind.template),
  screen('/app/forms/history', 'One server to the second rack'),
  screen('/app/forms/templates', 'Server move'),
  screen('/app/settings/users-configuration', 'Facility'),
  screen('/app/settings/view-assets', 'Just received'),
  screen('/app/spikes/graphs', /MAD1/),
  screen('/app/spikes/drag-n-drop', /R01/),
]

/** The screens of a company, at its own addresses. */
export function fullScreens(of: FullCompany): FullScreen[] {
  const known: Record<string, unknown> = of
  const filledIn = (path: string) => path.replaceAll(/\$(\w+)/g, (_, name: string) => String(known[name]))
  return SCREENS.map((each) => ({ ...each, path: filledIn(each.name) }))
}

/** An address as it is in every company. */
export const withoutIds = (path: string) => path.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '…')

/** The routes of which no screen is here. */
export function routesWithoutScreen(): string[] {
  const withoutNames = (path: string) => path.replace(/[?#].*/, '').replaceAll(/\$\w+/g, '$')
  const known = new Set(SCREENS.map(({ name }) => withoutNames(name)))
  return routePaths().filter((path) => !known.has(withoutNames(path)))
}

/** Goes to a screen as whoever opens a link does: the application is loaded anew. */
export async function load(page: Page, { path }: FullScreen): Promise<void> {
  // one fragment after the other would be the same page
  if (path.includes('#')) await page.goto('about:blank')
  await page.goto(path)
}

/** What stands on a screen once it is whole. */
export const shownOn = (page: Page, { shows }: FullScreen, language: Language) =>
  page.locator('main, [role=dialog]').getByText(shows(words[language])).filter({ visible: true }).first()
