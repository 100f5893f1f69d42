import { useForm } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'

const Credentials = v.object({
  email: v.pipe(v.string(), v.email()),
  password: v.pipe(v.string(), v.minLength(8)),
})

/** A form as every application has one, eager as the first page of an application is. */
export function Login() {
  const { t } = useTranslation()
  const form = useForm({
    defaultValues: { email: '', password: '' },
    validators: { onChange: Credentials },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      {(['email', 'password'] as const).map((name) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <input
              name={name}
              value={field.state.value}
              onChange={(event) => field.handleChange(event.target.value)}
            />
          )}
        </form.Field>
      ))}
      <button type="submit">{t('submit')}</button>
    </form>
  )
}
