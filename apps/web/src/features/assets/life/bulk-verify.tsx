import type { BulkChange } from '@plenum/domain/asset-bulk'
import type { ClientError } from '@plenum/api-client/client-error'
import { useTranslation } from '@plenum/i18n/react'
import * as v from 'valibot'
import { DialogForm } from '#app/form/form-dialog.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'

interface BulkVerifyProps {
  onChange: (change: BulkChange) => Promise<ClientError | null>
}

const Nothing = v.object({})

/** That many assets stand where their records say, once it is asked again. */
export function BulkVerify({ onChange }: BulkVerifyProps) {
  const { t } = useTranslation('life')
  const { isSending, sent } = useSentForm({
    blank: {},
    schema: Nothing,
    fields: [],
    failed: t(($) => $.bulk.failed),
    onSend: () => onChange({ kind: 'verify' }),
  })
  return (
    <DialogForm {...sent} submit={t(($) => $.verify.submit)} isSending={isSending}>
      <p>{t(($) => $.verify.text)}</p>
    </DialogForm>
  )
}
