import { TAG_SCOPES, Tag, TagInput } from '@plenum/domain/tag'
import { TAG_COLOURS } from '@plenum/domain/tag-ref'
import { useTranslation } from '@plenum/i18n/react'
import { hstack } from '@plenum/ui/patterns'
import { RadioGroup } from '@plenum/ui/radio-group'
import { TagChip } from '@plenum/ui/tag-chip'
import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { DialogMerge } from '#app/form/dialog-merge.tsx'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { freshAfter, savedOf } from '#app/form/saved.ts'
import { useRecordForm } from '#app/form/use-record-form.ts'
import { notify } from '#app/notices/notify.ts'
import { tags } from './queries.ts'
import { useScopeWords } from './use-scope-words.ts'

interface TagDialogProps {
  /** Null for a new one. */
  tag: Tag | null
  onClose: () => void
}

/** The name and the colour of a tag, and what it can be put on. */
export function TagDialog({ tag, onClose }: TagDialogProps) {
  const { t } = useTranslation('tags')
  const title = tag === null ? t(($) => $.add) : t(($) => $.edit_title, { name: tag.name })
  return (
    <FormDialog title={title} onClose={onClose}>
      <TagForm tag={tag} onClose={onClose} />
    </FormDialog>
  )
}

const TagDraft = v.required(TagInput)
type TagDraft = v.InferInput<typeof TagDraft>
const TAG_FIELDS = ['name', 'scope', 'colour'] as const
const BLANK: TagDraft = { name: '', colour: 'blue', scope: 'asset' }
const draftOf = (tag: Tag | null): TagDraft =>
  tag === null ? BLANK : { name: tag.name, colour: tag.colour, scope: tag.scope }

function TagForm({ tag, onClose }: TagDialogProps) {
  const { t } = useTranslation('tags')
  const common = useTranslation('common').t
  const scopeWords = useScopeWords()
  const queryClient = useQueryClient()
  const save = async (seen: Tag | null, draft: TagDraft) => {
    const call = seen === null ? tags.create(draft) : tags.update(seen, draft)
    // assets show the names of their tags
    const ended = await freshAfter(await savedOf(Tag, call), () => queryClient.invalidateQueries())
    if (ended.at === 'saved')
      void notify({
        type: 'success',
        title: seen === null ? t(($) => $.added) : t(($) => $.saved),
        message: ended.record.name,
      })
    return ended
  }
  const { form, conflict, frame } = useRecordForm(tag, {
    schema: TagDraft,
    fields: TAG_FIELDS,
    draftOf,
    failed: tag === null ? t(($) => $.add_failed) : t(($) => $.save_failed),
    onSave: save,
    onSaved: onClose,
    onDiscard: onClose,
  })
  if (conflict)
    return (
      <DialogMerge
        conflict={conflict}
        words={{
          label: (field) => t(($) => $[field]),
          value: (field, { name, scope, colour }) =>
            field === 'name' ? name : field === 'scope' ? scopeWords(scope) : t(($) => $.colours[colour]),
        }}
        onDone={onClose}
      />
    )
  const submit = common(($) => (tag === null ? $.actions.add : $.actions.save))
  const { alert, onSubmit, isWaiting } = frame
  return (
    <DialogForm alert={alert} onSubmit={onSubmit} submit={submit} isSending={isWaiting}>
      <form.AppField name="name">
        {(field) => <field.TextField label={t(($) => $.name)} required autoFocus />}
      </form.AppField>
      <form.AppField name="scope">
        {(field) => (
          <field.SelectField
            label={t(($) => $.scope)}
            {...(tag !== null && { help: t(($) => $.scope_help) })}
            options={TAG_SCOPES.map((value) => ({ value, label: scopeWords(value) }))}
          />
        )}
      </form.AppField>
      <form.AppField name="colour">
        {(field) => (
          <RadioGroup
            label={t(($) => $.colour)}
            value={field.state.value}
            options={TAG_COLOURS.map((value) => ({
              value,
              label: (
                <span className={hstack({ gap: '2' })}>
                  <TagChip tone={value} label={t(($) => $.colours[value])} />
                </span>
              ),
            }))}
            onValueChange={(colour) => field.handleChange(colour)}
          />
        )}
      </form.AppField>
    </DialogForm>
  )
}
