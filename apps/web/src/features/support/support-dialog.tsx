import { useTranslation } from '@plenum/i18n/react'
import * as Dialog from '@plenum/ui/dialog'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useWords } from '#app/page/use-words.ts'
import { pageOf } from './came-from.ts'
import { SupportForm } from './support-form.tsx'

interface SupportDialogProps {
  open: boolean
  onClose: () => void
}

const app = getRouteApi('/app')

/** Feedback, over the page somebody wants to say something about. */
export function SupportDialog({ open, onClose }: SupportDialogProps) {
  useWords('feedback')
  const { t } = useTranslation('support')
  const { t: common } = useTranslation('common')
  const owner = app.useRouteContext({ select: ({ user }) => user.id })
  const page = useLocation({ select: pageOf })
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content size="page">
        <Dialog.Header title={t(($) => $.title)} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Description>{t(($) => $.lead)}</Dialog.Description>
        <Dialog.Body>
          {/* what lies under the dialog cannot be reached: every move is away from here */}
          <SupportForm owner={owner} page={page} leaves={() => true} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}
