import { createInstance, type i18n } from 'i18next'
import { detectLanguage, keepLanguage } from './detect-language.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from './language.ts'
import type { Words } from './words.ts'

/**
 * A namespace that only this bundle brings. `start`: the public pages. `app`: the signed-in area, loaded on the way into
 * it. `company`: people, teams, the log and one's own profile. `library`: types, brands and models. `places`: the hierarchy and what is known of places. `feedback`: tickets, files and notifications. `record`: an open record. `inventory`: what narrows the inventory, and its views. `settings`: codes and tags. `output`: exports and labels. `life`: what becomes of assets. `imports`: files of assets on their way in. `fit`: whether a thing fits in a place. `records`: the import of places, of the catalogue, of tags and of teams. `reservations`: what is kept in racks, and looking for places. `racks`: drawn racks, and places at other times than now. `plans`: floor plans. `work`: requests. `forms`: what asks for them. `maintenance`: when work is due. `plant`: the dashboards of facility and operations. `dashboards`, `reports`: what their names say. `spikes`: pages to try things on. `configuration`: when nothing can start.
 */
const MARKS = {
  start: 'common',
  app: 'fields',
  company: 'people',
  library: 'catalogue',
  places: 'place',
  feedback: 'support',
  record: 'live',
  inventory: 'filters',
  settings: 'nomenclature',
  life: 'life',
  fit: 'fit',
  imports: 'imports',
  output: 'exports',
  records: 'records',
  reservations: 'reservations',
  work: 'work',
  forms: 'forms',
  dashboards: 'dashboards',
  reports: 'reports',
  maintenance: 'maintenance',
  plant: 'plant',
  racks: 'racks',
  plans: 'plans',
  spikes: 'graph',
  configuration: 'configuration',
} as const satisfies Record<string, keyof Words>
export type Bundle = keyof typeof MARKS
const BUNDLES = Object.keys(MARKS).filter((name): name is Bundle => Object.hasOwn(MARKS, name))

const bundles = {
  en: {
    start: async () => (await import('./locales/en/start.ts')).start,
    app: async () => (await import('./locales/en/app.ts')).app,
    company: async () => (await import('./locales/en/company.ts')).company,
    library: async () => (await import('./locales/en/library.ts')).library,
    places: async () => (await import('./locales/en/places.ts')).places,
    feedback: async () => (await import('./locales/en/feedback.ts')).feedback,
    record: async () => (await import('./locales/en/record.ts')).record,
    inventory: async () => (await import('./locales/en/inventory.ts')).inventory,
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
    plant: () => import('./locales/en/plant.ts'),
    racks: () => import('./locales/en/racks.ts'),
    plans: () => import('./locales/en/plans.ts'),
    spikes: async () => (await import('./locales/en/spikes.ts')).spikes,
    configuration: () => import('./locales/en/configuration.ts'),
  },
  es: {
    start: async () => (await import('./locales/es/start.ts')).start,
    app: async () => (await import('./locales/es/app.ts')).app,
    company: async () => (await import('./locales/es/company.ts')).company,
    library: async () => (await import('./locales/es/library.ts')).library,
    places: async () => (await import('./locales/es/places.ts')).places,
    feedback: async () => (await import('./locales/es/feedback.ts')).feedback,
    record: async () => (await import('./locales/es/record.ts')).record,
    inventory: async () => (await import('./locales/es/inventory.ts')).inventory,
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
    plant: () => import('./locales/es/plant.ts'),
    racks: () => import('./locales/es/racks.ts'),
    plans: () => import('./locales/es/plans.ts'),
    spikes: async () => (await import('./locales/es/spikes.ts')).spikes,
    configuration: () => import('./locales/es/configuration.ts'),
  },
} satisfies Record<Language, Record<Bundle, () => Promise<Record<string, object>>>>

/** Detects the language (cookie, browser, local and session storage, html tag) and loads the words of the public pages. */
export async function createI18n(): Promise<i18n> {
  const i18n = createInstance()
  await i18n.init({
    resources: {},
    lng: detectLanguage(),
    supportedLngs: LANGUAGES,
    nonExplicitSupportedLngs: true,
    load: 'languageOnly',
    fallbackLng: DEFAULT_LANGUAGE,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    saveMissing: true,
    // its key stands on the screen: a screen has not asked for its bundle
    missingKeyHandler: (_, namespace, key) => console.error(`No words for ${namespace}:${key}`),
  })
  const keep = () => keepLanguage(currentLanguage(i18n))
  keep()
  i18n.on('languageChanged', keep)
  await loadWords(i18n, 'start')
  return i18n
}

/** The language on screen. */
export const currentLanguage = (i18n: Partial<Pick<i18n, 'resolvedLanguage' | 'language'>>): Language => {
  const language = (i18n.resolvedLanguage ?? i18n.language ?? '').slice(0, 2)
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

/** Brings a bundle's words in the present language; at once when they are here already. */
export const loadWords = (i18n: i18n, bundle: Bundle): Promise<void> =>
  addWords(i18n, currentLanguage(i18n), bundle)

/** Switches the language once every bundle in use is here in it, so that no screen shows a missing word. */
export async function switchLanguage(i18n: i18n, language: Language): Promise<void> {
  const before = currentLanguage(i18n)
  const inUse = BUNDLES.filter((bundle) => i18n.hasResourceBundle(before, MARKS[bundle]))
  await Promise.all(inUse.map((bundle) => addWords(i18n, language, bundle)))
  await i18n.changeLanguage(language)
}

async function addWords(i18n: i18n, language: Language, bundle: Bundle): Promise<void> {
  const words = await bundles[language][bundle]()
  for (const [namespace, texts] of Object.entries(words)) i18n.addResourceBundle(language, namespace, texts)
}
