import { PRIORITIES, type AssetField } from '@plenum/domain/asset'
import { useQuery } from '@tanstack/react-query'
import { WARRANTY_YEARS } from '@plenum/domain/date'
import { useTranslation } from '@plenum/i18n/react'
import { DateField } from '#app/form/date-field.tsx'
import { useFieldContext } from '#app/form/form-contexts.ts'
import { NotesField } from '#app/form/notes-field.tsx'
import { NumberField } from '#app/form/number-field.tsx'
import { SelectField } from '#app/form/select-field.tsx'
import { TextField } from '#app/form/text-field.tsx'
import { specOf } from '#app/attributes/asset-fields.ts'
import type { Names } from './asset-names.ts'
import { BrandField, ModelField, OwnerField } from './lookup-fields.tsx'
import { libraryQueries } from './queries.ts'
import { useTypeChoices } from '#app/page/type-name.ts'

interface AssetControlProps {
  field: AssetField
  names: Names
  isNew: boolean
}

/** The control of one field, as the registry says. */
export function AssetControl({ field, names, isNew }: AssetControlProps) {
  const label = useTranslation('fields').t(($) => $.asset[field])
  const help = useHelp(field, isNew)
  const { control, required: isRequired } = specOf(field)
  const required = isRequired ?? false
  switch (control) {
    case 'TextField':
      return <TextField label={label} help={help} required={required} nullable={!required} />
    case 'CodeField':
      return <TextField label={label} help={help} face="code" nullable />
    case 'NumberField':
      return <NumberField label={label} />
    case 'DateField':
      return <DateField label={label} help={help} />
    case 'NotesField':
      return <NotesField label={label} />
    case 'PriorityField':
      return <PriorityField label={label} field={field} />
    case 'TypeField':
      return <TypeField label={label} />
    case 'BrandField':
      return <BrandField label={label} names={names} />
    case 'ModelField':
      return <ModelField label={label} names={names} />
    case 'OwnerField':
      return <OwnerField label={label} names={names} />
    case 'none':
      return null
  }
}

function useHelp(field: AssetField, isNew: boolean): string | undefined {
  const { t } = useTranslation('assets')
  if (field === 'code' && isNew) return t(($) => $.sheet.code_help)
  return field === 'warranty_date' ? t(($) => $.sheet.warranty_help, { count: WARRANTY_YEARS }) : undefined
}

function PriorityField({ label, field }: { label: string; field: AssetField }) {
  const { t } = useTranslation('fields')
  const { t: assets } = useTranslation('assets')
  const none = assets(($) => (field === 'criticality' ? $.sheet.as_priority : $.sheet.no_priority))
  return (
    <SelectField
      label={label}
      emptyLabel={none}
      options={PRIORITIES.map((value) => ({ value, label: t(($) => $.priority[value]) }))}
    />
  )
}

function TypeField({ label }: { label: string }) {
  const typeChoices = useTypeChoices()
  const field = useFieldContext<string>()
  const { data: types = [] } = useQuery(libraryQueries.types())
  const offered = types.filter(({ code, hidden }) => !hidden || code === field.state.value)
  return <SelectField label={label} options={typeChoices(offered)} />
}
