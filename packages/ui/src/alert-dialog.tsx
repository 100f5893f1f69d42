import type { ReactNode } from 'react'
import * as Dialog from './dialog.tsx'

interface AlertDialogProps {
  open: boolean
  /** Escape was pressed: the person wants to stay where they are. */
  onCancel: () => void
  title: ReactNode
  description?: ReactNode
  /** Where the focus goes after it; null for what had it before. */
  returnTo?: () => HTMLElement | null
  /** The answers, the safe one first: it takes the focus. */
  children: ReactNode
}

/** A question that must be answered before anything else: it does not close on a press beside it. */
export function AlertDialog({ open, onCancel, title, description, returnTo, children }: AlertDialogProps) {
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      closeOnInteractOutside={false}
      {...(returnTo && { finalFocusEl: returnTo })}
      onOpenChange={(change) => !change.open && onCancel()}
    >
      <Dialog.Content>
        <Dialog.Header title={title} />
        {description !== undefined && <Dialog.Description>{description}</Dialog.Description>}
        <Dialog.Footer>{children}</Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
