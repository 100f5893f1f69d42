import type { PlaceTimeline } from '@plenum/domain/place-timeline'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { stack } from '@plenum/ui/patterns'
import { useWords } from '#app/page/use-words.ts'
import { ConflictList } from './conflict-list.tsx'
import { TimeStrip } from './time-strip.tsx'

interface PlaceTimeProps {
  /** Null where it could not be had. */
  timeline: PlaceTimeline | null
  /** The day of the address; undefined for today. */
  day: string | undefined
  onDay: (day: string | undefined) => void
}

/** A place at any time: the line of days, what is shown of it, and what is planned in vain. */
export function PlaceTime({ timeline, day, onDay }: PlaceTimeProps) {
  useWords('racks')
  const { t } = useTranslation('time')
  if (timeline === null) return <Alert tone="warning">{t(($) => $.failed)}</Alert>
  const { today, conflicts } = timeline
  const shown = day ?? today
  const go = (next: string) => onDay(next === today ? undefined : next)
  return (
    <div className={stack({ gap: '3', minWidth: '0' })}>
      <TimeStrip timeline={timeline} day={shown} onDay={go} />
      <ConflictList conflicts={conflicts} today={today} />
    </div>
  )
}
