import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UnlessBehind } from '#app/page/unless-behind.tsx'
import { ErrorView } from './error-view.tsx'

/** The last resort when nothing can be shown: it starts the application again, and tells no secrets. */
export function Crash() {
  const { t } = useTranslation('common')
  return (
    <ErrorView
      title={t(($) => $.errors.unexpected)}
      action={{ label: t(($) => $.actions.refresh), onPress: () => location.assign(location.origin) }}
    />
  )
}

/** In place of a page that failed, inside the frame that still stands. */
export function RouteCrash({ reset }: ErrorComponentProps) {
  const { t } = useTranslation('common')
  return (
    <UnlessBehind>
      <ErrorView
        title={t(($) => $.errors.shell)}
        action={{ label: t(($) => $.actions.retry), onPress: reset }}
      />
    </UnlessBehind>
  )
}
