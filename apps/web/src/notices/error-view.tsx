import { Button } from '@plenum/ui/button'
import { ErrorState } from '@plenum/ui/error-state'
import { center } from '@plenum/ui/patterns'
import type { ReactNode } from 'react'

interface ErrorViewProps {
  title: string
  text?: ReactNode
  action: { label: string; onPress: () => void }
}

/** A whole screen about something that failed, and the one thing to do. */
export function ErrorView({ title, text, action }: ErrorViewProps) {
  return (
    <div className={center({ minHeight: '[80dvh]', p: '6' })}>
      <ErrorState
        scope="page"
        title={title}
        actions={
          <Button tone="primary" onClick={action.onPress}>
            {action.label}
          </Button>
        }
      >
        {text}
      </ErrorState>
    </div>
  )
}
