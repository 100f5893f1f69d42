import { isFormIssue } from '@plenum/domain/issue'
import { useTranslation } from '@plenum/i18n/react'
import { useFieldContext } from './form-contexts.ts'

/** What is wrong with a value: a schema's issue, or words the server sent. */
export interface FieldIssue {
  message: string
  requirement?: unknown
  detail?: string
}

const isFieldIssue = (error: unknown): error is FieldIssue =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

/** The first thing wrong with the field around it, in words; undefined while nothing is. */
export function useFieldError(): string | undefined {
  return useErrorWords()(useFieldContext().state.meta.errors)
}

/** The first of what is wrong with a field, in words; undefined while nothing is. */
export function useErrorWords(): (errors: unknown[] | undefined) => string | undefined {
  const issueWords = useIssueWords()
  return (errors = []) => {
    const issue = errors.flat().find(isFieldIssue)
    return issue && issueWords(issue)
  }
}

/** What an issue says, in words. */
export function useIssueWords(): (issue: FieldIssue) => string {
  const { t } = useTranslation('issues')
  return ({ message, requirement, detail }) => {
    if (detail !== undefined) return detail
    const count = typeof requirement === 'number' ? requirement : 0
    const code = isFormIssue(message) ? message : 'invalid'
    return t(($) => $[code], { count })
  }
}
