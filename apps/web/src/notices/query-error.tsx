import type { PermissionArea } from '@plenum/domain/permission'
import { Button } from '@plenum/ui/button'
import { ErrorState } from '@plenum/ui/error-state'
import { CancelledError } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { forbiddenOf } from './forbidden.ts'
import { waitOf } from './throttle.ts'

// A server that refuses is there to bring the words for it, which hardly anybody ever needs.
const ForbiddenView = lazy(async () => ({
  default: (await import('./forbidden-view.tsx')).ForbiddenView,
}))
const Throttled = lazy(async () => ({ default: (await import('./throttled.tsx')).Throttled }))

interface QueryErrorProps {
  /** What could not be loaded. */
  title: string
  error: unknown
  /** The area of what was asked for. */
  area: PermissionArea
  onRetry: () => void
  /** What stays safe and what to do. */
  children?: ReactNode
}

/** In place of what could not be loaded: why, where the person can act on it, and the retry. */
export function QueryError({ title, error, area, onRetry, children }: QueryErrorProps) {
  const { t } = useTranslation('common')
  const missing = forbiddenOf(error)
  if (missing)
    return (
      <Suspense fallback={null}>
        <ForbiddenView area={area} {...missing} />
      </Suspense>
    )
  const wait = waitOf(error)
  if (wait !== null)
    return (
      <Suspense fallback={null}>
        <Throttled ms={wait} onRetry={onRetry} />
      </Suspense>
    )
  return (
    <ErrorState title={title} actions={<Button onClick={onRetry}>{t(($) => $.actions.retry)}</Button>}>
      {error instanceof CancelledError ? t(($) => $.errors.cancelled) : children}
    </ErrorState>
  )
}
