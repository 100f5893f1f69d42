import type { ClientError } from '@plenum/api-client/client-error'
import { PasswordChange } from '@plenum/domain/account'
import { passwordIsNotEmail } from '@plenum/domain/password'
import { useTranslation } from '@plenum/i18n/react'
import { Form, FormActions } from '@plenum/ui/form'
import type { Ref } from 'react'
import * as v from 'valibot'
import { NewPasswordField } from '#app/form/new-password-field.tsx'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'

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

// who asks for it again, from the menu above the page, finds what is typed as it was
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

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
  const { form, isSending, sent } = useSentForm({
    blank,
    schema: changeFor(email),
    fields: ['current_password', 'password', 'password_confirmation'],
    failed: t(($) => $.password.failed),
    onSend: onChange,
    ref,
  })
  return (
    <Form {...sent} ref={isSought ? focusFirst : null}>
      <form.AppField name="current_password">
        {(field) => (
          <field.PasswordField label={t(($) => $.password.current)} autoComplete="current-password" />
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
