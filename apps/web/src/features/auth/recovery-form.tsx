import { Recovery } from '@plenum/domain/account'
import { useTranslation } from '@plenum/i18n/react'
import { Form } from '@plenum/ui/form'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'

interface RecoveryFormProps {
  /** Rejects with the server's refusal. */
  onRecover: (recovery: Recovery) => Promise<void>
}

const blank: Recovery = { email: '' }

/** The address that the recovery e-mail goes to. */
export function RecoveryForm({ onRecover }: RecoveryFormProps) {
  const { t } = useTranslation('auth')
  const { form, isSending, sent } = useSentForm({
    blank,
    schema: Recovery,
    fields: ['email'],
    failed: t(($) => $.recovery.failed_title),
    onSend: ({ email }) => refusalOf(onRecover({ email: email.trim() })),
  })
  return (
    <Form {...sent}>
      <form.AppField name="email">
        {(field) => (
          <field.TextField
            label={t(($) => $.login.email)}
            type="email"
            autoComplete="username"
            required
            autoFocus
          />
        )}
      </form.AppField>
      <form.AppForm>
        <form.SubmitButton label={t(($) => $.recovery.submit)} width="full" isWaiting={isSending} />
      </form.AppForm>
    </Form>
  )
}
