import { ClientError } from '@plenum/api-client/client-error'
import { blankNode, NodeInput } from '@plenum/domain/node'
import { Button } from '@plenum/ui/button'
import * as Dialog from '@plenum/ui/dialog'
import { stack } from '@plenum/ui/patterns'
import { Form } from '@plenum/ui/form'
import { revalidateLogic } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '#app/form/app-form.ts'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { notify } from '#app/notices/notify.ts'
import { nodeQueries, nodes } from './queries.ts'

interface NewDataCenterProps {
  open: boolean
  onClose: () => void
}

/** Adding a data centre: a name and a code for labels. */
export function NewDataCenter({ open, onClose }: NewDataCenterProps) {
  const { t } = useTranslation('hierarchy')
  const common = useTranslation('common').t
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content>
        <Dialog.Header title={t(($) => $.add)} closeLabel={common(($) => $.actions.close)} />
        <DataCenterForm onDone={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function DataCenterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('hierarchy')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const initial: NodeInput = blankNode
  const form = useAppForm({
    defaultValues: initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: NodeInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await nodes.create(value)
        await queryClient.invalidateQueries({ queryKey: nodeQueries.all() })
        void notify({ type: 'success', title: t(($) => $.created), message: value.name })
        onDone()
      } catch (error) {
        const fields = error instanceof ClientError ? fieldErrorsOf(error, ['name', 'code']) : {}
        formApi.setErrorMap({ onSubmit: { fields } })
        setFailure(Object.keys(fields).length === 0 ? errorWords(error) : undefined)
      }
    },
  })
  return (
    <Form
      alert={failure === undefined ? undefined : { title: t(($) => $.create_failed), message: failure }}
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <Dialog.Body>
        <div className={stack({ gap: '4' })}>
          <form.AppField name="name">
            {(field) => <field.TextField label={t(($) => $.name)} required autoFocus />}
          </form.AppField>
          <form.AppField name="code">
            {(field) => (
              <field.TextField label={t(($) => $.code)} help={t(($) => $.code_help)} face="code" nullable />
            )}
          </form.AppField>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onDone}>{common(($) => $.actions.cancel)}</Button>
        <form.AppForm>
          <form.SubmitButton label={common(($) => $.actions.add)} />
        </form.AppForm>
      </Dialog.Footer>
    </Form>
  )
}
