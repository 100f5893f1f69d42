import './later.css'
import { eventCalendar } from '@plenum/ui/recipes'
import type { CSSProperties, ReactNode } from 'react'
import { Hidden } from './hidden.tsx'

const styles = eventCalendar()

/** A day of the calendar. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  day: string
  /** What is written of it: '3', '1 Dec'. */
  text: string
  /** Of another month. */
  isOutside: boolean
  isToday: boolean
}

/** A stretch of a week that something takes, in columns from 0. */
export interface CalendarBar {
  id: string
  column: number
  span: number
  /** The line it is drawn on, from 0. */
  track: number
  /** It began before the week, or goes on after it. */
  isBefore: boolean
  isAfter: boolean
  /** A day without a length. */
  isMark: boolean
  tone: 'neutral' | 'info' | 'warning' | 'danger' | 'accent'
  icon: ReactNode
  text: string
  /** All of it, for who listens or rests on it. */
  label: string
}

interface WeekProps {
  days: readonly CalendarDay[]
  bars: readonly CalendarBar[]
  /** Said of today: 'today'. */
  todayLabel: string
  /** What has no line left, by its column, and what shows it. */
  more: readonly { column: number; track: number; button: (className: string) => ReactNode }[]
  /** Makes a bar a link. */
  link: (
    bar: CalendarBar,
    props: {
      className: string
      style: CSSProperties
      title: string
      'aria-label': string
      children: ReactNode
    } & Record<`data-${string}`, string>,
  ) => ReactNode
}

interface RootProps {
  label: string
  weekdays: readonly string[]
  /** How high a week is at least. */
  height: 'month' | 'week'
  children: ReactNode
}

const HEIGHTS = { month: '7.5rem', week: '20rem' } as const

/** Weeks below each other, with what takes place in them. */
export function Root({ label, weekdays, height, children }: RootProps) {
  const variables: Record<`--${string}`, string> = { '--week-height': HEIGHTS[height] }
  const style: CSSProperties = { ...variables }
  return (
    <section aria-label={label} className={styles.root} style={style}>
      <div aria-hidden="true" className={styles.weekdays}>
        {weekdays.map((weekday) => (
          <span key={weekday} className={styles.weekday}>
            {weekday}
          </span>
        ))}
      </div>
      {children}
    </section>
  )
}

/** One week: its days behind, bars over them. */
export function Week({ days, bars, more, todayLabel, link }: WeekProps) {
  return (
    <div className={styles.week}>
      <ol className={styles.days}>
        {days.map(({ day, text, isOutside, isToday }) => (
          <li
            key={day}
            className={styles.day}
            {...(isOutside && { 'data-outside': '' })}
            {...(isToday && { 'data-today': '', 'aria-current': 'date' as const })}
          >
            <time dateTime={day} className={styles.number}>
              {text}
            </time>
            {isToday && <Hidden>{todayLabel}</Hidden>}
          </li>
        ))}
      </ol>
      <div className={styles.bars}>
        {bars.map((bar) =>
          link(bar, {
            className: styles.bar,
            style: { gridColumn: `${bar.column + 1} / span ${bar.span}`, gridRow: bar.track + 1 },
            title: bar.label,
            'aria-label': bar.label,
            'data-tone': bar.tone,
            ...(bar.isBefore && { 'data-before': '' }),
            ...(bar.isAfter && { 'data-after': '' }),
            ...(bar.isMark && { 'data-mark': '' }),
            children: (
              <>
                <span className={styles.mark}>{bar.icon}</span>
                <span className={styles.text}>{bar.text}</span>
              </>
            ),
          }),
        )}
        {more.map(({ column, track, button }) => (
          <span
            key={`more ${column}`}
            style={{ gridColumn: column + 1, gridRow: track + 1, display: 'grid' }}
          >
            {button(styles.more)}
          </span>
        ))}
      </div>
    </div>
  )
}
