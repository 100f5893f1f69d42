import { createInstance, type i18n } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGES } from './language.ts'
import { letters as en } from './locales/en/letters.ts'
import { letters as es } from './locales/es/letters.ts'
export type {} from './words.ts'

/** The words of letters, for hosts that send them; no screen loads these. */
export const letterWords: i18n = createInstance({
  resources: { en: { letters: en }, es: { letters: es } },
  ns: ['letters'],
  defaultNS: 'letters',
  supportedLngs: LANGUAGES,
  fallbackLng: DEFAULT_LANGUAGE,
  interpolation: { escapeValue: false },
  initAsync: false,
})
void letterWords.init()
