import type { app } from './locales/en/app.ts'
import type { company } from './locales/en/company.ts'
import type { configuration } from './locales/en/configuration.ts'
import type { feedback } from './locales/en/feedback.ts'
import type { fit } from './locales/en/fit.ts'
import type { home } from './locales/en/home.ts'
import type { imports } from './locales/en/imports.ts'
import type { inventory } from './locales/en/inventory.ts'
import type { life } from './locales/en/life.ts'
import type { list_files } from './locales/en/list-files.ts'
import type { letters } from './locales/en/letters.ts'
import type { library } from './locales/en/library.ts'
import type { places } from './locales/en/places.ts'
import type { plans } from './locales/en/plans.ts'
import type { racks } from './locales/en/racks.ts'
import type { record } from './locales/en/record.ts'
import type { records } from './locales/en/records.ts'
import type { reservations } from './locales/en/reservations.ts'
import type { work } from './locales/en/work.ts'
import type { work_files } from './locales/en/work-files.ts'
import type { forms } from './locales/en/forms.ts'
import type { dashboards } from './locales/en/dashboards.ts'
import type { reports } from './locales/en/reports.ts'
import type { report_files } from './locales/en/report-files.ts'
import type { maintenance } from './locales/en/maintenance.ts'
import type { plant } from './locales/en/plant.ts'
import type { settings } from './locales/en/settings.ts'
import type { output } from './locales/en/output.ts'
import type { sheet } from './locales/en/sheet.ts'
import type { spikes } from './locales/en/spikes.ts'
import type { start } from './locales/en/start.ts'
import type { time } from './locales/en/time.ts'

/** Every namespace by its name: English says which keys exist. */
export type Words = typeof start &
  typeof app &
  typeof company &
  typeof feedback &
  typeof library &
  typeof output &
  typeof places &
  typeof record &
  typeof inventory &
  typeof settings &
  typeof spikes & {
    configuration: typeof configuration
    fit: typeof fit
    home: typeof home
    imports: typeof imports
    life: typeof life
    plans: typeof plans
    racks: typeof racks
    records: typeof records
    time: typeof time
    reservations: typeof reservations
    work: typeof work
    list_files: typeof list_files
    work_files: typeof work_files
    forms: typeof forms
    dashboards: typeof dashboards
    reports: typeof reports
    maintenance: typeof maintenance
    plant: typeof plant
    letters: typeof letters
    sheet: typeof sheet
    report_files: typeof report_files
  }

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Words
    enableSelector: true
  }
}
