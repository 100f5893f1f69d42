import { useTranslation } from '@plenum/i18n/react'
import type { ComponentProps } from 'react'
import { FormDialog } from '#app/form/form-dialog.tsx'
import { EndAllForm } from './end-all-form.tsx'

interface EndAllDialogProps extends ComponentProps<typeof EndAllForm> {
  onClose: () => void
}

/** Asks whether to sign out everywhere. */
export function EndAllDialog({ onEnd, onClose }: EndAllDialogProps) {
  const { t } = useTranslation('profile')
  return (
    <FormDialog title={t(($) => $.end_all.title)} text={t(($) => $.end_all.text)} onClose={onClose}>
      <EndAllForm onEnd={onEnd} />
    </FormDialog>
  )
}
