import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ThrottleWords } from '#app/notices/throttle-words.tsx'
import { waitOf } from '#app/notices/throttle.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'

/** What failed for a form as a whole. */
export interface Failure {
  title: string
  message: ReactNode
}

/** Says why a form was refused: in the server's words, or how long to wait where it was asked too often. */
export function useFailure(title: string): (error: unknown) => Failure {
  const { t } = useTranslation('common')
  const errorWords = useErrorWords()
  return (error) => {
    const ms = waitOf(error)
    return ms === null
      ? { title, message: errorWords(error) }
      : { title: t(($) => $.throttled.title), message: <ThrottleWords ms={ms} /> }
  }
}
