import { useTranslation } from '@plenum/i18n/react'
import { useCountdown } from '#app/page/use-countdown.ts'
import { Countdown } from './countdown.tsx'

/** How long the server asks to wait, and then that the wait is over. */
export function ThrottleWords({ ms }: { ms: number }) {
  const { t } = useTranslation('common')
  return useCountdown(ms) > 0 ? (
    <Countdown ms={ms} words={(time) => t(($) => $.throttled.again, { time })} />
  ) : (
    t(($) => $.throttled.now)
  )
}
