import { TagMerge, type Tag } from '@plenum/domain/tag'
import { useTranslation } from '@plenum/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { tagQueries, tags } from './queries.ts'
import { useGone } from './use-gone.ts'
import { useTagCount } from './use-tag-count.ts'

interface MergeTagProps {
  tag: Tag
  onClose: () => void
}

/** Puts another tag in the place of one. */
export function MergeTag({ tag, onClose }: MergeTagProps) {
  const { t } = useTranslation('tags')
  const countWords = useTagCount()
  const { data: all } = useQuery(tagQueries.list())
  const assets = tag.count === 0 ? t(($) => $.merge_nothing) : countWords(tag.count)
  return (
    <FormDialog
      title={t(($) => $.merge_title, { name: tag.name })}
      text={t(($) => $.merge_text, { assets })}
      onClose={onClose}
    >
      {all && <MergeForm tag={tag} others={all.filter(({ id }) => id !== tag.id)} onClose={onClose} />}
    </FormDialog>
  )
}

function MergeForm({ tag, others, onClose }: MergeTagProps & { others: readonly Tag[] }) {
  const { t } = useTranslation('tags')
  const queryClient = useQueryClient()
  const tellGone = useGone()
  const merge = async (input: TagMerge) => {
    const into = others.find(({ id }) => id === input.into)?.name ?? ''
    const { batch_id } = await tags.merge(tag, input)
    await queryClient.invalidateQueries()
    tellGone(
      batch_id,
      t(($) => $.merged, { name: tag.name, into }),
    )
    onClose()
  }
  const { form, isSending, sent } = useSentForm({
    blank: { into: others[0]?.id ?? '' },
    schema: TagMerge,
    fields: ['into'],
    failed: t(($) => $.merge_failed),
    onSend: (input) => refusalOf(merge(input)),
  })
  return (
    <DialogForm {...sent} submit={t(($) => $.merge)} isSending={isSending}>
      <form.AppField name="into">
        {(field) => (
          <field.SelectField
            label={t(($) => $.merge_into)}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </form.AppField>
    </DialogForm>
  )
}
