import type { Tag } from '@plenum/domain/tag'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { tags } from './queries.ts'
import { useGone } from './use-gone.ts'

/** Deletes a tag once it is asked again, saying what has it. */
export function DeleteTag({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const { t } = useTranslation('tags')
  const common = useTranslation('common').t
  const language = useLanguage()
  const errorWords = useErrorWords()
  const tellGone = useGone()
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const { count, name } = tag
  const remove = async () => {
    setIsBusy(true)
    try {
      const { batch_id } = await tags.remove(tag)
      tellGone(
        batch_id,
        t(($) => $.deleted),
        name,
      )
    } catch (error) {
      void notify({ type: 'error', title: t(($) => $.delete_failed), message: errorWords(error) })
    }
    await queryClient.invalidateQueries()
    onClose()
  }
  return (
    <AlertDialog
      open
      onCancel={onClose}
      title={t(($) => $.delete_title, { name })}
      description={
        count === 0
          ? t(($) => $.delete_unused)
          : t(($) => $.delete_text, { count, shown: formatNumber(language, count) })
      }
    >
      <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
      <Button tone="danger" loading={isBusy} onClick={() => void remove()}>
        {t(($) => $.delete)}
      </Button>
    </AlertDialog>
  )
}
