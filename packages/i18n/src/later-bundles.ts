import type { Bundle, LoadWords } from './create-i18n.ts'
import type { Language } from './language.ts'

type Later = Exclude<Bundle, 'start' | 'app' | 'inventory'>

/** The words that no first page needs; where they are is not told to who only signs in. */
export const laterBundles = {
  en: {
    company: async () => (await import('./locales/en/company.ts')).company,
    library: async () => (await import('./locales/en/library.ts')).library,
    places: async () => (await import('./locales/en/places.ts')).places,
    feedback: async () => (await import('./locales/en/feedback.ts')).feedback,
    record: async () => (await import('./locales/en/record.ts')).record,
    settings: async () => (await import('./locales/en/settings.ts')).settings,
    life: () => import('./locales/en/life.ts'),
    fit: async () => ({ fit: (await import('./locales/en/fit.ts')).fit }),
    imports: () => import('./locales/en/imports.ts'),
    output: async () => (await import('./locales/en/output.ts')).output,
    records: () => import('./locales/en/records.ts'),
    reservations: () => import('./locales/en/reservations.ts'),
    work: () => import('./locales/en/work.ts'),
    forms: () => import('./locales/en/forms.ts'),
    dashboards: () => import('./locales/en/dashboards.ts'),
    reports: () => import('./locales/en/reports.ts'),
    maintenance: () => import('./locales/en/maintenance.ts'),
    racks: () => import('./locales/en/racks.ts'),
    plans: () => import('./locales/en/plans.ts'),
    spikes: async () => (await import('./locales/en/spikes.ts')).spikes,
    configuration: () => import('./locales/en/configuration.ts'),
  },
  es: {
    company: async () => (await import('./locales/es/company.ts')).company,
    library: async () => (await import('./locales/es/library.ts')).library,
    places: async () => (await import('./locales/es/places.ts')).places,
    feedback: async () => (await import('./locales/es/feedback.ts')).feedback,
    record: async () => (await import('./locales/es/record.ts')).record,
    settings: async () => (await import('./locales/es/settings.ts')).settings,
    life: () => import('./locales/es/life.ts'),
    fit: async () => ({ fit: (await import('./locales/es/fit.ts')).fit }),
    imports: () => import('./locales/es/imports.ts'),
    output: async () => (await import('./locales/es/output.ts')).output,
    records: () => import('./locales/es/records.ts'),
    reservations: () => import('./locales/es/reservations.ts'),
    work: () => import('./locales/es/work.ts'),
    forms: () => import('./locales/es/forms.ts'),
    dashboards: () => import('./locales/es/dashboards.ts'),
    reports: () => import('./locales/es/reports.ts'),
    maintenance: () => import('./locales/es/maintenance.ts'),
    racks: () => import('./locales/es/racks.ts'),
    plans: () => import('./locales/es/plans.ts'),
    spikes: async () => (await import('./locales/es/spikes.ts')).spikes,
    configuration: () => import('./locales/es/configuration.ts'),
  },
} satisfies Record<Language, Record<Later, LoadWords>>
