import { dueDays, firstDueFrom, LAST_OF_MONTH, RECURRENCE_UNITS } from '@plenum/domain/recurrence'
import { addYears } from '@plenum/domain/date'
import { NTHS } from '@plenum/i18n/recurrence-words'
import { formatDate, formatList, formatWeekday } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { FieldGroup } from '@plenum/ui/field-group'
import { FormColumns } from '@plenum/ui/form'
import { NumberInput } from '@plenum/ui/number-input'
import { Segment } from '@plenum/ui/segment'
import { Select } from '@plenum/ui/select'
import type { ReactNode } from 'react'
import { MONTH_DAYS, recurrenceOf, type RuleDraft } from './rule-draft.ts'

type When = Pick<
  RuleDraft,
  'by' | 'unit' | 'month_by' | 'weekday' | 'nth' | 'month_day' | 'every' | 'starts_on'
>

interface WhenFieldsProps {
  value: When
  onChange: <Name extends keyof When>(name: Name, value: RuleDraft[Name]) => void
  /** How often, and from when on. */
  children: [ReactNode, ReactNode]
}

/** When a rule is due: by the calendar, or so long after it was last done. */
export function WhenFields({ value, onChange, children: [every, from] }: WhenFieldsProps) {
  const { t } = useTranslation('maintenance')
  return (
    <>
      <FieldGroup label={t(($) => $.form.recurrence)}>
        <Segment
          label={t(($) => $.form.recurrence)}
          value={value.by}
          options={[
            { value: 'calendar', label: t(($) => $.form.by_calendar) },
            { value: 'done', label: t(($) => $.form.by_done) },
          ]}
          onValueChange={(by) => onChange('by', by)}
        />
      </FieldGroup>
      <FormColumns>
        {every}
        <Choice
          label={t(($) => $.form.unit)}
          value={value.unit}
          options={RECURRENCE_UNITS.map((unit) => ({ value: unit, label: t(($) => $.form.units[unit]) }))}
          onChange={(unit) => onChange('unit', unit)}
        />
      </FormColumns>
      {value.by === 'calendar' && <OnFields value={value} onChange={onChange} />}
      {from}
      <NextDays value={value} />
    </>
  )
}

type OnFieldsProps = Omit<WhenFieldsProps, 'children'>

/** On which day of the week or of the month. */
function OnFields({ value, onChange }: OnFieldsProps) {
  const { t } = useTranslation('maintenance')
  const words = useTranslation('fields').t
  const language = useLanguage()
  const weekday = (
    <Choice
      label={t(($) => $.form.weekday)}
      value={value.weekday}
      options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
        value: String(day),
        label: formatWeekday(language, day),
      }))}
      onChange={(day) => onChange('weekday', day)}
    />
  )
  if (value.unit === 'week') return weekday
  if (value.unit !== 'month') return null
  return (
    <>
      <Choice
        label={t(($) => $.form.on)}
        value={value.month_by}
        options={MONTH_DAYS.map((by) => ({
          value: by,
          label: t(($) => (by === 'day' ? $.form.day_of_month : $.form.weekday_of_month)),
        }))}
        onChange={(by) => onChange('month_by', by)}
      />
      {value.month_by === 'weekday' ? (
        <FormColumns>
          <Choice
            label={t(($) => $.form.nth)}
            value={value.nth}
            options={NTHS.slice(0, LAST_OF_MONTH).map((nth, at) => ({
              value: String(at + 1),
              label: t(($) => $.nth[nth]),
            }))}
            onChange={(nth) => onChange('nth', nth)}
          />
          {weekday}
        </FormColumns>
      ) : (
        <Field label={t(($) => $.form.month_day)} help={t(($) => $.form.month_day_help)}>
          <NumberInput
            locale={language}
            words={words(($) => $.number, { returnObjects: true })}
            min={1}
            max={31}
            value={value.month_day}
            onValueChange={(day) => onChange('month_day', day)}
          />
        </Field>
      )}
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const SHOWN = 3
const YEARS = 20

/** The first days on which it is due, so that a rule shows at once what it means. */
function NextDays({ value }: { value: When }) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const recurrence = recurrenceOf(value)
  if (recurrence?.by !== 'calendar') return null
  const first = firstDueFrom(recurrence, recurrence.starts_on)
  const dates = dueDays(recurrence, first, addYears(first, YEARS)).slice(0, SHOWN)
  return (
    <p className={css({ textStyle: 'caption', color: 'text.muted' })}>
      {t(($) => $.form.next, {
        dates: formatList(
          language,
          dates.map((day) => formatDate(language, day)),
        ),
      })}
    </p>
  )
}
