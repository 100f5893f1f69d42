import { blankNode, NodeInput, type PlaceNode } from '@plenum/domain/node'
import { UPPER_LEVELS, type NodeType } from '@plenum/domain/node-type'
import { useTranslation } from '@plenum/i18n/react'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { ParentField } from './parent-field.tsx'
import { nodes } from './queries.ts'
import { usePlaceChange } from './use-place-change.ts'

interface NewPlaceProps {
  type: NodeType
  /** Where it is to stand; null lets it be chosen. */
  parent: { id: string } | null
  onMade: (place: PlaceNode) => void
  onClose: () => void
}

/** Adding a place: a name and a code for labels; the rest is said on its own page. */
export function NewPlace({ type, ...rest }: NewPlaceProps) {
  const { t } = useTranslation('hierarchy')
  const fields = useTranslation('fields').t
  const upper = UPPER_LEVELS.find((level) => level === type)
  const title =
    upper === undefined ? t(($) => $.add_type, { type: fields(($) => $.node[type]) }) : t(($) => $.add[upper])
  return (
    <FormDialog title={title} onClose={rest.onClose}>
      <PlaceForm type={type} {...rest} />
    </FormDialog>
  )
}

function PlaceForm({ type, parent, onMade, onClose }: NewPlaceProps) {
  const { t } = useTranslation('hierarchy')
  const common = useTranslation('common').t
  const { refresh } = usePlaceChange()
  const blank: NodeInput = { ...blankNode, type, parent_id: parent?.id ?? null }
  const make = async (input: NodeInput) => {
    const made = await nodes.create(input)
    await refresh()
    onClose()
    onMade(made)
  }
  const { form, isSending, sent } = useSentForm({
    blank,
    schema: NodeInput,
    fields: ['name', 'code', 'parent_id'],
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
      {parent === null && <form.AppField name="parent_id">{() => <ParentField type={type} />}</form.AppField>}
    </DialogForm>
  )
}
