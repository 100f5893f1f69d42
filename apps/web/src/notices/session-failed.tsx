import { useTranslation } from '@plenum/i18n/react'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { center } from '@plenum/ui/patterns'
import { Banners } from './banners.tsx'
import { ErrorView } from './error-view.tsx'
import { Throttled } from './throttled.tsx'
import { waitOf } from './throttle.ts'

/** The session could not be asked for; the person is not signed out by that. */
export function SessionFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation('common')
  const router = useRouter()
  const retry = () => void router.invalidate()
  const wait = waitOf(error)
  return (
    <main>
      <Banners />
      {wait === null ? (
        <ErrorView
          title={t(($) => $.session.failed)}
          text={t(($) => $.session.failed_text)}
          action={{ label: t(($) => $.actions.retry), onPress: retry }}
        />
      ) : (
        <div className={center({ minHeight: '[80dvh]', p: '6' })}>
          <Throttled ms={wait} scope="page" onRetry={retry} />
        </div>
      )}
    </main>
  )
}
