import type { ClientError } from '@plenum/api-client/client-error'
import { PasswordProof } from '@plenum/domain/account'
import { useTranslation } from '@plenum/i18n/react'
import { DialogForm } from '#app/form/form-dialog.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'

const blank: PasswordProof = { password: '' }

/** The proof that ends every session; it fills a dialog. */
export function EndAllForm({ onEnd }: { onEnd: (proof: PasswordProof) => Promise<ClientError | null> }) {
  const { t } = useTranslation('profile')
  const { form, isSending, sent } = useSentForm({
    blank,
    schema: PasswordProof,
    fields: ['password'],
    failed: t(($) => $.end_all.failed),
    onSend: onEnd,
  })
  return (
    <DialogForm {...sent} submit={t(($) => $.end_all.submit)} tone="danger" isSending={isSending}>
      <form.AppField name="password">
        {(field) => (
          <field.PasswordField
            label={t(($) => $.end_all.password)}
            autoComplete="current-password"
            autoFocus
          />
        )}
      </form.AppField>
    </DialogForm>
  )
}
