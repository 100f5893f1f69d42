import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { AlertDialog } from '#app/page/alert-dialog.ts'

interface Place {
  pathname: string
  search: unknown
}

interface Move {
  current: Place
  next: Place
}

interface ConfirmLeaveProps {
  /** Whether something is typed that is not saved; asked at the moment of leaving. */
  isUnsaved: () => boolean
  /** Whether a move within the application would lose it. */
  leaves: (move: Move) => boolean
  /** Saves; false where that failed. */
  onSave: () => Promise<boolean>
}

/** Keeps unsaved work: asks before any move that would lose it, the browser's own moves included. */
export function ConfirmLeave({ isUnsaved, leaves, onSave }: ConfirmLeaveProps) {
  const { t } = useTranslation('common')
  const [isSaving, setIsSaving] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: (move) => isUnsaved() && leaves(move),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const { proceed, reset } = blocker
  const save = async () => {
    setIsSaving(true)
    const saved = await onSave().catch(() => false)
    setIsSaving(false)
    if (saved) proceed()
    else reset()
  }
  return (
    <AlertDialog
      open
      onCancel={reset}
      title={t(($) => $.unsaved.title)}
      description={t(($) => $.unsaved.text)}
    >
      <Button onClick={reset}>{t(($) => $.actions.stay)}</Button>
      <Button tone="danger" onClick={proceed}>
        {t(($) => $.actions.leave)}
      </Button>
      <Button tone="primary" loading={isSaving} onClick={() => void save()}>
        {t(($) => $.actions.save)}
      </Button>
    </AlertDialog>
  )
}
