import { formatFullDateTime } from '@plenum/i18n/format'
import { formatAgo } from '@plenum/i18n/format-ago'
import { useLanguage } from '@plenum/i18n/react'
import type { ThreadTime } from '@plenum/ui/thread'

/** Says an instant as people do, seen from `now`. */
export function useTimeWords(now: number): (instant: string) => ThreadTime {
  const language = useLanguage()
  return (instant) => ({
    text: formatAgo(language, instant, now),
    iso: instant,
    full: formatFullDateTime(language, instant),
  })
}
