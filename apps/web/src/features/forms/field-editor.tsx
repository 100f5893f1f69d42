import { PRIORITIES } from '@plenum/domain/asset'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { NumberInput } from '@plenum/ui/number-input'
import { Select } from '@plenum/ui/select'
import { Textarea } from '@plenum/ui/textarea'
import { TextInput } from '@plenum/ui/text-input'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { assetFields } from '#app/attributes/asset-fields.ts'
import { DateControl } from '#app/form/date-control.tsx'
import { useTypeChoices } from '#app/page/type-name.ts'
import { formQueries } from './queries.ts'
import { RecordBox } from './record-box.tsx'
import type { ChangedField, ChangedValue } from './values.ts'

interface FieldEditorProps {
  field: ChangedField
  value: ChangedValue
  error: string | undefined
  onValue: (value: ChangedValue) => void
}

/** A field of an asset with the control that fits it; an empty one says that it is to be emptied. */
export function FieldEditor({ field, value, error, onValue }: FieldEditorProps) {
  const label = useTranslation('fields').t(($) => $.asset[field])
  return (
    <Field label={label} error={error}>
      <Control field={field} label={label} value={value} onValue={onValue} />
    </Field>
  )
}

interface ControlProps extends Omit<FieldEditorProps, 'error'> {
  label: string
}

function Control({ field, label, value, onValue }: ControlProps): ReactNode {
  const { t } = useTranslation('fields')
  const forms = useTranslation('forms').t
  const language = useLanguage()
  const { control } = assetFields[field]
  const text = typeof value === 'string' ? value : ''
  const ref = typeof value === 'object' ? value : null
  switch (control) {
    case 'TextField':
    case 'CodeField':
      return (
        <TextInput
          face={control === 'CodeField' ? 'code' : 'text'}
          value={text}
          onChange={({ target }) => onValue(target.value || null)}
        />
      )
    case 'NotesField':
      return <Textarea rows={3} value={text} onChange={({ target }) => onValue(target.value || null)} />
    case 'DateField':
      return <DateControl value={text || null} onValueChange={onValue} />
    case 'NumberField':
      return (
        <NumberInput
          locale={language}
          words={t(($) => $.number, { returnObjects: true })}
          min={0}
          value={typeof value === 'number' ? value : null}
          onValueChange={onValue}
        />
      )
    case 'PriorityField':
      return (
        <Select value={text} onChange={({ target }) => onValue(target.value || null)}>
          <option value="">{forms(($) => $.changes.choose_value)}</option>
          {PRIORITIES.map((priority) => (
            <option key={priority} value={priority}>
              {t(($) => $.priority[priority])}
            </option>
          ))}
        </Select>
      )
    case 'TypeField':
      return <TypeSelect value={text} onValue={onValue} />
    case 'OwnerField':
      return <RecordBox noun="owners" label={label} chosen={ref} onChoose={onValue} />
    case 'BrandField':
      return <RecordBox noun="brands" label={label} chosen={ref} onChoose={onValue} />
    case 'ModelField':
      return <RecordBox noun="models" label={label} chosen={ref} onChoose={onValue} />
  }
}

function TypeSelect({ value, onValue }: { value: string; onValue: (value: string | null) => void }) {
  const { t } = useTranslation('forms')
  const typeChoices = useTypeChoices()
  const { data: types = [] } = useQuery(formQueries.types())
  return (
    <Select value={value} onChange={({ target }) => onValue(target.value || null)}>
      <option value="">{t(($) => $.changes.choose_value)}</option>
      {typeChoices(types.filter(({ hidden, code }) => !hidden || code === value)).map((type) => (
        <option key={type.value} value={type.value}>
          {type.label}
        </option>
      ))}
    </Select>
  )
}
