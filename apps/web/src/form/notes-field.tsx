import { Field } from '@plenum/ui/field'
import { Textarea } from '@plenum/ui/textarea'
import { useFieldError } from './field-error.ts'
import { useFieldContext } from './form-contexts.ts'

interface NotesFieldProps {
  label: string
  help?: string
  rows?: number
  /** An empty box is an empty text then, which the schema refuses; else it is no value at all. */
  required?: boolean
}

/** Some lines of text, or null. */
export function NotesField({ label, help, rows = 4, required = false }: NotesFieldProps) {
  const field = useFieldContext<string | null>()
  return (
    <Field label={label} help={help} required={required} error={useFieldError()}>
      <Textarea
        name={field.name}
        rows={rows}
        value={field.state.value ?? ''}
        onChange={(event) => field.handleChange(event.target.value || (required ? '' : null))}
        onBlur={field.handleBlur}
      />
    </Field>
  )
}
