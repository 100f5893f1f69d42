import type { PlaceTimeline } from '@plenum/domain/place-timeline'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { useTranslation } from 'react-i18next'
import { useDayWords } from './use-day-words.ts'

interface DayNoticeProps {
  timeline: PlaceTimeline
  day: string
  onToday: () => void
}

/** Says that another day than today is shown, what happens on it, and leads back. */
export function DayNotice({ timeline, day, onToday }: DayNoticeProps) {
  const { t } = useTranslation('time')
  const words = useDayWords()
  const change = timeline.days.find((each) => each.day === day)
  return (
    <Alert
      tone="info"
      live
      title={`${words.shown(timeline.today, day)}: ${change ? words.changes(change) : t(($) => $.nothing)}`}
      actions={<Button onClick={onToday}>{t(($) => $.back)}</Button>}
    >
      {t(($) => $.read_only)}
    </Alert>
  )
}
