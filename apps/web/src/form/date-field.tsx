import { Field } from '@plenum/ui/field'
import { TextInput } from '@plenum/ui/text-input'
import { useFieldError } from './field-error.ts'
import { useFieldContext } from './form-contexts.ts'

interface DateFieldProps {
  label: string
  help?: string | undefined
}

/** A calendar date in the platform's own picker, `YYYY-MM-DD` or null. */
export function DateField({ label, help }: DateFieldProps) {
  const field = useFieldContext<string | null>()
  return (
    <Field label={label} help={help} error={useFieldError()}>
      <TextInput
        type="date"
        name={field.name}
        max="9999-12-31"
        value={field.state.value ?? ''}
        onChange={(event) => field.handleChange(event.target.value || null)}
        onBlur={field.handleBlur}
      />
    </Field>
  )
}
