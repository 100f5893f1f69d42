import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { NumberInput } from '@plenum/ui/number-input'
import type { ComponentProps } from 'react'
import { useFieldError } from './field-error.ts'
import { useFieldContext } from './form-contexts.ts'

type Measure = Pick<ComponentProps<typeof NumberInput>, 'unit' | 'min' | 'max' | 'step' | 'fractionDigits'>

interface NumberFieldProps extends Measure {
  label: string
  help?: string
}

/** A number, or null. */
export function NumberField({ label, help, ...measure }: NumberFieldProps) {
  const { t } = useTranslation('fields')
  const field = useFieldContext<number | null>()
  return (
    <Field label={label} help={help} error={useFieldError()}>
      <NumberInput
        {...measure}
        name={field.name}
        locale={useLanguage()}
        words={t(($) => $.number, { returnObjects: true })}
        value={field.state.value}
        onValueChange={field.handleChange}
        onBlur={field.handleBlur}
      />
    </Field>
  )
}
