import { RecoveryConfirmation } from '@plenum/domain/account'
import { useTranslation } from '@plenum/i18n/react'
import { Form } from '@plenum/ui/form'
import { NewPasswordField } from '#app/form/new-password-field.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'

interface ResetPasswordFormProps {
  token: string
  /** Rejects with the server's refusal. */
  onReset: (confirmation: RecoveryConfirmation) => Promise<void>
}

/** A new password, twice. */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const { t } = useTranslation('auth')
  const blank: RecoveryConfirmation = { token, password: '', password_confirmation: '' }
  const { form, isSending, sent } = useSentForm({
    blank,
    schema: RecoveryConfirmation,
    fields: ['password'],
    failed: t(($) => $.reset.failed_title),
    onSend: (confirmation) => refusalOf(onReset(confirmation)),
  })
  return (
    <Form {...sent}>
      <form.AppField name="password">
        {() => <NewPasswordField label={t(($) => $.reset.password)} />}
      </form.AppField>
      <form.AppField name="password_confirmation">
        {(field) => (
          <field.PasswordField label={t(($) => $.reset.password_confirmation)} autoComplete="new-password" />
        )}
      </form.AppField>
      <form.AppForm>
        <form.SubmitButton label={t(($) => $.reset.submit)} width="full" isWaiting={isSending} />
      </form.AppForm>
    </Form>
  )
}
