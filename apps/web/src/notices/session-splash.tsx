import { Splash } from '@plenum/ui/splash'
import { useTranslation } from 'react-i18next'

/** The whole screen while the session loads. */
export function SessionSplash() {
  const { t } = useTranslation('common')
  return <Splash brand={t(($) => $.product)} message={t(($) => $.session.loading)} />
}
