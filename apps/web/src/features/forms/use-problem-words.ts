import { isFormIssue } from '@plenum/domain/issue'
import { useTranslation } from '@plenum/i18n/react'
import type { Problem } from './problems.ts'

/** Says what is wrong: in the server's words where it was the server's to say. */
export function useProblemWords(): (problem: Problem) => string {
  const { t } = useTranslation('forms')
  const issues = useTranslation('issues').t
  return ({ path, code, detail }) => {
    if (detail !== undefined) return detail
    if (path === 'items') return t(($) => $.wrong.nothing)
    if (path === 'window_end' && code === 'too_small') return t(($) => $.wrong.backwards)
    if (path.endsWith('.to')) return t(($) => $.wrong.no_place)
    if (path.endsWith('.changes')) return t(($) => $.wrong.no_change)
    if (path.endsWith('.replacement_id')) return t(($) => $.wrong.no_replacement)
    const known = isFormIssue(code) ? code : 'invalid'
    return issues(($) => $[known], { count: 0 })
  }
}
