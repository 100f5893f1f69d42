import './later.css'
import { DatePicker as Ark, parseDate, useDatePickerContext } from '@ark-ui/react/date-picker'
import { cx } from '@plenum/ui/css'
import { datePicker, textInput } from '@plenum/ui/recipes'
import { Calendar, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { Button } from './button.tsx'
import { dayText, isDay, typedDay } from './date-text.ts'
import { useFieldControl, type FieldControl } from './field-context.ts'

type View = 'day' | 'month' | 'year'

export interface DatePickerWords {
  /** The form of a date: 'dd/mm/yyyy'. */
  placeholder: string
  open: string
  calendar: string
  today: string
  clear: string
  /** By what is in view: the previous month, year, ten years. */
  previous: Record<View, string>
  next: Record<View, string>
  /** From the days to the months, from the months to the years, and back. */
  zoom: Record<View, string>
}

interface DatePickerProps {
  /** `YYYY-MM-DD` or null; what was typed and is no date comes as typed, so that the form can refuse it. */
  value: string | null
  onValueChange: (value: string | null) => void
  locale: string
  words: DatePickerWords
  /** 0 is Sunday; by the language where it is absent. */
  weekStart?: number
  min?: string
  max?: string
  name?: string
  disabled?: boolean
  onBlur?: () => void
  /** Its name, where no field around it gives one. */
  'aria-label'?: string
}

const styles = datePicker()
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

/** A calendar date, typed or picked; weighs as much as a page, so it is loaded when it is wanted. */
export function DatePicker(props: DatePickerProps) {
  const { value, onValueChange, locale, words, weekStart, min, max, disabled = false, ...rest } = props
  const { id, ...field } = useFieldControl()
  return (
    <Ark.Root
      {...(weekStart !== undefined && { startOfWeek: weekStart })}
      {...(min !== undefined && { min: parseDate(min) })}
      {...(max !== undefined && { max: parseDate(max) })}
      value={value !== null && isDay(value) ? [parseDate(value)] : []}
      locale={locale}
      timeZone={timeZone}
      disabled={disabled}
      fixedWeeks
      lazyMount
      unmountOnExit
      // fixed, so that the sheet or the page around it does not cut it off
      positioning={{ strategy: 'fixed', placement: 'bottom-start', gutter: 4 }}
      translations={{
        content: words.calendar,
        trigger: () => words.open,
        dayCell: (cell) => cell.valueText,
        prevTrigger: (view) => words.previous[view],
        nextTrigger: (view) => words.next[view],
      }}
      onValueChange={(change) => onValueChange(change.value[0]?.toString() ?? null)}
      className={styles.root}
    >
      <Ark.Control className={styles.control}>
        <TypedDate {...rest} {...props} field={{ ...field, ...(id !== undefined && { id }) }} />
        <Ark.Trigger className={styles.trigger}>
          <Calendar aria-hidden="true" />
        </Ark.Trigger>
      </Ark.Control>
      <Ark.Positioner>
        <Ark.Content role="dialog" aria-roledescription="" className={styles.content}>
          <Days zoom={words.zoom.day} />
          <Parts view="month" zoom={words.zoom.month} />
          <Parts view="year" zoom={words.zoom.year} />
          <Foot words={words} onClear={() => onValueChange(null)} />
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  )
}

/** Ark's own input takes the day in focus for what it cannot read; a date nobody typed must not be stored. */
function TypedDate({ field, ...props }: DatePickerProps & { field: FieldControl }) {
  const { value, onValueChange, locale, words, name, disabled, onBlur } = props
  const picker = useDatePickerContext()
  // null while it shows the value
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    if (typed === null) return
    onValueChange(typedDay(typed, locale) ?? (typed.trim() || null))
    setTyped(null)
  }
  const change = (text: string) => {
    setTyped(text)
    const day = typedDay(text, locale)
    if (text.trim() === '') onValueChange(null)
    // two digits may be the first half of a year
    else if (day !== null && /\d{4}/.test(text)) onValueChange(day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    settle()
    picker.setOpen(true)
  }
  return (
    <input
      type="text"
      autoComplete="off"
      inputMode="text"
      {...field}
      {...(props['aria-label'] !== undefined && { 'aria-label': props['aria-label'] })}
      name={name}
      disabled={disabled}
      placeholder={words.placeholder}
      value={typed ?? dayText(value ?? '', locale)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        settle()
        onBlur?.()
      }}
      onKeyDown={onKeyDown}
      className={cx(textInput(), styles.input)}
    />
  )
}

