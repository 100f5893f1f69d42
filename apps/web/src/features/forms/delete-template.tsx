import type { WorkTemplate } from '@plenum/domain/work-template'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { IconButton } from '@plenum/ui/icon-button'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { api } from '#app/work/queries.ts'

interface DeleteTemplateProps {
  template: WorkTemplate
  onGone: () => Promise<void>
}

/** Deletes a template; requests that came from it stay as they are. */
export function DeleteTemplate({ template, onGone }: DeleteTemplateProps) {
  const { t } = useTranslation('forms')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const [isAsking, setIsAsking] = useState(false)
  const deleting = useMutation({
    mutationFn: () => api.templates.delete(template),
    onSuccess: onGone,
    onError: (error) =>
      void notify({ type: 'error', title: t(($) => $.templates.delete_failed), message: errorWords(error) }),
    onSettled: () => setIsAsking(false),
  })
  return (
    <>
      <IconButton label={t(($) => $.templates.delete)} onClick={() => setIsAsking(true)}>
        <Trash2 />
      </IconButton>
      {isAsking && (
        <AlertDialog
          open
          onCancel={() => setIsAsking(false)}
          title={t(($) => $.templates.delete_title, { name: template.name })}
          description={t(($) => $.templates.delete_text)}
        >
          <Button onClick={() => setIsAsking(false)}>{common(($) => $.actions.cancel)}</Button>
          <Button tone="danger" loading={deleting.isPending} onClick={() => deleting.mutate()}>
            {t(($) => $.templates.delete)}
          </Button>
        </AlertDialog>
      )}
    </>
  )
}
