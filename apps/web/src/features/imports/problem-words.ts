import { isFitWarning, isUpdateIssue } from '@plenum/domain/asset-import-issue'
import type { ImportRow } from '@plenum/domain/asset-import-edit'
import { useTranslation } from '@plenum/i18n/react'
import { useFindingWords } from '#app/fit/use-finding-words.ts'

type Problem = Pick<ImportRow['problems'][number], 'code' | 'limit' | 'is' | 'path' | 'rival'>

const LINE = /^\d+$/

/** A row's problem in words, with what stands in its way. */
export function useProblemWords(): (problem: Problem) => string {
  const finding = useFindingWords()
  const { t: issue } = useTranslation('issues')
  const { t } = useTranslation('imports')
  return ({ code, limit, is, path, rival }) => {
    if (isFitWarning(code)) {
      // one row has its numbers, a kind of problem has none
      return limit === null && code !== 'place_planned' && code !== 'airflow_against'
        ? t(($) => $.fit[code])
        : finding({ code, is, limit: limit ?? undefined, path })
    }
    const words = isUpdateIssue(code)
      ? t(($) => $.updates.issues[code])
      : issue(($) => $[code], { count: limit ?? 0 })
    if (rival === null) return words
    const where = LINE.test(rival)
      ? t(($) => $.rows.rival_row, { line: rival })
      : t(($) => $.rows.rival, { name: rival })
    return `${words}. ${where}`
  }
}
