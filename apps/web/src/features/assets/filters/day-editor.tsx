import type { FilterDay } from '@plenum/domain/asset-query'
import { relativeDays } from '@plenum/domain/filter-value'
import { isoDate } from '@plenum/domain/text'
import { dateLocale } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { DatePicker } from '@plenum/ui/date-picker'
import { Field } from '@plenum/ui/field'
import { hstack, stack } from '@plenum/ui/patterns'
import { useState } from 'react'
import * as v from 'valibot'
import { daysOf, PRESETS, presetOf, type Days } from './day-presets.ts'
import { usePresetWords } from './use-filter-words.ts'

interface DayEditorProps {
  day: FilterDay
  value: Days
  onChange: (days: Days) => void
}

/** Bounds a day: by what is often asked, or by two dates of which either may be left out. */
export function DayEditor({ day, value, onChange }: DayEditorProps) {
  const { t } = useTranslation('filters')
  const words = usePresetWords()
  const preset = presetOf(value)
  const chosen = preset && words(preset)
  return (
    <div className={stack({ gap: '3' })}>
      <div
        role="group"
        aria-label={t(($) => $.day.presets)}
        className={hstack({ gap: '1', flexWrap: 'wrap' })}
      >
        {PRESETS[day].map((each, place) => {
          const label = words(each)
          return (
            <Button
              key={label}
              size="compact"
              tone={label === chosen ? 'primary' : 'neutral'}
              aria-pressed={label === chosen}
              autoFocus={place === 0}
              onClick={() => onChange(label === chosen ? { from: undefined, to: undefined } : daysOf(each))}
            >
              {label}
            </Button>
          )
        })}
      </div>
      <div className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' })}>
        <DayField
          label={t(($) => $.day.from)}
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
        />
        <DayField label={t(($) => $.day.to)} value={value.to} onChange={(to) => onChange({ ...value, to })} />
      </div>
    </div>
  )
}

interface DayFieldProps {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

/** A date; what is typed and is none yet waits here. */
function DayField({ label, value, onChange }: DayFieldProps) {
  const { t } = useTranslation('fields')
  const locale = dateLocale(useLanguage())
  const known = value !== undefined && relativeDays(value) === undefined ? value : null
  const [typed, setTyped] = useState({ text: known, for: known })
  if (typed.for !== known) setTyped({ text: known, for: known })
  return (
    <Field label={label}>
      <DatePicker
        locale={locale}
        words={t(($) => $.date, { returnObjects: true })}
        value={typed.text}
        onValueChange={(text) => {
          const isDay = text !== null && v.is(isoDate, text)
          setTyped({ text, for: isDay ? text : null })
          if (isDay || known !== null) onChange(isDay ? text : undefined)
        }}
      />
    </Field>
  )
}
