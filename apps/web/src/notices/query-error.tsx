import type { PermissionArea } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { ErrorState } from '@plenum/ui/error-state'
import { CancelledError } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ForbiddenView } from './forbidden-view.tsx'
import { forbiddenOf } from './forbidden.ts'
import { waitOf } from './throttle.ts'
import { Throttled } from './throttled.tsx'

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
  if (missing) return <ForbiddenView area={area} {...missing} />
  const wait = waitOf(error)
  if (wait !== null) return <Throttled ms={wait} onRetry={onRetry} />
  return (
    <ErrorState title={title} actions={<Button onClick={onRetry}>{t(($) => $.actions.retry)}</Button>}>
      {error instanceof CancelledError ? t(($) => $.errors.cancelled) : children}
    </ErrorState>
  )
}
