import { COUNTRIES } from '@plenum/domain/country'
import type { NodeType } from '@plenum/domain/node-type'
import { kindOf, optionsOf, type PlaceFact } from '@plenum/domain/place-facts'
import { byName, timeZones } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { Select } from '@plenum/ui/select'
import { DateField } from '#app/form/date-field.tsx'
import { useFieldError } from '#app/form/field-error.ts'
import { useFieldContext } from '#app/form/form-contexts.ts'
import { NumberField } from '#app/form/number-field.tsx'
import { SelectField } from '#app/form/select-field.tsx'
import { TextField } from '#app/form/text-field.tsx'
import { useFactWords } from './place-words.ts'

/** The control of one fact of a place, as the table of facts says. */
export function FactControl({ type, fact }: { type: NodeType; fact: PlaceFact }) {
  const { t } = useTranslation('hierarchy')
  const words = useFactWords()
  const label = words.label(fact)
  const unknown = t(($) => $.unknown)
  const kind = kindOf(fact)
  switch (kind.is) {
    case 'text':
      return <TextField label={label} nullable {...(fact === 'serial_number' && { face: 'code' })} />
    case 'date':
      return <DateField label={label} />
    case 'number': {
      const { unit, min, max, digits } = kind
      const measure = { min, max, fractionDigits: digits, ...(unit !== '' && { unit }) }
      return <NumberField label={label} {...measure} />
    }
    case 'one_number':
      return <OneNumberField label={label} {...kind} />
    case 'option':
      return (
        <SelectField
          label={label}
          emptyLabel={unknown}
          options={optionsOf(type, fact).map((value) => ({ value, label: words.option(fact, value) }))}
        />
      )
    case 'country':
      return <CountryField label={label} />
    case 'time_zone':
      return <TimeZoneField label={label} />
  }
}

/** A number of which there are only a few. */
function OneNumberField({ label, unit, of }: { label: string; unit: string; of: readonly number[] }) {
  const { t } = useTranslation('hierarchy')
  const { withUnit } = useFactWords()
  const field = useFieldContext<number | null>()
  return (
    <Field label={label} error={useFieldError()}>
      <Select
        name={field.name}
        value={field.state.value ?? ''}
        onChange={({ target }) => field.handleChange(target.value === '' ? null : Number(target.value))}
        onBlur={field.handleBlur}
      >
        <option value="">{t(($) => $.unknown)}</option>
        {of.map((value) => (
          <option key={value} value={value}>
            {withUnit(String(value), unit)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function CountryField({ label }: { label: string }) {
  const { t } = useTranslation('hierarchy')
  const { countryName } = useFactWords()
  const compare = byName(useLanguage())
  const options = COUNTRIES.map((value) => ({ value, label: countryName(value) }))
  return (
    <SelectField
      label={label}
      emptyLabel={t(($) => $.unknown)}
      options={options.toSorted((one, other) => compare(one.label, other.label))}
    />
  )
}

function TimeZoneField({ label }: { label: string }) {
  const { t } = useTranslation('hierarchy')
  const field = useFieldContext<string | null>()
  const known = timeZones()
  const { value } = field.state
  // a zone may have been written by another name of it
  const offered = value === null || known.includes(value) ? known : [value, ...known]
  return (
    <SelectField
      label={label}
      emptyLabel={t(($) => $.unknown)}
      options={offered.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
    />
  )
}
