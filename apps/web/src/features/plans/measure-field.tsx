import { dateLocale } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { NumberInput } from '@plenum/ui/number-input'

const FARTHEST = 1_000_000

interface MeasureFieldProps {
  label: string
  value: number
  unit?: string
  min?: number
  max?: number
  step?: number
  /** How many digits come after the point. */
  digits?: number
  onChange: (value: number) => void
}

/** A number of millimetres or degrees, whole where nothing else is said, which counts as soon as it is one. */
export function MeasureField(props: MeasureFieldProps) {
  const {
    label,
    value,
    unit = 'mm',
    min = -FARTHEST,
    max = FARTHEST,
    step = 10,
    digits = 0,
    onChange,
  } = props
  const parts = 10 ** digits
  const { t } = useTranslation('plans')
  const language = useLanguage()
  return (
    <Field label={label}>
      <NumberInput
        value={value}
        locale={dateLocale(language)}
        words={{ increase: t(($) => $.increase), decrease: t(($) => $.decrease) }}
        unit={unit}
        min={min}
        max={max}
        step={step}
        fractionDigits={digits}
        onValueChange={(typed) => {
          if (typed !== null) onChange(Math.min(max, Math.max(min, Math.round(typed * parts) / parts)))
        }}
      />
    </Field>
  )
}
