import { isUpdateIssue } from '@plenum/domain/asset-import-issue'
import type { ImportRow } from '@plenum/domain/asset-import-edit'
import { useTranslation } from 'react-i18next'

type Problem = Pick<ImportRow['problems'][number], 'code' | 'limit' | 'rival'>

const LINE = /^\d+$/

/** A row's problem in words, with what stands in its way. */
export function useProblemWords(): (problem: Problem) => string {
  const { t: issue } = useTranslation('issues')
  const { t } = useTranslation('imports')
  return ({ code, limit, rival }) => {
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
