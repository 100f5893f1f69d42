import { isoDate } from '@plenum/domain/text'
import { MAX_TIMELINE, type PlaceTimeline } from '@plenum/domain/place-timeline'
import { dateLocale, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css, cx } from '@plenum/ui/css'
import { DatePicker } from '@plenum/ui/date-picker'
import { DaySlider } from '@plenum/ui/day-slider'
import { IconButton } from '@plenum/ui/icon-button'
import { card } from '@plenum/ui/recipes'
import { flex } from '@plenum/ui/patterns'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { lastChange, nextChange, rangeOf } from './time-range.ts'
import { useDayWords } from './use-day-words.ts'

interface TimeStripProps {
  timeline: PlaceTimeline
  /** The day that is shown. */
  day: string
  onDay: (day: string) => void
}

/** A line of days over a drawing: the day that is shown, typed or dragged, from change to change, and back to today. */
export function TimeStrip({ timeline, day, onDay }: TimeStripProps) {
  const { t } = useTranslation('time')
  const language = useLanguage()
  const words = useDayWords()
  // the day under the thumb, and after it was let go until the page shows it: the next key goes on from there
  const [picked, setPicked] = useState<string | null>(null)
  if (picked === day) setPicked(null)
  const { today, days } = timeline
  const shown = picked ?? day
  const range = rangeOf(timeline, day)
  const settle = (next: string) => {
    setPicked(next)
    if (next !== day) onDay(next)
  }
  return (
    <section
      aria-label={t(($) => $.label)}
      className={cx(
        card(),
        flex({ columnGap: '4', rowGap: '2', align: 'center', wrap: 'wrap', py: '2', minWidth: '0' }),
      )}
    >
      <div className={flex({ gap: '1', align: 'center', wrap: 'wrap' })}>
        <TypedDay day={shown} onDay={settle} />
        <Step to={lastChange(days, day)} way="before" onDay={settle} />
        <Step to={nextChange(days, day)} way="after" onDay={settle} />
        <Button
          // stays reachable, so that the focus does not fall off
          aria-disabled={shown === today}
          onClick={() => shown !== today && settle(today)}
        >
          {shown === today ? t(($) => $.today) : t(($) => $.back)}
        </Button>
      </div>
      <div className={css({ flex: '[1 1 18rem]', minWidth: '0' })}>
        <DaySlider
          label={t(($) => $.slider)}
          value={shown}
          {...range}
          today={today}
          changes={days.map((each) => each.day)}
          dayWords={(each) => words.day(timeline, each)}
          ends={{ min: words.date(range.min), max: words.date(range.max), today: t(($) => $.today) }}
          onValueChange={setPicked}
          onSettle={settle}
        />
      </div>
      {/* stands there before it says anything, so that it is heard when it does */}
      <p
        role="status"
        className={css({ textStyle: 'table', width: 'full', _empty: { position: 'absolute' } })}
      >
        {day !== today && (
          <>
            <strong className={css({ textStyle: 'strong' })}>{words.shown(timeline, day)}.</strong>{' '}
            <span className={css({ color: 'text.muted' })}>{t(($) => $.read_only)}</span>
          </>
        )}
      </p>
      {!timeline.is_whole && (
        <p className={css({ textStyle: 'caption', color: 'text.muted', width: 'full' })}>
          {t(($) => $.cut, { count: MAX_TIMELINE, shown: formatNumber(language, MAX_TIMELINE) })}
        </p>
      )}
    </section>
  )
}

/** A date; what is typed and is none yet waits here. */
function TypedDay({ day, onDay }: Pick<TimeStripProps, 'day' | 'onDay'>) {
  const { t } = useTranslation('time')
  const fields = useTranslation('fields').t
  const locale = dateLocale(useLanguage())
  const [typed, setTyped] = useState<{ text: string | null; for: string }>({ text: day, for: day })
  if (typed.for !== day) setTyped({ text: day, for: day })
  return (
    <div className={css({ width: '[9.5rem]' })}>
      <DatePicker
        aria-label={t(($) => $.date)}
        locale={locale}
        words={fields(($) => $.date, { returnObjects: true })}
        value={typed.text}
        onValueChange={(text) => {
          setTyped({ text, for: day })
          if (text !== null && v.is(isoDate, text)) onDay(text)
        }}
      />
    </div>
  )
}

interface StepProps {
  /** The day it goes to; undefined where there is none. */
  to: string | undefined
  way: 'before' | 'after'
  onDay: (day: string) => void
}

/** The way to the change before or after the day that is shown. */
function Step({ to, way, onDay }: StepProps) {
  const { t } = useTranslation('time')
  const words = useDayWords()
  const none = way === 'before' ? t(($) => $.no_before) : t(($) => $.no_after)
  return (
    <IconButton
      label={to === undefined ? none : `${t(($) => $[way])}: ${words.date(to)}`}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onDay(to)}
    >
      {way === 'before' ? <ChevronLeft /> : <ChevronRight />}
    </IconButton>
  )
}
