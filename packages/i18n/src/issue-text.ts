import type { IssueCode } from '@plenum/domain/issue'
import type { Language } from './language.ts'
import { issues as issuesEn } from './locales/en/issues.ts'
import { refusals as refusalsEn } from './locales/en/refusals.ts'
import { issues as issuesEs } from './locales/es/issues.ts'
import { refusals as refusalsEs } from './locales/es/refusals.ts'

const words: Record<Language, Record<IssueCode, string>> = {
  en: { ...issuesEn, ...refusalsEn },
  es: { ...issuesEs, ...refusalsEs },
}

/** The words of an issue code, for hosts without a screen; `count` is the limit that was passed. */
export const issueText = (
  language: Language,
  code: IssueCode,
  { count = 0 }: { count?: number } = {},
): string => words[language][code].replaceAll('{{count}}', String(count))
