import { createInstance } from 'i18next'
import { isFormIssue, type IssueCode } from '@plenum/domain/issue'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language.ts'
import { issues as issuesEn } from './locales/en/issues.ts'
import { refusals as refusalsEn } from './locales/en/refusals.ts'
import { issues as issuesEs } from './locales/es/issues.ts'
import { refusals as refusalsEs } from './locales/es/refusals.ts'
import type {} from './words.ts'

const words = createInstance({
  resources: {
    en: { issues: issuesEn, refusals: refusalsEn },
    es: { issues: issuesEs, refusals: refusalsEs },
  },
  ns: ['issues', 'refusals'],
  defaultNS: 'issues',
  supportedLngs: LANGUAGES,
  fallbackLng: DEFAULT_LANGUAGE,
  interpolation: { escapeValue: false },
  initAsync: false,
})
void words.init()

/** The words of an issue code, for hosts without a screen; `count` is the limit that was passed. */
export function issueText(
  language: Language,
  code: IssueCode,
  { count = 0 }: { count?: number } = {},
): string {
  return isFormIssue(code)
    ? words.getFixedT(language, 'issues')(($) => $[code], { count })
    : words.getFixedT(language, 'refusals')(($) => $[code], { count })
}
