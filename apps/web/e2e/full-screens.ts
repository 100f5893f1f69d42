import type { FullCompany } from './full-company.ts'
import { INVENTORY, type Language, type Page } from './fixtures.ts'
import { words, type ScreenWords } from './words.ts'

/** A screen of a company that has something to show. */
export interface FullScreen {
  /** Its path without the ids, which are others in each company. */
  name: string
  path: string
  /** What stands on it once it is whole. */
  shows: (w: ScreenWords) => string | RegExp
}

const HIERARCHY = '/app/settings/hierarchy'

/** Every screen of a company, and the sheets over them. */
export const fullScreens = (of: FullCompany): FullScreen[] => [
  screen('/app', 'Database 1'),
  screen('/app/notifications', (w) => w.notifications.empty.none),
  screen('/app/profile', (w) => w.profile.end_all.open),
  screen('/app/support', (w) => w.support.desired_features),
  screen('/app?over=support', (w) => w.support.desired_features),
  screen('/app/support/tickets', 'Labels for a whole row'),
  screen(`/app/support/tickets/${of.ticket}`, 'Forty racks at once.'),
  screen('/app/users', 'Ana Ruiz'),
  screen('/app/settings/audit', /Ana Ruiz/),
  screen(INVENTORY, 'Web 3'),
  screen(`${INVENTORY}?asset=${of.asset}`, (w) => w.fields.asset.hostname),
  screen(`${INVENTORY}?asset=${of.asset}&view=edit`, (w) => w.fields.asset.hostname),
  screen(`${INVENTORY}?asset=${of.asset}&view=move`, /MAD1/),
  screen(`${INVENTORY}?asset=${of.asset}&view=history`, /Web 1/),
  screen(`${INVENTORY}/import`, (w) => w.imports.choose.drop),
  screen(`${INVENTORY}/import?import=${of.opened}`, (w) => w.imports.choose.interrupted),
  screen('/app/settings/brand-and-models', 'R750'),
  screen('/app/settings/brand-and-models?tab=brands', 'Dell'),
  screen('/app/settings/tags', 'Leased'),
  screen('/app/settings/nomenclature', (w) => w.nomenclature.counters),
  screen(`/app/c/${of.code}`, (w) => w.fields.asset.hostname),
  screen(HIERARCHY, 'MAD1'),
  screen(`${HIERARCHY}/${of.dataCenter}`, 'Hall 1'),
  screen(
    `${HIERARCHY}/${of.dataCenter}?place=${of.hall}`,
    (w) => new RegExp(w.plans.unplaced_other.replace('{{count}}', '3')),
  ),
  screen(`${HIERARCHY}/${of.dataCenter}?place=${of.r01}`, 'Web 2'),
  screen(`${HIERARCHY}/rack/${of.r01}`, 'Web 2'),
  screen(`${HIERARCHY}/room/${of.hall}`, (w) => w.plans.edit),
  screen(`${HIERARCHY}/room/${of.hall}?mode=edit`, 'R02'),
  screen(`${HIERARCHY}/reservations`, 'Payments'),
  screen(`${HIERARCHY}/find?place=${of.r02}&u=1`, 'R02'),
  screen('/app/dc-manager/dashboard', (w) => w.dashboards.forecast.title),
  screen('/app/dc-manager/dashboard/racks', 'R01'),
  screen('/app/dc-manager/mac-projects', 'One server to the second rack'),
  screen('/app/dc-manager/mac-projects?view=table', 'One server to the second rack'),
  screen(`/app/dc-manager/mac-projects/${of.request}`, 'Web 1'),
  screen('/app/dc-manager/maintenance-projects?view=rules', 'Fan check'),
  screen('/app/facility/maintenance-projects?view=calendar', (w) => w.maintenance.title),
  screen('/app/dc-manager/maintenance-projects', 'Fan check'),
  screen('/app/operations/maintenance-projects?view=table', (w) => w.maintenance.table.empty),
  screen('/app/dc-manager/reports', (w) => w.reports.name.asset_register),
  screen('/app/facility/reports', (w) => w.reports.name.asset_register),
  screen('/app/operations/reports', (w) => w.reports.name.asset_register),
  screen('/app/dc-manager/reports/asset_register', 'Web 1'),
  screen('/app/facility/dashboard', (w) => w.plant.faults.title),
  screen('/app/operations/dashboard', (w) => w.plant.queue.title),
  screen('/app/forms/mac', (w) => w.forms.kind.template),
  screen(`/app/forms/mac?kind=move&assets=${of.asset}&step=what`, 'Web 1'),
  screen('/app/forms/maintenance', (w) => w.forms.kind.template),
  screen('/app/forms/history', 'One server to the second rack'),
  screen('/app/forms/templates', 'Server move'),
  screen('/app/settings/users-configuration', 'Facility'),
  screen('/app/settings/view-assets', 'Just received'),
  screen('/app/spikes/graphs', /MAD1/),
  screen('/app/spikes/drag-n-drop', /R01/),
]

/** An address as it is in every company. */
export const withoutIds = (path: string) => path.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '…')

const screen = (path: string, shows: string | RegExp | FullScreen['shows']): FullScreen => ({
  name: withoutIds(path),
  path,
  shows: typeof shows === 'function' ? shows : () => shows,
})

/** What stands on a screen once it is whole. */
export const shownOn = (page: Page, { shows }: FullScreen, language: Language) =>
  page.locator('main, [role=dialog]').getByText(shows(words[language])).filter({ visible: true }).first()
