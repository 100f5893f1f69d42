import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Splash } from '@plenum/ui/splash'
import { Banners } from './banners.tsx'

/** The whole screen while the session loads. */
export function SessionSplash() {
  const { t } = useTranslation('common')
  return (
    <>
      <div className={css({ position: 'fixed', top: '0', insetX: '0' })}>
        <Banners />
      </div>
      <Splash brand={t(($) => $.product)} message={t(($) => $.session.loading)} />
    </>
  )
}
