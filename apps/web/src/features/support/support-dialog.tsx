import * as Dialog from '@plenum/ui/dialog'
import { useTranslation } from 'react-i18next'
import { useWords } from '#app/page/use-words.ts'
import { SupportFrame } from './support-frame.tsx'

interface SupportDialogProps {
  open: boolean
  onClose: () => void
}

/** Feedback, over the page somebody wants to say something about. */
export function SupportDialog({ open, onClose }: SupportDialogProps) {
  useWords('feedback')
  const { t } = useTranslation('support')
  const { t: common } = useTranslation('common')
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content size="wide">
        <Dialog.Header title={t(($) => $.title)} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Description>{t(($) => $.lead)}</Dialog.Description>
        <Dialog.Body>
          <SupportFrame />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}
