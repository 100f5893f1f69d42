import { TAG_SCOPES, TagInput, type Tag } from '@plenum/domain/tag'
import { TAG_COLOURS } from '@plenum/domain/tag-ref'
import { hstack } from '@plenum/ui/patterns'
import { RadioGroup } from '@plenum/ui/radio-group'
import { TagChip } from '@plenum/ui/tag-chip'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
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

function TagForm({ tag, onClose }: TagDialogProps) {
  const { t } = useTranslation('tags')
  const common = useTranslation('common').t
  const scopeWords = useScopeWords()
  const queryClient = useQueryClient()
  const save = async (draft: TagDraft) => {
    const saved = tag === null ? await tags.create(draft) : await tags.update(tag, draft)
    // assets show the names of their tags
    await queryClient.invalidateQueries()
    void notify({
      type: 'success',
      title: tag === null ? t(($) => $.added) : t(($) => $.saved),
      message: saved.name,
    })
    onClose()
  }
  const blank: TagDraft = {
    name: tag?.name ?? '',
    colour: tag?.colour ?? 'blue',
    scope: tag?.scope ?? 'asset',
  }
  const { form, isSending, sent } = useSentForm({
    blank,
    schema: TagDraft,
    fields: ['name', 'colour', 'scope'],
    failed: tag === null ? t(($) => $.add_failed) : t(($) => $.save_failed),
    onSend: (draft) => refusalOf(save(draft)),
  })
  const submit = common(($) => (tag === null ? $.actions.add : $.actions.save))
  return (
    <DialogForm {...sent} submit={submit} isSending={isSending}>
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
