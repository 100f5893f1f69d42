import { dateLocale } from '@plenum/i18n/format'
import { Field } from '@plenum/ui/field'
import { TextInput } from '@plenum/ui/text-input'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import { useFieldError } from './field-error.ts'
import { useFieldContext } from './form-contexts.ts'

// a calendar weighs as much as a page
const DatePicker = lazy(async () => ({ default: (await import('@plenum/ui/date-picker')).DatePicker }))

interface DateFieldProps {
  label: string
  help?: string | undefined
}

/** A calendar date, `YYYY-MM-DD` or null; in the platform's own picker until ours is here. */
export function DateField({ label, help }: DateFieldProps) {
  const { t } = useTranslation('fields')
  const field = useFieldContext<string | null>()
  const locale = dateLocale(useLanguage())
  return (
    <Field label={label} help={help} error={useFieldError()}>
      <Suspense
        fallback={
          <TextInput
            type="date"
            name={field.name}
            max="9999-12-31"
            value={field.state.value ?? ''}
            onChange={(event) => field.handleChange(event.target.value || null)}
            onBlur={field.handleBlur}
          />
        }
      >
        <DatePicker
          name={field.name}
          locale={locale}
          words={t(($) => $.date, { returnObjects: true })}
          value={field.state.value}
          onValueChange={field.handleChange}
          onBlur={field.handleBlur}
        />
      </Suspense>
    </Field>
  )
}
