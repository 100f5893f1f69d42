import { useTranslation } from '@plenum/i18n/react'
import { Banner } from '@plenum/ui/banner'
import { Hourglass } from 'lucide-react'
import { Countdown } from './countdown.tsx'

/** The server wants to be left alone for so many milliseconds. */
export function ThrottleBanner({ ms }: { ms: number }) {
  const { t } = useTranslation('common')
  return (
    <Banner icon={<Hourglass />} title={t(($) => $.throttled.title)}>
      <Countdown ms={ms} words={(time) => t(($) => $.throttled.waiting, { time })} />
    </Banner>
  )
}
