import type { ClientError } from '@plenum/api-client/client-error'
import { EmailChange } from '@plenum/domain/account'
import { useTranslation } from '@plenum/i18n/react'
import { Form, FormActions } from '@plenum/ui/form'
import type { Ref } from 'react'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'

const blank: EmailChange = { email: '', current_password: '' }

interface EmailFormProps {
  ref?: Ref<FormHandle>
  onChange: (change: EmailChange) => Promise<ClientError | null>
}

/** A new address, with the proof of who asks. */
export function EmailForm({ ref, onChange }: EmailFormProps) {
  const { t } = useTranslation('profile')
  const { form, isSending, sent } = useSentForm({
    blank,
    schema: EmailChange,
    fields: ['email', 'current_password'],
    failed: t(($) => $.email.failed),
    onSend: onChange,
    ref,
  })
  return (
    <Form {...sent}>
      <form.AppField name="email">
        {(field) => (
          <field.TextField label={t(($) => $.email.next)} type="email" autoComplete="email" required />
        )}
      </form.AppField>
      <form.AppField name="current_password">
        {(field) => (
          <field.PasswordField label={t(($) => $.email.current_password)} autoComplete="current-password" />
        )}
      </form.AppField>
      <FormActions>
        <form.AppForm>
          <form.SubmitButton label={t(($) => $.email.submit)} isWaiting={isSending} />
        </form.AppForm>
      </FormActions>
    </Form>
  )
}
