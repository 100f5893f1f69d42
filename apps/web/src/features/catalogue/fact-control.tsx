import type { ModelField } from '@plenum/domain/model'
import { useTranslation } from '@plenum/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { DateField } from '#app/form/date-field.tsx'
import { useFieldContext } from '#app/form/form-contexts.ts'
import { NotesField } from '#app/form/notes-field.tsx'
import { NumberField } from '#app/form/number-field.tsx'
import { SelectField } from '#app/form/select-field.tsx'
import { TextField } from '#app/form/text-field.tsx'
import { YesNoField } from '#app/form/yes-no-field.tsx'
import { part } from '#app/notices/part.ts'
import { useTypeChoices } from '#app/page/type-name.ts'
import { BrandField } from './brand-field.tsx'
import { CHOICES, specOf } from './model-fields.ts'
import { catalogueQueries } from './queries.ts'
import { useChoiceWords } from './use-fact-words.ts'

// most models are looked at and not changed
const PortsField = part(async () => (await import('./parts-field.tsx')).PortsField)
const SlotsField = part(async () => (await import('./parts-field.tsx')).SlotsField)

interface FactControlProps {
  field: ModelField
  /** The name of a brand by its id. */
  brandOf: (id: string) => string
  /** A brand was chosen or made here. */
  onBrand: (brand: { id: string; name: string }) => void
  help?: string | undefined
}

/** The control of one fact, as the registry says. */
export function FactControl({ field, brandOf, onBrand, help }: FactControlProps) {
  const { t } = useTranslation('catalogue')
  const choiceWords = useChoiceWords()
  const label = t(($) => $.field[field])
  const { kind } = specOf(field)
  const note = help === undefined ? {} : { help }
  switch (kind.is) {
    case 'text':
      return <TextField label={label} required={field === 'name'} nullable={field !== 'name'} {...note} />
    case 'number': {
      const { unit, step = 1, digits = 0, min = 0, max } = kind
      return (
        <NumberField
          label={label}
          {...note}
          {...(unit !== '' && { unit })}
          step={step}
          fractionDigits={digits}
          min={min}
          max={max}
        />
      )
    }
    case 'choice':
      return (
        <SelectField
          label={label}
          options={CHOICES[kind.of].map((value) => ({ value, label: choiceWords(kind.of, value) }))}
          {...(field !== 'lifecycle' && { emptyLabel: t(($) => $.unknown) })}
        />
      )
    case 'date':
      return <DateField label={label} />
    case 'yes_no':
      return (
        <YesNoField
          label={label}
          words={{ unknown: t(($) => $.unknown), yes: t(($) => $.yes), no: t(($) => $.no) }}
        />
      )
    case 'type':
      return <TypeField label={label} />
    case 'brand':
      return <BrandField label={label} brandOf={brandOf} onBrand={onBrand} help={help} />
    case 'ports':
      return (
        <Suspense fallback={null}>
          <PortsField />
        </Suspense>
      )
    case 'slots':
      return (
        <Suspense fallback={null}>
          <SlotsField />
        </Suspense>
      )
    case 'notes':
      return <NotesField label={label} />
  }
}

function TypeField({ label }: { label: string }) {
  const typeChoices = useTypeChoices()
  const field = useFieldContext<string>()
  const { data: types = [] } = useQuery(catalogueQueries.types())
  const offered = types.filter(({ code, hidden }) => !hidden || code === field.state.value)
  return <SelectField label={label} options={typeChoices(offered)} />
}
