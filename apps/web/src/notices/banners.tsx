import { Banner } from '@plenum/ui/banner'
import { Hidden } from '@plenum/ui/hidden'
import { CloudOff, Hourglass } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useConnection } from './connection.ts'
import { Countdown } from './countdown.tsx'
import { useThrottle } from './throttle.ts'

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
          <Banner icon={<Hourglass />} title={t(($) => $.throttled.title)}>
            <Countdown
              key={throttle.at}
              ms={throttle.ms}
              words={(time) => t(($) => $.throttled.waiting, { time })}
            />
          </Banner>
        )
      )}
      {createPortal(
        // beside the application: an open dialog silences everything inside of it
        <Hidden role="status">{heard}</Hidden>,
        document.body,
      )}
    </>
  )
}
