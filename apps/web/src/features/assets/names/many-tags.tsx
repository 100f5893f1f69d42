import type { Tag } from '@plenum/domain/tag'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack, stack } from '@plenum/ui/patterns'
import { TagChip } from '@plenum/ui/tag-chip'
import { X } from 'lucide-react'
import { useState } from 'react'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { api } from './queries.ts'
import { TagBox } from './tag-box.tsx'
import { useManyChange } from './use-many-change.ts'

interface ManyTagsProps {
  ids: readonly string[]
  onClose: () => void
}

/** Puts tags on the selected assets and takes others off, all at once. */
export function ManyTags({ ids, onClose }: ManyTagsProps) {
  const { t } = useTranslation('tags')
  const language = useLanguage()
  const [add, setAdd] = useState<readonly Tag[]>([])
  const [remove, setRemove] = useState<readonly Tag[]>([])
  const [isSending, setIsSending] = useState(false)
  const [isEmpty, setIsEmpty] = useState(false)
  const change = useManyChange({
    done: (count, shown) => t(($) => $.many_done, { count, shown }),
    none: t(($) => $.many_done_none),
    failed: t(($) => $.change_failed),
  })
  const idsOf = (tags: readonly Tag[]) => tags.map(({ id }) => id)
  const chosen = idsOf([...add, ...remove])
  const send = async () => {
    if (chosen.length === 0) return setIsEmpty(true)
    setIsSending(true)
    const isDone = await change(api.tags.put({ ids: [...ids], add: idsOf(add), remove: idsOf(remove) }))
    setIsSending(false)
    if (isDone) onClose()
    return undefined
  }
  return (
    <FormDialog
      title={t(($) => $.many_title, { count: ids.length, shown: formatNumber(language, ids.length) })}
      onClose={onClose}
    >
      <DialogForm
        submit={t(($) => $.many_submit)}
        isSending={isSending}
        alert={isEmpty && chosen.length === 0 ? { message: t(($) => $.many_nothing) } : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TagChoice label={t(($) => $.many_add)} tags={add} without={chosen} onChange={setAdd} />
        <TagChoice label={t(($) => $.many_remove)} tags={remove} without={chosen} onChange={setRemove} />
      </DialogForm>
    </FormDialog>
  )
}

interface TagChoiceProps {
  label: string
  tags: readonly Tag[]
  /** Ids of tags that are chosen already, here or on the other side. */
  without: readonly string[]
  onChange: (tags: readonly Tag[]) => void
}

/** Some tags, chosen one after the other. */
function TagChoice({ label, tags, without, onChange }: TagChoiceProps) {
  const { t } = useTranslation('tags')
  return (
    <div className={stack({ gap: '2', minWidth: '0' })}>
      <span className={css({ textStyle: 'label' })}>{label}</span>
      {tags.length > 0 && (
        <ul className={hstack({ gap: '1', flexWrap: 'wrap' })}>
          {tags.map(({ id, name, colour }) => (
            <li key={id} className={css({ display: 'flex', minWidth: '0' })}>
              <TagChip
                tone={colour}
                label={name}
                action={
                  <IconButton
                    size="compact"
                    label={t(($) => $.take_off, { name })}
                    onClick={() => onChange(tags.filter((tag) => tag.id !== id))}
                  >
                    <X />
                  </IconButton>
                }
              />
            </li>
          ))}
        </ul>
      )}
      <TagBox label={label} without={without} onChoose={(tag) => onChange([...tags, tag])} />
    </div>
  )
}
