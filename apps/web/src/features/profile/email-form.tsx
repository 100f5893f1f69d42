import type { ClientError } from '@plenum/api-client/client-error'
import { EmailChange } from '@plenum/domain/account'
import { Form, FormActions } from '@plenum/ui/form'
import { revalidateLogic } from '@tanstack/react-form'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '#app/form/app-form.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { useSending, type FormHandle } from './use-sending.ts'

const blank: EmailChange = { email: '', current_password: '' }

interface EmailFormProps {
  ref?: Ref<FormHandle>
  onChange: (change: EmailChange) => Promise<ClientError | null>
}

/** A new address, with the proof of who asks. */
export function EmailForm({ ref, onChange }: EmailFormProps) {
  const { t } = useTranslation('profile')
  const errorWords = useErrorWords()
  const form = useAppForm({
    defaultValues: blank,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: EmailChange },
  })
  const { failure, isSending, send } = useSending(form, {
    fields: Object.keys(blank),
    onSend: onChange,
    onRefused: (fields) => form.setErrorMap({ onSubmit: { fields } }),
    ref,
  })
  return (
    <Form
      alert={failure && { title: t(($) => $.email.failed), message: errorWords(failure) }}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
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
