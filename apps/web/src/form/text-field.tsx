import { Field } from '@plenum/ui/field'
import { TextInput } from '@plenum/ui/text-input'
import type { ComponentProps } from 'react'
import { useFieldError } from './field-error.ts'
import { useFieldContext } from './form-contexts.ts'

interface TextFieldProps extends Pick<
  ComponentProps<typeof TextInput>,
  'face' | 'type' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'placeholder'
> {
  label: string
  help?: string | undefined
  required?: boolean
  /** Whether an empty box is no value at all instead of an empty text. */
  nullable?: boolean
}

/** One line of text. */
export function TextField({ label, help, required = false, nullable = false, ...input }: TextFieldProps) {
  const field = useFieldContext<string | null>()
  return (
    <Field label={label} help={help} required={required} error={useFieldError()}>
      <TextInput
        name={field.name}
        value={field.state.value ?? ''}
        onChange={(event) => field.handleChange(event.target.value || (nullable ? null : ''))}
        onBlur={field.handleBlur}
        {...input}
      />
    </Field>
  )
}
