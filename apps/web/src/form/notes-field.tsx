import { Field } from '@plenum/ui/field'
import { Textarea } from '@plenum/ui/textarea'
import { useFieldError } from './field-error.ts'
import { useFieldContext } from './form-contexts.ts'

/** Some lines of text, or null. */
export function NotesField({ label }: { label: string }) {
  const field = useFieldContext<string | null>()
  return (
    <Field label={label} error={useFieldError()}>
      <Textarea
        name={field.name}
        rows={4}
        value={field.state.value ?? ''}
        onChange={(event) => field.handleChange(event.target.value || null)}
        onBlur={field.handleBlur}
      />
    </Field>
  )
}
