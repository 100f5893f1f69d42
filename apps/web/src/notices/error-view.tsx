import { Button } from '@plenum/ui/button'
import { ErrorState } from '@plenum/ui/error-state'
import { center } from '@plenum/ui/patterns'
import type { ReactNode } from 'react'

interface ErrorViewProps {
  title: string
  text?: ReactNode
  /** Left out where something else on the screen says what to do. */
  action?: { label: string; onPress: () => void } | undefined
}

/** A whole screen about something that failed, and the one thing to do. */
export function ErrorView({ title, text, action }: ErrorViewProps) {
  return (
    <div className={center({ minHeight: '[80dvh]', p: '6' })}>
      <ErrorState
        scope="page"
        title={title}
        {...(action && {
          actions: (
            <Button tone="primary" onClick={action.onPress}>
              {action.label}
            </Button>
          ),
        })}
      >
        {text}
      </ErrorState>
    </div>
  )
}
