import { mayStandIn } from '@plenum/domain/node-type'
import type { NodeBranch } from '@plenum/domain/node-tree'
import { PlaceCopy } from '@plenum/domain/place-many'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import type { Branches } from './branches.ts'
import { PlaceChoice } from './place-choice.tsx'
import { nodes } from './queries.ts'
import { usePlaceChange } from './use-place-change.ts'

interface CopyPlaceProps {
  tree: Branches
  place: NodeBranch
  onCopied: (copy: Pick<NodeBranch, 'id' | 'parent_id'>) => void
  onClose: () => void
}

/** Copying a place with all places in it: names below it stay, its own code must be free where it goes. */
export function CopyPlace({ tree, place, onCopied, onClose }: CopyPlaceProps) {
  const { t } = useTranslation('hierarchy')
  const language = useLanguage()
  const { refresh, tell } = usePlaceChange()
  const blank: PlaceCopy = { parent_id: place.parent_id, name: place.name, code: null }
  const targets = [...tree.byId.values()].filter(({ type }) => mayStandIn(place.type, type))
  const copy = async (input: PlaceCopy) => {
    const { ids, batch_id } = await nodes.copy(place.id, input)
    await refresh()
    onClose()
    if (ids[0] !== undefined) onCopied({ id: ids[0], parent_id: input.parent_id })
    const count = ids.length
    tell(
      t(($) => $.copy_to.done, { count, shown: formatNumber(language, count) }),
      batch_id,
    )
  }
  const { form, isSending, sent } = useSentForm({
    blank,
    schema: PlaceCopy,
    fields: ['parent_id', 'name', 'code'],
    failed: t(($) => $.copy_to.failed),
    onSend: (input) => refusalOf(copy(input)),
  })
  return (
    <FormDialog
      title={t(($) => $.copy_to.title, { name: place.name })}
      text={t(($) => $.copy_to.text)}
      onClose={onClose}
    >
      <DialogForm {...sent} submit={t(($) => $.copy_to.go)} isSending={isSending}>
        <form.AppField name="name">
          {(field) => <field.TextField label={t(($) => $.name)} required autoFocus />}
        </form.AppField>
        <form.AppField name="code">
          {(field) => <field.TextField label={t(($) => $.code)} face="code" nullable />}
        </form.AppField>
        {place.parent_id !== null && (
          <form.AppField name="parent_id">
            {(field) => (
              <PlaceChoice
                label={t(($) => $.move_to.to)}
                tree={tree}
                places={targets}
                chosen={field.state.value ?? null}
                onChoose={field.handleChange}
              />
            )}
          </form.AppField>
        )}
      </DialogForm>
    </FormDialog>
  )
}
