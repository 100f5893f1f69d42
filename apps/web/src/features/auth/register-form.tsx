import { ClientError } from '@plenum/api-client/client-error'
import { Registration } from '@plenum/domain/registration'
import { Field } from '@plenum/ui/field'
import { Form, FormColumns } from '@plenum/ui/form'
import { TextInput } from '@plenum/ui/text-input'
import { revalidateLogic } from '@tanstack/react-form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '#app/form/app-form.ts'
import { NewPasswordField } from '#app/form/new-password-field.tsx'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { useFailure, type Failure } from './use-failure.tsx'

interface RegisterFormProps {
  /** For joining: its address is the one that registers. */
  invitation?: { token: string; email: string }
  /** Rejects with the server's refusal. */
  onRegister: (registration: Registration) => Promise<void>
}

const person = { name: '', surname: '', email: '', password: '', password_confirmation: '' }
const FIELDS = ['name', 'surname', 'company', 'email', 'setup_code', 'password', 'password_confirmation']

/** The form's state, and what the server had against it. */
function useRegistration({ invitation, onRegister }: RegisterFormProps) {
  const { t } = useTranslation('auth')
  const failureOf = useFailure(t(($) => $.register.failed_title))
  const [failure, setFailure] = useState<Failure>()
  const [needsCode, setNeedsCode] = useState(false)
  const blank: Registration =
    invitation === undefined
      ? { ...person, company: '' }
      : { ...person, email: invitation.email, invitation: invitation.token }
  const form = useAppForm({
    defaultValues: blank,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: Registration },
    onSubmit: async ({ value, formApi }) => {
      try {
        await onRegister(value)
      } catch (error) {
        const fields = error instanceof ClientError ? fieldErrorsOf(error, FIELDS) : {}
        // a field that is not there yet cannot say what is wrong with it
        const isNews = 'setup_code' in fields && !needsCode
        setNeedsCode(needsCode || isNews)
        formApi.setErrorMap({ onSubmit: { fields } })
        setFailure(isNews || Object.keys(fields).length === 0 ? failureOf(error) : undefined)
      }
    },
  })
  return { form, failure, needsCode }
}

/** A person, and the company that he founds or has been asked to join. */
export function RegisterForm({ invitation, onRegister }: RegisterFormProps) {
  const { t } = useTranslation('auth')
  const { form, failure, needsCode } = useRegistration({ ...(invitation && { invitation }), onRegister })
  return (
    <Form
      alert={failure}
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
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
        />
      </form.AppForm>
    </Form>
  )
}
