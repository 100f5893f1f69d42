import { reasonText } from '@plenum/domain/reason'
import { useTranslation } from '@plenum/i18n/react'
import * as v from 'valibot'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { OverrideField } from './override-field.tsx'

interface OverrideDialogProps {
  /** What is moved. */
  name: string
  /** What speaks against it. */
  against: string
  onReason: (reason: string) => void
  onClose: () => void
}

const Reason = v.object({ override_reason: reasonText })

/** Asks for a reason to go on against the fit check. */
export function OverrideDialog({ name, against, onReason, onClose }: OverrideDialogProps) {
  const { t } = useTranslation('fit')
  const { form, isSending, sent } = useSentForm({
    blank: { override_reason: '' },
    schema: Reason,
    fields: ['override_reason'],
    failed: t(($) => $.blocked),
    onSend: ({ override_reason }) => {
      onReason(override_reason)
      return Promise.resolve(null)
    },
  })
  return (
    <FormDialog title={t(($) => $.override_title, { name })} text={against} onClose={onClose}>
      <DialogForm {...sent} submit={t(($) => $.override_submit)} isSending={isSending}>
        <OverrideField canOverride>
          {(texts) => (
            <form.AppField name="override_reason">
              {(field) => <field.NotesField {...texts} rows={3} required />}
            </form.AppField>
          )}
        </OverrideField>
      </DialogForm>
    </FormDialog>
  )
}
