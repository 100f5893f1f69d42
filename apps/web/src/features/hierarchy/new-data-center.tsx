import { blankNode, NodeInput } from '@plenum/domain/node'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { notify } from '#app/notices/notify.ts'
import { nodeQueries, nodes } from './queries.ts'

interface NewDataCenterProps {
  open: boolean
  onClose: () => void
}

/** Adding a data centre: a name and a code for labels. */
export function NewDataCenter({ open, onClose }: NewDataCenterProps) {
  const { t } = useTranslation('hierarchy')
  return (
    <FormDialog open={open} title={t(($) => $.add)} onClose={onClose}>
      <DataCenterForm onDone={onClose} />
    </FormDialog>
  )
}

const BLANK: NodeInput = blankNode

function DataCenterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('hierarchy')
  const common = useTranslation('common').t
  const queryClient = useQueryClient()
  const make = async (input: NodeInput) => {
    await nodes.create(input)
    await queryClient.invalidateQueries({ queryKey: nodeQueries.all() })
    void notify({ type: 'success', title: t(($) => $.created), message: input.name })
    onDone()
  }
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: NodeInput,
    fields: ['name', 'code'],
    failed: t(($) => $.create_failed),
    onSend: (input) => refusalOf(make(input)),
  })
  return (
    <DialogForm {...sent} submit={common(($) => $.actions.add)} isSending={isSending}>
      <form.AppField name="name">
        {(field) => <field.TextField label={t(($) => $.name)} required autoFocus />}
      </form.AppField>
      <form.AppField name="code">
        {(field) => (
          <field.TextField label={t(($) => $.code)} help={t(($) => $.code_help)} face="code" nullable />
        )}
      </form.AppField>
    </DialogForm>
  )
}
