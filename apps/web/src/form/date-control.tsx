import { dateLocale } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { TextInput } from '@plenum/ui/text-input'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fetched } from '#app/notices/part.ts'

// a calendar weighs as much as a page
const load = async () => (await import('@plenum/ui/date-picker')).DatePicker
let here: Awaited<ReturnType<typeof load>> | null = null

interface DateControlProps {
  name?: string
  value: string | null
  onValueChange: (value: string | null) => void
  onBlur?: () => void
  /** The first day that can be chosen. */
  min?: string
  /** The form of a date where nothing is given. */
  placeholder?: string
  /** Its name, where no field around it gives one. */
  'aria-label'?: string
}

/** A calendar date, `YYYY-MM-DD` or null; in the platform's own picker until ours is here and nobody is in that. */
export function DateControl({ placeholder, ...props }: DateControlProps) {
  const { t } = useTranslation('fields')
  const locale = dateLocale(useLanguage())
  const { Picker, box, leave } = usePicker()
  if (Picker !== null) {
    const words = t(($) => $.date, { returnObjects: true })
    return (
      <Picker
        {...props}
        locale={locale}
        words={placeholder === undefined ? words : { ...words, placeholder }}
      />
    )
  }
  const { value, onValueChange, onBlur, ...rest } = props
  return (
    <TextInput
      {...rest}
      ref={box}
      type="date"
      max="9999-12-31"
      value={value ?? ''}
      onChange={(event) => onValueChange(event.target.value || null)}
      onBlur={() => {
        onBlur?.()
        leave()
      }}
    />
  )
}

/** Our picker once it is here. Whoever is in the box before that keeps it, and what is typed of a day there. */
function usePicker() {
  const [Picker, setPicker] = useState(() => here)
  const box = useRef<HTMLInputElement>(null)
  const leave = () => setPicker(() => here)
  const arrive = useEffectEvent(() => {
    // at once: drawn later, it would put out somebody who has come meanwhile
    if (document.activeElement !== box.current) flushSync(leave)
  })
  const isWaiting = Picker === null
  useEffect(() => {
    if (isWaiting)
      void fetched(load).then((loaded) => {
        here = loaded
        arrive()
      })
  }, [isWaiting])
  return { Picker, box, leave }
}
