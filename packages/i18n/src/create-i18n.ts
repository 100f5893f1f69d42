import { createInstance, type i18n } from 'i18next'
import { MARKS, type Bundle, type LoadWords } from './bundles.ts'
import { detectLanguage, keepLanguage } from './detect-language.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from './language.ts'

/** Every bundle there is. */
export const BUNDLES = Object.keys(MARKS).filter((name): name is Bundle => Object.hasOwn(MARKS, name))

/** What is on the way to the first row; all others are looked up once they are asked for. */
const first = {
  en: {
    start: async () => (await import('./locales/en/start.ts')).start,
    app: async () => (await import('./locales/en/app.ts')).app,
    inventory: async () => (await import('./locales/en/inventory.ts')).inventory,
  },
  es: {
    start: async () => (await import('./locales/es/start.ts')).start,
    app: async () => (await import('./locales/es/app.ts')).app,
    inventory: async () => (await import('./locales/es/inventory.ts')).inventory,
  },
} satisfies Record<Language, Partial<Record<Bundle, LoadWords>>>
/** Whether a bundle is found without looking it up first. */
export const isFirst = (bundle: string): bundle is keyof typeof first.en => Object.hasOwn(first.en, bundle)

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
export async function loadWords(i18n: i18n, bundle: Bundle): Promise<void> {
  const language = currentLanguage(i18n)
  await addWords(i18n, language, bundle)
  // another may have been chosen while they came
  if (currentLanguage(i18n) !== language) await loadWords(i18n, bundle)
}

/**
 * Switches the language once every bundle in use is here in it, so that no screen shows a missing word; unless by then it
 * is not `wanted` any more.
 */
export async function switchLanguage(
  i18n: i18n,
  language: Language,
  wanted: () => boolean = () => true,
): Promise<void> {
  for (let lacking = lackingIn(i18n, language); lacking.length > 0; lacking = lackingIn(i18n, language))
    await Promise.all(lacking.map((bundle) => addWords(i18n, language, bundle)))
  if (wanted()) await i18n.changeLanguage(language)
}

/** Whether a bundle's words are here in a language. */
export const hasWords = (i18n: i18n, language: Language, bundle: Bundle): boolean =>
  i18n.hasResourceBundle(language, MARKS[bundle])

/** The bundles in use that are not here in a language. */
const lackingIn = (i18n: i18n, language: Language) =>
  BUNDLES.filter(
    (bundle) => hasWords(i18n, currentLanguage(i18n), bundle) && !hasWords(i18n, language, bundle),
  )

async function addWords(i18n: i18n, language: Language, bundle: Bundle): Promise<void> {
  const words = isFirst(bundle)
    ? await first[language][bundle]()
    : await (await import('./later-bundles.ts')).laterBundles[language][bundle]()
  for (const [namespace, texts] of Object.entries(words)) i18n.addResourceBundle(language, namespace, texts)
}
