import { Field } from '@plenum/ui/field'
import { TextInput } from '@plenum/ui/text-input'
import { useFieldError } from './field-error.ts'
import { useFieldContext } from './form-contexts.ts'

interface NumberFieldProps {
  label: string
  help?: string
}

/** A number, or null. */
export function NumberField({ label, help }: NumberFieldProps) {
  const field = useFieldContext<number | null>()
  return (
    <Field label={label} help={help} error={useFieldError()}>
      <TextInput
        type="number"
        step="any"
        name={field.name}
        value={field.state.value ?? ''}
        onChange={(event) =>
          field.handleChange(event.target.value === '' ? null : event.target.valueAsNumber)
        }
        onBlur={field.handleBlur}
      />
    </Field>
  )
}
