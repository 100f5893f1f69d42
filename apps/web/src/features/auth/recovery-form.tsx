import { Recovery } from '@plenum/domain/account'
import { Button } from '@plenum/ui/button'
import { Form } from '@plenum/ui/form'
import { revalidateLogic } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '#app/form/app-form.ts'
import type { Failure } from './use-failure.tsx'

interface RecoveryFormProps {
  failure: Failure | undefined
  isSending: boolean
  onRecover: (recovery: Recovery) => void
}

const blank: Recovery = { email: '' }

/** The address that the recovery e-mail goes to. */
export function RecoveryForm({ failure, isSending, onRecover }: RecoveryFormProps) {
  const { t } = useTranslation('auth')
  const form = useAppForm({
    defaultValues: blank,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: Recovery },
    onSubmit: ({ value }) => onRecover({ email: value.email.trim() }),
  })
  return (
    <Form
      alert={failure}
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
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
      <Button type="submit" tone="primary" width="full" loading={isSending}>
        {t(($) => $.recovery.submit)}
      </Button>
    </Form>
  )
}
