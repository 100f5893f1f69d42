import { SavedViewInput } from '@plenum/domain/saved-view'
import { useTranslation } from '@plenum/i18n/react'
import * as v from 'valibot'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'

const ViewName = v.pick(SavedViewInput, ['name'])

interface ViewDialogProps {
  title: string
  submit: string
  /** Its name so far. */
  name: string
  onSend: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Names a view. */
export function ViewDialog({ title, onClose, ...form }: ViewDialogProps) {
  return (
    <FormDialog title={title} onClose={onClose}>
      <NameForm {...form} onClose={onClose} />
    </FormDialog>
  )
}

function NameForm({ submit, name, onSend, onClose }: Omit<ViewDialogProps, 'title'>) {
  const { t } = useTranslation('views')
  const { form, isSending, sent } = useSentForm({
    blank: { name },
    schema: ViewName,
    fields: ['name'],
    failed: t(($) => $.not_saved),
    onSend: (input) => refusalOf(onSend(input.name.trim()).then(onClose)),
  })
  return (
    <DialogForm {...sent} submit={submit} isSending={isSending}>
      <form.AppField name="name">
        {(field) => (
          <field.TextField label={t(($) => $.name)} help={t(($) => $.name_help)} required autoFocus />
        )}
      </form.AppField>
    </DialogForm>
  )
}
