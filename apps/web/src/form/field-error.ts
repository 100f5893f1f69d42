import { isFormIssue } from '@plenum/domain/issue'
import { useTranslation } from 'react-i18next'
import { useFieldContext } from './form-contexts.ts'

/** What is wrong with a value: a schema's issue, or words the server sent. */
interface FieldIssue {
  message: string
  requirement?: unknown
  detail?: string
}

const isFieldIssue = (error: unknown): error is FieldIssue =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

/** The first thing wrong with the field around it, in words; undefined while nothing is. */
export function useFieldError(): string | undefined {
  const { t } = useTranslation('issues')
  const errors: unknown[] = useFieldContext().state.meta.errors
  const issue = errors.flat().find(isFieldIssue)
  if (!issue) return undefined
  if (issue.detail !== undefined) return issue.detail
  const count = typeof issue.requirement === 'number' ? issue.requirement : 0
  const code = isFormIssue(issue.message) ? issue.message : 'invalid'
  return t(($) => $[code], { count })
}
