import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { ErrorState } from '@plenum/ui/error-state'
import { useCountdown } from '#app/page/use-countdown.ts'
import { ThrottleWords } from './throttle-words.tsx'

interface ThrottledProps {
  ms: number
  scope?: 'page' | 'part'
  onRetry: () => void
}

/** The server wants to be left alone: the retry waits as long as it asked. */
export function Throttled({ ms, scope = 'part', onRetry }: ThrottledProps) {
  const { t } = useTranslation('common')
  const title = t(($) => $.throttled.title)
  const waits = useCountdown(ms) > 0
  return (
    <ErrorState
      scope={scope}
      title={title}
      actions={
        <Button onClick={onRetry} disabledReason={waits ? title : undefined}>
          {t(($) => $.actions.retry)}
        </Button>
      }
    >
      <ThrottleWords ms={ms} />
    </ErrorState>
  )
}
