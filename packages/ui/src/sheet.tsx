import './later.css'
import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { cx } from '@plenum/ui/css'
import { sheet } from '@plenum/ui/recipes'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { stayOpenBesideNotices } from './beside-dialogs.ts'
import { useDialogFocus } from './dialog-focus.ts'
import { IconButton } from './icon-button.tsx'

const styles = sheet()

/** Controlled by `open` and `onOpenChange`; focus returns to what had it before. */
export function Root(props: ComponentProps<typeof Dialog.Root>) {
  const focus = useDialogFocus(props)
  return (
    <Dialog.Root lazyMount unmountOnExit onInteractOutside={stayOpenBesideNotices} {...props} {...focus} />
  )
}

export const Trigger = Dialog.Trigger

interface ContentProps extends ComponentProps<typeof Dialog.Content> {
  side?: 'top' | 'right' | 'bottom' | 'left'
  size?: 'regular' | 'nav'
}

/** The panel at one side of the window: 560 px at the right by default, the whole width on a phone. */
export function Content({ side = 'right', size = 'regular', ...rest }: ContentProps) {
  const placed = sheet({ side, size })
  return (
    <Portal>
      <Dialog.Backdrop className={styles.backdrop} />
      <Dialog.Positioner className={placed.positioner}>
        <Dialog.Content {...rest} className={placed.content} />
      </Dialog.Positioner>
    </Portal>
  )
}

interface HeaderProps {
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** Before Close: previous and next, a menu. */
  actions?: ReactNode
}

/** What the sheet shows, and Close. */
export function Header({ title, description, closeLabel, actions }: HeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.titles}>
        <Dialog.Title className={styles.title}>{title}</Dialog.Title>
        {description !== undefined && (
          <Dialog.Description asChild>
            <div className={styles.description}>{description}</div>
          </Dialog.Description>
        )}
      </div>
      <div className={styles.actions}>
        {actions}
        <Dialog.CloseTrigger asChild>
          <IconButton label={closeLabel} data-no-autofocus>
            <X />
          </IconButton>
        </Dialog.CloseTrigger>
      </div>
    </div>
  )
}

/** The part that scrolls. */
export function Body({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.body, className)} />
}

/** Stays in view under the body: Save and Discard. */
export function Footer({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.footer, className)} />
}

/** Makes its child button close the sheet. */
export function Close({ children }: { children: ReactNode }) {
  return <Dialog.CloseTrigger asChild>{children}</Dialog.CloseTrigger>
}
