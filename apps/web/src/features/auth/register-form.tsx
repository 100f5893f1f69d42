import { Registration } from '@plenum/domain/registration'
import { useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { Form, FormColumns } from '@plenum/ui/form'
import { TextInput } from '@plenum/ui/text-input'
import { useState } from 'react'
import { NewPasswordField } from '#app/form/new-password-field.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'

interface RegisterFormProps {
  /** For joining: its address is the one that registers. */
  invitation?: { token: string; email: string }
  /** Rejects with the server's refusal. */
  onRegister: (registration: Registration) => Promise<void>
}

const person = { name: '', surname: '', email: '', password: '', password_confirmation: '' }
const FIELDS = ['name', 'surname', 'company', 'email', 'password', 'password_confirmation'] as const

/** The form's state, and whether the server wants a code. */
function useRegistration({ invitation, onRegister }: RegisterFormProps) {
  const { t } = useTranslation('auth')
  const [needsCode, setNeedsCode] = useState(false)
  const blank: Registration =
    invitation === undefined
      ? { ...person, company: '' }
      : { ...person, email: invitation.email, invitation: invitation.token }
  const sent = useSentForm({
    blank,
    schema: Registration,
    // a field that is not there yet cannot say what is wrong with it
    fields: needsCode ? [...FIELDS, 'setup_code'] : FIELDS,
    failed: t(($) => $.register.failed_title),
    onSend: async (registration) => {
      const refused = await refusalOf(onRegister(registration))
      if (refused?.errors.some(({ attr }) => attr === 'setup_code')) setNeedsCode(true)
      return refused
    },
  })
  return { ...sent, needsCode }
}

/** A person, and the company that he founds or has been asked to join. */
export function RegisterForm({ invitation, onRegister }: RegisterFormProps) {
  const { t } = useTranslation('auth')
  const { form, isSending, sent, needsCode } = useRegistration({
    ...(invitation && { invitation }),
    onRegister,
  })
  return (
    <Form {...sent}>
      <FormColumns>
        <form.AppField name="name">
          {(field) => (
            <field.TextField label={t(($) => $.register.name)} autoComplete="given-name" required autoFocus />
          )}
        </form.AppField>
        <form.AppField name="surname">
          {(field) => (
            <field.TextField label={t(($) => $.register.surname)} autoComplete="family-name" required />
          )}
        </form.AppField>
      </FormColumns>
      {invitation === undefined ? (
        <>
          <form.AppField name="company">
            {(field) => (
              <field.TextField label={t(($) => $.register.company)} autoComplete="organization" required />
            )}
          </form.AppField>
          <form.AppField name="email">
            {(field) => (
              <field.TextField
                label={t(($) => $.register.email)}
                type="email"
                autoComplete="username"
                required
              />
            )}
          </form.AppField>
        </>
      ) : (
        <Field label={t(($) => $.register.email)} help={t(($) => $.invitation.email_help)}>
          <TextInput type="email" autoComplete="username" value={invitation.email} readOnly />
        </Field>
      )}
      {needsCode && (
        <form.AppField name="setup_code">
          {(field) => (
            <field.TextField
              label={t(($) => $.register.setup_code)}
              help={t(($) => $.register.setup_code_help)}
              face="code"
              autoComplete="off"
              required
              autoFocus
            />
          )}
        </form.AppField>
      )}
      <form.AppField name="password">
        {() => <NewPasswordField label={t(($) => $.register.password)} />}
      </form.AppField>
      <form.AppField name="password_confirmation">
        {(field) => (
          <field.PasswordField
            label={t(($) => $.register.password_confirmation)}
            autoComplete="new-password"
          />
        )}
      </form.AppField>
      <form.AppForm>
        <form.SubmitButton
          label={invitation === undefined ? t(($) => $.register.submit) : t(($) => $.invitation.submit)}
          width="full"
          isWaiting={isSending}
        />
      </form.AppForm>
    </Form>
  )
}
