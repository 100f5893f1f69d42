import { dateLocale } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { TextInput } from '@plenum/ui/text-input'
import { Suspense } from 'react'
import { part } from '#app/notices/part.ts'

// a calendar weighs as much as a page
const DatePicker = part(async () => (await import('@plenum/ui/date-picker')).DatePicker)

interface DateControlProps {
  name?: string
  value: string | null
  onValueChange: (value: string | null) => void
  onBlur?: () => void
  /** The first day that can be chosen. */
  min?: string
  /** Its name, where no field around it gives one. */
  'aria-label'?: string
}

/** A calendar date, `YYYY-MM-DD` or null; in the platform's own picker until ours is here. */
export function DateControl(props: DateControlProps) {
  const { t } = useTranslation('fields')
  const locale = dateLocale(useLanguage())
  const { value, onValueChange, ...rest } = props
  return (
    <Suspense
      fallback={
        <TextInput
          {...rest}
          type="date"
          max="9999-12-31"
          value={value ?? ''}
          onChange={(event) => onValueChange(event.target.value || null)}
        />
      }
    >
      <DatePicker {...props} locale={locale} words={t(($) => $.date, { returnObjects: true })} />
    </Suspense>
  )
}
