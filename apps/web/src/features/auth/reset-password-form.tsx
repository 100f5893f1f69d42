import { RecoveryConfirmation } from '@plenum/domain/account'
import { ClientError } from '@plenum/api-client/client-error'
import { Form } from '@plenum/ui/form'
import { revalidateLogic } from '@tanstack/react-form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '#app/form/app-form.ts'
import { NewPasswordField } from '#app/form/new-password-field.tsx'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { useFailure, type Failure } from './use-failure.tsx'

interface ResetPasswordFormProps {
  token: string
  /** Rejects with the server's refusal. */
  onReset: (confirmation: RecoveryConfirmation) => Promise<void>
}

/** A new password, twice. */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const { t } = useTranslation('auth')
  const failureOf = useFailure(t(($) => $.reset.failed_title))
  const [failure, setFailure] = useState<Failure>()
  const blank: RecoveryConfirmation = { token, password: '', password_confirmation: '' }
  const form = useAppForm({
    defaultValues: blank,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: RecoveryConfirmation },
    onSubmit: async ({ value, formApi }) => {
      try {
        await onReset(value)
      } catch (error) {
        const fields = error instanceof ClientError ? fieldErrorsOf(error, ['password']) : {}
        formApi.setErrorMap({ onSubmit: { fields } })
        setFailure(Object.keys(fields).length === 0 ? failureOf(error) : undefined)
      }
    },
  })
  return (
    <Form
      alert={failure}
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <form.AppField name="password">
        {() => <NewPasswordField label={t(($) => $.reset.password)} />}
      </form.AppField>
      <form.AppField name="password_confirmation">
        {(field) => (
          <field.PasswordField label={t(($) => $.reset.password_confirmation)} autoComplete="new-password" />
        )}
      </form.AppField>
      <form.AppForm>
        <form.SubmitButton label={t(($) => $.reset.submit)} width="full" />
      </form.AppForm>
    </Form>
  )
}
