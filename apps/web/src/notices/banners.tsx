import { useTranslation } from '@plenum/i18n/react'
import { Banner } from '@plenum/ui/banner'
import { Hidden } from '@plenum/ui/hidden'
import { CloudOff } from 'lucide-react'
import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { IS_DRAWING } from '#app/env.ts'
import { useConnection } from './connection.ts'
import { part } from './part.ts'
import { useThrottle } from './throttle.ts'

const ThrottleBanner = part(async () => (await import('./throttle-banner.tsx')).ThrottleBanner)

/** What holds for now about the server, under the header; it comes and goes by itself, and is announced politely. */
export function Banners() {
  const { t } = useTranslation('common')
  const connection = useConnection()
  const throttle = useThrottle()
  const lost = connection === 'lost'
  const heard = lost
    ? t(($) => $.connection.lost)
    : throttle
      ? t(($) => $.throttled.title)
      : connection === 'found' && t(($) => $.connection.found)
  return (
    <>
      {lost ? (
        <Banner icon={<CloudOff />} title={t(($) => $.connection.lost)}>
          <p>{t(($) => $.connection.lost_text)}</p>
        </Banner>
      ) : (
        throttle && (
          <Suspense fallback={null}>
            <ThrottleBanner key={throttle.at} ms={throttle.ms} />
          </Suspense>
        )
      )}
      {!IS_DRAWING &&
        createPortal(
          // beside the application: an open dialog silences everything inside of it
          <Hidden role="status">{heard}</Hidden>,
          document.body,
        )}
    </>
  )
}
