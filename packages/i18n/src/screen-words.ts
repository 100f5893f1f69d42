import { app as appEn } from './locales/en/app.ts'
import { company as companyEn } from './locales/en/company.ts'
import { configuration as configurationEn } from './locales/en/configuration.ts'
import { feedback as feedbackEn } from './locales/en/feedback.ts'
import { fit as fitEn } from './locales/en/fit.ts'
import { home as homeEn } from './locales/en/home.ts'
import { imports as importsEn } from './locales/en/imports.ts'
import { inventory as inventoryEn } from './locales/en/inventory.ts'
import { library as libraryEn } from './locales/en/library.ts'
import { life as lifeEn } from './locales/en/life.ts'
import { output as outputEn } from './locales/en/output.ts'
import { places as placesEn } from './locales/en/places.ts'
import { plans as plansEn } from './locales/en/plans.ts'
import { racks as racksEn } from './locales/en/racks.ts'
import { record as recordEn } from './locales/en/record.ts'
import { records as recordsEn } from './locales/en/records.ts'
import { reservations as reservationsEn } from './locales/en/reservations.ts'
import { work as workEn } from './locales/en/work.ts'
import { forms as formsEn } from './locales/en/forms.ts'
import { dashboards as dashboardsEn } from './locales/en/dashboards.ts'
import { reports as reportsEn } from './locales/en/reports.ts'
import { maintenance as maintenanceEn } from './locales/en/maintenance.ts'
import { plant as plantEn } from './locales/en/plant.ts'
import { settings as settingsEn } from './locales/en/settings.ts'
import { spikes as spikesEn } from './locales/en/spikes.ts'
import { start as startEn } from './locales/en/start.ts'
import { time as timeEn } from './locales/en/time.ts'
import { app as appEs } from './locales/es/app.ts'
import { company as companyEs } from './locales/es/company.ts'
import { configuration as configurationEs } from './locales/es/configuration.ts'
import { feedback as feedbackEs } from './locales/es/feedback.ts'
import { fit as fitEs } from './locales/es/fit.ts'
import { home as homeEs } from './locales/es/home.ts'
import { imports as importsEs } from './locales/es/imports.ts'
import { inventory as inventoryEs } from './locales/es/inventory.ts'
import { library as libraryEs } from './locales/es/library.ts'
import { life as lifeEs } from './locales/es/life.ts'
import { output as outputEs } from './locales/es/output.ts'
import { places as placesEs } from './locales/es/places.ts'
import { plans as plansEs } from './locales/es/plans.ts'
import { racks as racksEs } from './locales/es/racks.ts'
import { record as recordEs } from './locales/es/record.ts'
import { records as recordsEs } from './locales/es/records.ts'
import { reservations as reservationsEs } from './locales/es/reservations.ts'
import { work as workEs } from './locales/es/work.ts'
import { forms as formsEs } from './locales/es/forms.ts'
import { dashboards as dashboardsEs } from './locales/es/dashboards.ts'
import { reports as reportsEs } from './locales/es/reports.ts'
import { maintenance as maintenanceEs } from './locales/es/maintenance.ts'
import { plant as plantEs } from './locales/es/plant.ts'
import { settings as settingsEs } from './locales/es/settings.ts'
import { spikes as spikesEs } from './locales/es/spikes.ts'
import { start as startEs } from './locales/es/start.ts'
import { time as timeEs } from './locales/es/time.ts'

/** Every word a page can show, by language; pages themselves fetch what they need. */
export const SCREEN_WORDS = {
  en: {
    ...appEn,
    ...companyEn,
    ...feedbackEn,
    ...inventoryEn,
    ...libraryEn,
    ...outputEn,
    ...placesEn,
    ...recordEn,
    ...settingsEn,
    ...spikesEn,
    ...startEn,
    configuration: configurationEn,
    fit: fitEn,
    home: homeEn,
    imports: importsEn,
    life: lifeEn,
    plans: plansEn,
    racks: racksEn,
    records: recordsEn,
    time: timeEn,
    reservations: reservationsEn,
    work: workEn,
    forms: formsEn,
    dashboards: dashboardsEn,
    reports: reportsEn,
    maintenance: maintenanceEn,
    plant: plantEn,
  },
  es: {
    ...appEs,
    ...companyEs,
    ...feedbackEs,
    ...inventoryEs,
    ...libraryEs,
    ...outputEs,
    ...placesEs,
    ...recordEs,
    ...settingsEs,
    ...spikesEs,
    ...startEs,
    configuration: configurationEs,
    fit: fitEs,
    home: homeEs,
    imports: importsEs,
    life: lifeEs,
    plans: plansEs,
    racks: racksEs,
    records: recordsEs,
    time: timeEs,
    reservations: reservationsEs,
    work: workEs,
    forms: formsEs,
    dashboards: dashboardsEs,
    reports: reportsEs,
    maintenance: maintenanceEs,
    plant: plantEs,
  },
} as const
