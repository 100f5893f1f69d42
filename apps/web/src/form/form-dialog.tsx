import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import * as Dialog from '@plenum/ui/dialog'
import { Form } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import type { ComponentProps, ReactNode } from 'react'

interface FrameProps {
  onClose: () => void
  children: ReactNode
}

/** A dialog whose head and form may become others while it stays open. */
export function FormDialogFrame({ onClose, children }: FrameProps) {
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content>{children}</Dialog.Content>
    </Dialog.Root>
  )
}

interface HeadProps {
  title: string
  /** What to know before filling it in. */
  text?: string
}

/** What a dialog is for. */
export function FormDialogHead({ title, text }: HeadProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <Dialog.Header title={title} closeLabel={t(($) => $.actions.close)} />
      {text !== undefined && <Dialog.Description>{text}</Dialog.Description>}
    </>
  )
}

/** A dialog around a small form. */
export function FormDialog({ title, text, children, ...frame }: FrameProps & HeadProps) {
  return (
    <FormDialogFrame {...frame}>
      <FormDialogHead title={title} {...(text !== undefined && { text })} />
      {children}
    </FormDialogFrame>
  )
}

interface DialogFormProps extends Pick<ComponentProps<typeof Form>, 'alert' | 'onSubmit'> {
  submit: string
  tone?: 'primary' | 'danger'
  isSending: boolean
  /** Whether there is nothing to send yet. */
  disabled?: boolean
  children: ReactNode
}

/** A form that fills a dialog: its fields, the way out and what sends it. */
export function DialogForm({
  submit,
  tone = 'primary',
  isSending,
  disabled = false,
  children,
  ...sent
}: DialogFormProps) {
  const { t } = useTranslation('common')
  return (
    // a long form scrolls within its dialog
    <Form {...sent} className={css({ minHeight: '0', overflowY: 'auto' })}>
      <Dialog.Body>
        <div className={stack({ gap: '4' })}>{children}</div>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Close>
          <Button>{t(($) => $.actions.cancel)}</Button>
        </Dialog.Close>
        <Button type="submit" tone={tone} loading={isSending} disabled={disabled}>
          {submit}
        </Button>
      </Dialog.Footer>
    </Form>
  )
}
