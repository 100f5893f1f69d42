import type { ClientError } from '@plenum/api-client/client-error'
import { PasswordChange } from '@plenum/domain/account'
import { passwordIsNotEmail } from '@plenum/domain/password'
import { Form, FormActions } from '@plenum/ui/form'
import { revalidateLogic } from '@tanstack/react-form'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useAppForm } from '#app/form/app-form.ts'
import { NewPasswordField } from '#app/form/new-password-field.tsx'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { useSending, type FormHandle } from './use-sending.ts'

const blank: PasswordChange = { current_password: '', password: '', password_confirmation: '' }

/** A change of the password of the account with this address. */
const changeFor = (email: string) =>
  v.pipe(
    PasswordChange,
    v.forward(
      v.check(({ password }) => passwordIsNotEmail({ password, email }), 'password_is_email'),
      ['password'],
    ),
  )

interface PasswordFormProps {
  email: string
  /** Somebody came to do just this. */
  isSought?: boolean
  ref?: Ref<FormHandle>
  onChange: (change: PasswordChange) => Promise<ClientError | null>
}

/** A new password, with the proof of who asks. */
export function PasswordForm({ email, isSought = false, ref, onChange }: PasswordFormProps) {
  const { t } = useTranslation('profile')
  const errorWords = useErrorWords()
  const form = useAppForm({
    defaultValues: blank,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: changeFor(email) },
  })
  const { failure, isSending, send } = useSending(form, {
    fields: Object.keys(blank),
    onSend: onChange,
    onRefused: (fields) => form.setErrorMap({ onSubmit: { fields } }),
    ref,
  })
  return (
    <Form
      alert={failure && { title: t(($) => $.password.failed), message: errorWords(failure) }}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <form.AppField name="current_password">
        {(field) => (
          <field.PasswordField
            label={t(($) => $.password.current)}
            autoComplete="current-password"
            autoFocus={isSought}
          />
        )}
      </form.AppField>
      <form.AppField name="password">
        {() => <NewPasswordField label={t(($) => $.password.next)} />}
      </form.AppField>
      <form.AppField name="password_confirmation">
        {(field) => (
          <field.PasswordField label={t(($) => $.password.confirmation)} autoComplete="new-password" />
        )}
      </form.AppField>
      <FormActions>
        <form.AppForm>
          <form.SubmitButton label={t(($) => $.password.submit)} isWaiting={isSending} />
        </form.AppForm>
      </FormActions>
    </Form>
  )
}