function Head({ zoom }: { zoom: string }) {
  const { visibleRangeText } = useDatePickerContext()
  return (
    <Ark.ViewControl className={styles.head}>
      <Ark.PrevTrigger className={styles.step}>
        <ChevronLeft aria-hidden="true" />
      </Ark.PrevTrigger>
      <Ark.ViewTrigger aria-label={`${visibleRangeText.formatted}: ${zoom}`} className={styles.title}>
        {visibleRangeText.formatted}
      </Ark.ViewTrigger>
      <Ark.NextTrigger className={styles.step}>
        <ChevronRight aria-hidden="true" />
      </Ark.NextTrigger>
    </Ark.ViewControl>
  )
}

function Days({ zoom }: { zoom: string }) {
  const { weekDays, weeks } = useDatePickerContext()
  return (
    <Ark.View view="day">
      <Head zoom={zoom} />
      {/* Ark describes its grids in English; the role says enough */}
      <Ark.Table aria-roledescription="" className={styles.table}>
        <Ark.TableHead>
          <Ark.TableRow>
            {weekDays.map((day) => (
              <Ark.TableHeader key={day.long} className={styles.weekday}>
                {day.narrow}
              </Ark.TableHeader>
            ))}
          </Ark.TableRow>
        </Ark.TableHead>
        <Ark.TableBody>
          {weeks.map((week) => (
            <Ark.TableRow key={week[0]?.toString()}>
              {week.map((day) => (
                <Ark.TableCell key={day.toString()} value={day}>
                  <Ark.TableCellTrigger className={styles.day}>{day.day}</Ark.TableCellTrigger>
                </Ark.TableCell>
              ))}
            </Ark.TableRow>
          ))}
        </Ark.TableBody>
      </Ark.Table>
    </Ark.View>
  )
}

const COLUMNS = 4

function Parts({ view, zoom }: { view: 'month' | 'year'; zoom: string }) {
  const { getMonthsGrid, getYearsGrid } = useDatePickerContext()
  const rows =
    view === 'month'
      ? getMonthsGrid({ columns: COLUMNS, format: 'short' })
      : getYearsGrid({ columns: COLUMNS })
  return (
    <Ark.View view={view}>
      <Head zoom={zoom} />
      <Ark.Table columns={COLUMNS} aria-roledescription="" className={styles.table}>
        <Ark.TableBody>
          {rows.map((row) => (
            <Ark.TableRow key={row[0]?.value}>
              {row.map((part) => (
                <Ark.TableCell key={part.value} value={part.value}>
                  <Ark.TableCellTrigger className={styles.part}>{part.label}</Ark.TableCellTrigger>
                </Ark.TableCell>
              ))}
            </Ark.TableRow>
          ))}
        </Ark.TableBody>
      </Ark.Table>
    </Ark.View>
  )
}

function Foot({ words, onClear }: { words: DatePickerWords; onClear: () => void }) {
  const picker = useDatePickerContext()
  const clear = () => {
    onClear()
    picker.setOpen(false)
  }
  return (
    <div className={styles.foot}>
      <Button size="compact" tone="quiet" onClick={clear}>
        {words.clear}
      </Button>
      <Button size="compact" tone="quiet" onClick={picker.selectToday}>
        {words.today}
      </Button>
    </div>
  )
}
