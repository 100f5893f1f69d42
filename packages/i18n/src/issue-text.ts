import type { IssueCode } from '@plenum/domain/issue'
import type { FitNumbers } from './fit-numbers.ts'
import type { Language } from './language.ts'
import { findings as findingsEn } from './locales/en/fit.ts'
import { issues as issuesEn } from './locales/en/issues.ts'
import { refusals as refusalsEn } from './locales/en/refusals.ts'
import { findings as findingsEs } from './locales/es/fit.ts'
import { issues as issuesEs } from './locales/es/issues.ts'
import { refusals as refusalsEs } from './locales/es/refusals.ts'

const words: Record<Language, Record<IssueCode, string>> = {
  en: { ...findingsEn, ...issuesEn, ...refusalsEn },
  es: { ...findingsEs, ...issuesEs, ...refusalsEs },
}

/** What an issue's words can name: `count` is the limit that was passed, the others are those of a fit check's finding. */
type Named = Partial<FitNumbers> & { count?: number }

/** The words of an issue code, for hosts without a screen. */
export const issueText = (language: Language, code: IssueCode, named: Named = {}): string =>
  Object.entries(named).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
    words[language][code],
  )
