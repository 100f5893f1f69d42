import './later.css'
import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { dialog } from '@plenum/ui/recipes'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { stayOpenBesideNotices } from './beside-dialogs.ts'
import { useDialogFocus } from './dialog-focus.ts'
import { IconButton } from './icon-button.tsx'

const styles = dialog()

/** Controlled by `open` and `onOpenChange`; focus returns to what had it before. */
export function Root(props: ComponentProps<typeof Dialog.Root>) {
  const focus = useDialogFocus(props)
  return (
    <Dialog.Root lazyMount unmountOnExit onInteractOutside={stayOpenBesideNotices} {...props} {...focus} />
  )
}

export const Trigger = Dialog.Trigger

interface ContentProps extends ComponentProps<typeof Dialog.Content> {
  /** `page` fills a phone: a long form. */
  size?: 'regular' | 'wide' | 'page'
}

/** The window over the page, with the backdrop under it. */
export function Content({ size = 'regular', ...rest }: ContentProps) {
  return (
    <Portal>
      <Dialog.Backdrop className={styles.backdrop} />
      <Dialog.Positioner className={dialog({ size }).positioner}>
        <Dialog.Content {...rest} className={dialog({ size }).content} />
      </Dialog.Positioner>
    </Portal>
  )
}

/** The title, and Close where a name for it is given; an alert dialog gives none. */
export function Header({ title, closeLabel }: { title: ReactNode; closeLabel?: string }) {
  return (
    <div className={styles.header}>
      <Dialog.Title className={styles.title}>{title}</Dialog.Title>
      {closeLabel !== undefined && (
        <Dialog.CloseTrigger asChild>
          <IconButton label={closeLabel} size="compact" data-no-autofocus>
            <X />
          </IconButton>
        </Dialog.CloseTrigger>
      )}
    </div>
  )
}

export function Description({ children }: { children: ReactNode }) {
  return <Dialog.Description className={styles.description}>{children}</Dialog.Description>
}

export function Body({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

/** The buttons, the one that goes on last. */
export function Footer({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>
}

/** Makes its child button close the dialog. */
export function Close({ children }: { children: ReactNode }) {
  return <Dialog.CloseTrigger asChild>{children}</Dialog.CloseTrigger>
}
