import { Field } from '@plenum/ui/field'
import { DateControl } from './date-control.tsx'
import { useFieldError } from './field-error.ts'
import { useFieldContext } from './form-contexts.ts'

interface DateFieldProps {
  label: string
  help?: string | undefined
}

/** A calendar date of a form. */
export function DateField({ label, help }: DateFieldProps) {
  const field = useFieldContext<string | null>()
  return (
    <Field label={label} help={help} error={useFieldError()}>
      <DateControl
        name={field.name}
        value={field.state.value}
        onValueChange={field.handleChange}
        onBlur={field.handleBlur}
      />
    </Field>
  )
}
