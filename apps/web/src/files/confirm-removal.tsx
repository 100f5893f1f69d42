import { ClientError } from '@plenum/api-client/client-error'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'

/** Whether somebody else was faster: what was wanted has happened. */
const isGone = (error: unknown) => error instanceof ClientError && error.status === 404

interface ConfirmRemovalProps {
  words: { title: string; text: string; remove: string; failed: string }
  onRemove: () => Promise<void>
  /** What no longer holds once it is gone. */
  queryKey: QueryKey
  onClose: () => void
  /** Has the focus once it is gone, and with it the button that asked. */
  around: RefObject<HTMLElement | null>
}

/** Deletes a file for good once it is asked again. */
export function ConfirmRemoval({ words, onRemove, queryKey, onClose, around }: ConfirmRemovalProps) {
  const { t } = useTranslation('common')
  const files = useTranslation('files').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const isDone = useRef(false)
  const remove = async () => {
    setIsBusy(true)
    const failure = await onRemove().then(
      () => null,
      (error: unknown) => ({ error }),
    )
    await queryClient.invalidateQueries({ queryKey })
    isDone.current = failure === null || isGone(failure.error)
    if (failure && isDone.current) void notify({ type: 'info', title: files(($) => $.already_gone) })
    else if (failure) void notify({ type: 'error', title: words.failed, message: errorWords(failure.error) })
    onClose()
  }
  return (
    <AlertDialog
      open
      onCancel={onClose}
      title={words.title}
      description={words.text}
      returnTo={() => (isDone.current ? around.current : null)}
    >
      <Button onClick={onClose}>{t(($) => $.actions.cancel)}</Button>
      <Button tone="danger" loading={isBusy} onClick={() => void remove()}>
        {words.remove}
      </Button>
    </AlertDialog>
  )
}
