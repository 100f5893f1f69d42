import type { ClientError } from '@plenum/api-client/client-error'
import { PasswordProof } from '@plenum/domain/account'
import { Button } from '@plenum/ui/button'
import * as Dialog from '@plenum/ui/dialog'
import { Form } from '@plenum/ui/form'
import { revalidateLogic } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '#app/form/app-form.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { useSending } from './use-sending.ts'

const blank: PasswordProof = { password: '' }

/** The proof that ends every session; it fills a dialog. */
export function EndAllForm({ onEnd }: { onEnd: (proof: PasswordProof) => Promise<ClientError | null> }) {
  const { t } = useTranslation('profile')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const form = useAppForm({
    defaultValues: blank,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: PasswordProof },
  })
  const { failure, isSending, send } = useSending(form, {
    fields: Object.keys(blank),
    onSend: onEnd,
    onRefused: (fields) => form.setErrorMap({ onSubmit: { fields } }),
    ref: undefined,
  })
  return (
    <Form
      alert={failure && { title: t(($) => $.end_all.failed), message: errorWords(failure) }}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Dialog.Body>
        <form.AppField name="password">
          {(field) => (
            <field.PasswordField
              label={t(($) => $.end_all.password)}
              autoComplete="current-password"
              autoFocus
            />
          )}
        </form.AppField>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Close>
          <Button>{common(($) => $.actions.cancel)}</Button>
        </Dialog.Close>
        <Button type="submit" tone="danger" loading={isSending}>
          {t(($) => $.end_all.submit)}
        </Button>
      </Dialog.Footer>
    </Form>
  )
}
