import { Registration } from '@plenum/domain/registration'
import { Form, FormColumns } from '@plenum/ui/form'
import { revalidateLogic } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '#app/form/app-form.ts'
import { NewPasswordField } from '#app/form/new-password-field.tsx'

interface RegisterFormProps {
  failure: string | undefined
  onRegister: (registration: Registration) => Promise<void>
}

const blank: Registration = {
  name: '',
  surname: '',
  email: '',
  company: '',
  password: '',
  password_confirmation: '',
}

/** The founder of a company and the company's name. */
export function RegisterForm({ failure, onRegister }: RegisterFormProps) {
  const { t } = useTranslation('auth')
  const form = useAppForm({
    defaultValues: blank,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: Registration },
    onSubmit: ({ value }) => onRegister(value),
  })
  return (
    <Form
      alert={
        failure === undefined ? undefined : { title: t(($) => $.register.failed_title), message: failure }
      }
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
      <form.AppField name="company">
        {(field) => (
          <field.TextField label={t(($) => $.register.company)} autoComplete="organization" required />
        )}
      </form.AppField>
      <form.AppField name="email">
        {(field) => (
          <field.TextField label={t(($) => $.register.email)} type="email" autoComplete="username" required />
        )}
      </form.AppField>
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
        <form.SubmitButton label={t(($) => $.register.submit)} width="full" />
      </form.AppForm>
    </Form>
  )
}
