import { createInstance } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGES } from './language.ts'
import { fields as fieldsEn } from './locales/en/fields.ts'
import { sheet as sheetEn } from './locales/en/sheet.ts'
import { fields as fieldsEs } from './locales/es/fields.ts'
import { sheet as sheetEs } from './locales/es/sheet.ts'
import type {} from './words.ts'

/** The words of files that a host makes: names of fields, and of what they can hold. */
export const exportWords = createInstance({
  resources: {
    en: { fields: fieldsEn, sheet: sheetEn },
    es: { fields: fieldsEs, sheet: sheetEs },
  },
  ns: ['fields', 'sheet'],
  defaultNS: 'sheet',
  supportedLngs: LANGUAGES,
  fallbackLng: DEFAULT_LANGUAGE,
  interpolation: { escapeValue: false },
  initAsync: false,
})
void exportWords.init()
