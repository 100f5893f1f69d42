import { Field } from '@plenum/ui/field'
import { Select } from '@plenum/ui/select'
import { useFieldError } from './field-error.ts'
import { useFieldContext } from './form-contexts.ts'

interface SelectFieldProps {
  label: string
  help?: string
  options: readonly { value: string; label: string }[]
  /** Words of the choice of nothing; given where the value may be null. */
  emptyLabel?: string
}

/** One of a few options. */
export function SelectField({ label, help, options, emptyLabel }: SelectFieldProps) {
  const field = useFieldContext<string | null>()
  return (
    <Field label={label} help={help} error={useFieldError()}>
      <Select
        name={field.name}
        value={field.state.value ?? ''}
        onChange={(event) => field.handleChange(event.target.value || null)}
        onBlur={field.handleBlur}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}
