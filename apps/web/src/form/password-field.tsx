import { useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { PasswordInput } from '@plenum/ui/password-input'
import { useFieldError } from './field-error.ts'
import { useFieldContext } from './form-contexts.ts'

interface PasswordFieldProps {
  label: string
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
}

/** A password, hidden until its owner asks to see it. */
export function PasswordField({ label, autoComplete, autoFocus = false }: PasswordFieldProps) {
  const { t } = useTranslation('auth')
  const field = useFieldContext<string>()
  return (
    <Field label={label} required error={useFieldError()}>
      <PasswordInput
        name={field.name}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        showLabel={t(($) => $.show_password)}
        hideLabel={t(($) => $.hide_password)}
        value={field.state.value}
        onChange={(event) => field.handleChange(event.target.value)}
        onBlur={field.handleBlur}
      />
    </Field>
  )
}
