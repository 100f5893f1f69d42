import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ErrorView } from './error-view.tsx'

/** The session could not be asked for; the person is not signed out by that. */
export function SessionFailed() {
  const { t } = useTranslation('common')
  const router = useRouter()
  return (
    <ErrorView
      title={t(($) => $.session.failed)}
      text={t(($) => $.session.failed_text)}
      action={{ label: t(($) => $.actions.retry), onPress: () => void router.invalidate() }}
    />
  )
}
