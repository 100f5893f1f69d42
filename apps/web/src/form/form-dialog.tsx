import { Button } from '@plenum/ui/button'
import * as Dialog from '@plenum/ui/dialog'
import { Form } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface FormDialogProps {
  open?: boolean
  title: string
  /** What to know before filling it in. */
  text?: string
  onClose: () => void
  children: ReactNode
}

/** A dialog around a small form. */
export function FormDialog({ open = true, title, text, onClose, children }: FormDialogProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content>
        <Dialog.Header title={title} closeLabel={t(($) => $.actions.close)} />
        {text !== undefined && <Dialog.Description>{text}</Dialog.Description>}
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface DialogFormProps extends Pick<ComponentProps<typeof Form>, 'alert' | 'onSubmit'> {
  submit: string
  tone?: 'primary' | 'danger'
  isSending: boolean
  children: ReactNode
}

/** A form that fills a dialog: its fields, the way out and what sends it. */
export function DialogForm({ submit, tone = 'primary', isSending, children, ...sent }: DialogFormProps) {
  const { t } = useTranslation('common')
  return (
    <Form {...sent}>
      <Dialog.Body>
        <div className={stack({ gap: '4' })}>{children}</div>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Close>
          <Button>{t(($) => $.actions.cancel)}</Button>
        </Dialog.Close>
        <Button type="submit" tone={tone} loading={isSending}>
          {submit}
        </Button>
      </Dialog.Footer>
    </Form>
  )
}
