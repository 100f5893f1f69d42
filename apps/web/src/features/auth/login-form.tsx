import { Credentials } from '@plenum/domain/session'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Field } from '@plenum/ui/field'
import { Form } from '@plenum/ui/form'
import { PasswordInput } from '@plenum/ui/password-input'
import { TextInput } from '@plenum/ui/text-input'
import { useState, type FormEvent, type ReactNode } from 'react'
import * as v from 'valibot'
import type { Failure } from '#app/notices/use-failure.tsx'

interface LoginFormProps {
  /** Why the last attempt failed. */
  failure: Failure | undefined
  isSending: boolean
  onLogin: (credentials: Credentials) => void
  /** The way out for who has forgotten the password. */
  forgot?: ReactNode
}

/** What can be wrong here; a list of every code there is would weigh more than the form. */
const CODES = ['required', 'invalid_email', 'too_long'] as const

type Problems = Partial<Record<keyof Credentials, string>>

/** E-mail and password; two fields need no form library, and this page has to be light. */
export function LoginForm({ failure, isSending, onLogin, forgot }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const issues = useTranslation('issues').t
  const [problems, setProblems] = useState<Problems>({})
  const words = (code: string | undefined) =>
    code === undefined
      ? undefined
      : issues(($) => $[CODES.find((one) => one === code) ?? 'invalid'], { count: 0 })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = v.safeParse(Credentials, Object.fromEntries(new FormData(event.currentTarget)))
    const nested = checked.success ? {} : (v.flatten<typeof Credentials>(checked.issues).nested ?? {})
    const [first] = Object.keys(nested)
    const wrong = first === undefined ? null : event.currentTarget.elements.namedItem(first)
    if (wrong instanceof HTMLElement) wrong.focus()
    setProblems(Object.fromEntries(Object.entries(nested).map(([name, codes]) => [name, codes?.[0]])))
    if (checked.success && !isSending) onLogin(checked.output)
  }
  return (
    <Form alert={failure} onSubmit={submit}>
      <Field label={t(($) => $.login.email)} required error={words(problems.email)}>
        <TextInput name="email" type="email" autoComplete="username" autoFocus />
      </Field>
      <Field label={t(($) => $.login.password)} required error={words(problems.password)}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          showLabel={t(($) => $.show_password)}
          hideLabel={t(($) => $.hide_password)}
        />
      </Field>
      {forgot !== undefined && <p>{forgot}</p>}
      <Button type="submit" tone="primary" width="full" loading={isSending}>
        {t(($) => $.login.submit)}
      </Button>
    </Form>
  )
}
