import { useTranslation } from '@plenum/i18n/react'
import { Suspense, type ReactNode } from 'react'
import { waitOf } from './throttle.ts'
import { useErrorWords } from './use-error-words.ts'
import { part } from './part.ts'

const ThrottleWords = part(async () => (await import('./throttle-words.tsx')).ThrottleWords)

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
      : { title: t(($) => $.throttled.title), message: wait(ms) }
  }
}

const wait = (ms: number) => (
  <Suspense fallback={null}>
    <ThrottleWords ms={ms} />
  </Suspense>
)
