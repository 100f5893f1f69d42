import './later.css'
import { daySlider } from '@plenum/ui/recipes'
import { useRef, type CSSProperties, type KeyboardEvent } from 'react'
import { dayNumber, monthsOn, numberedDay, withinDays } from './day-number.ts'

interface DaySliderProps {
  label: string
  /** All days are `YYYY-MM-DD`. */
  value: string
  min: string
  max: string
  today: string
  /** Days on which something changes; after today it is planned. */
  changes: readonly string[]
  /** A day in words, with what happens on it. */
  dayWords: (day: string) => string
  /** Under the two ends, and under today. */
  ends: { min: string; max: string; today: string }
  onValueChange: (day: string) => void
  /** The day that was chosen, once the line is let go. */
  onSettle: (day: string) => void
}

const styles = daySlider()
const variables = (values: Record<`--${string}`, number>): CSSProperties => ({ ...values })

/** Where the words for today would run into those of an end. */
const EDGE = 0.12

/** A day picked along a line on which the days with changes are marked: arrows go by days, page keys by months. */
export function DaySlider({ label, value, min, max, today, changes, ...rest }: DaySliderProps) {
  const { dayWords, ends, onValueChange, onSettle } = rest
  const isHeld = useRef(false)
  const [first, last] = [dayNumber(min), dayNumber(max)]
  const range = Math.max(1, last - first)
  const part = (day: string) => (dayNumber(day) - first) / range
  const lines = (days: readonly string[], from: number, to: number) =>
    days.map((day) => `M${part(day) * 100} ${from}V${to}`).join('')
  const shown = changes.filter((day) => day >= min && day <= max)
  const now = part(today)
  const change = (day: string) => {
    onValueChange(day)
    // of a screen reader's own gestures nothing else is heard
    if (!isHeld.current) onSettle(day)
  }
  const letGo = () => {
    if (isHeld.current) onSettle(value)
    isHeld.current = false
  }
  const hold = () => {
    isHeld.current = true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    hold()
    const months = { PageUp: 1, PageDown: -1 }[event.key]
    if (months === undefined) return
    event.preventDefault()
    change(withinDays(monthsOn(value, months), min, max))
  }
  return (
    <div className={styles.root}>
      <div className={styles.scale}>
        <svg aria-hidden="true" viewBox="0 0 100 32" preserveAspectRatio="none" className={styles.marks}>
          <path
            className={styles.past}
            d={lines(
              shown.filter((day) => day <= today),
              19,
              27,
            )}
          />
          <path
            className={styles.planned}
            d={lines(
              shown.filter((day) => day > today),
              4,
              13,
            )}
          />
          <path className={styles.today} d={lines([today], 0, 32)} />
        </svg>
        <input
          type="range"
          aria-label={label}
          aria-valuetext={dayWords(value)}
          title={dayWords(value)}
          min={0}
          max={range}
          value={dayNumber(value) - first}
          onChange={({ target }) => change(numberedDay(first + Number(target.value)))}
          onPointerDown={hold}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onKeyDown={onKeyDown}
          onKeyUp={letGo}
          onBlur={letGo}
          className={styles.input}
        />
      </div>
      <div aria-hidden="true" className={styles.ends} style={variables({ '--today': now })}>
        <span>{now < EDGE ? '' : ends.min}</span>
        <span className={styles.now}>{ends.today}</span>
        <span>{now > 1 - EDGE ? '' : ends.max}</span>
      </div>
    </div>
  )
}
