import { createInstance } from 'i18next'
import type { IssueCode } from '@plenum/domain/issue'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language.ts'
import { issues as en } from './locales/en/issues.ts'
import { issues as es } from './locales/es/issues.ts'
import type {} from './words.ts'

const words = createInstance({
  resources: { en: { issues: en }, es: { issues: es } },
  ns: ['issues'],
  defaultNS: 'issues',
  supportedLngs: LANGUAGES,
  fallbackLng: DEFAULT_LANGUAGE,
  interpolation: { escapeValue: false },
  initAsync: false,
})
void words.init()

/** The words of an issue code, for hosts without a screen; `count` is the limit that was passed. */
export const issueText = (language: Language, code: IssueCode, params: { count?: number } = {}): string =>
  words.getFixedT(language, 'issues')(($) => $[code], { count: params.count ?? 0 })
