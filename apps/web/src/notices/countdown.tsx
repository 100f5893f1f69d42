import { formatDuration } from '@plenum/i18n/format'
import { useLanguage } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { useCountdown } from '#app/page/use-countdown.ts'

interface CountdownProps {
  ms: number
  words: (time: string) => string
}

/** A sentence with the time that is left: seen as it runs, announced once. */
export function Countdown({ ms, words }: CountdownProps) {
  const left = useCountdown(ms)
  return (
    <p role="timer" aria-live="off" className={css({ fontVariantNumeric: 'tabular-nums' })}>
      {words(formatDuration(useLanguage(), left))}
    </p>
  )
}
