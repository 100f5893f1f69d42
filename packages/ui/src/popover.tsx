import './later.css'
import { Popover, usePopoverContext } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { popover } from '@plenum/ui/recipes'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

const styles = popover()

/** A small panel beside its trigger; the page under it stays in use, Escape and a press outside close it. */
export function Root(props: ComponentProps<typeof Popover.Root>) {
  return (
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-start', gutter: 4 }} {...props} />
  )
}

/** Makes its child button open the panel. */
export function Trigger({ children }: { children: ReactNode }) {
  return <Popover.Trigger asChild>{children}</Popover.Trigger>
}

/** Takes the focus when it opens and gives it back to the trigger. */
export function Content(props: Omit<ComponentProps<typeof Popover.Content>, 'className'>) {
  // Ark looks for the title a frame after opening, and on a slow machine finds none
  const titleId = usePopoverContext().getTitleProps().id
  return (
    <Portal>
      <Popover.Positioner className={styles.positioner}>
        <Popover.Content aria-labelledby={titleId} {...props} className={styles.content} />
      </Popover.Positioner>
    </Portal>
  )
}

/** The title, which names the panel, and Close where a name for it is given. */
export function Header({ title, closeLabel }: { title: ReactNode; closeLabel?: string }) {
  return (
    <div className={styles.header}>
      <Popover.Title className={styles.title}>{title}</Popover.Title>
      {closeLabel !== undefined && (
        <Popover.CloseTrigger asChild>
          <IconButton label={closeLabel} size="compact" data-no-autofocus>
            <X />
          </IconButton>
        </Popover.CloseTrigger>
      )}
    </div>
  )
}

export function Description({ children }: { children: ReactNode }) {
  return <Popover.Description className={styles.description}>{children}</Popover.Description>
}

export function Body({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

/** Makes its child button close the panel. */
export function Close({ children }: { children: ReactNode }) {
  return <Popover.CloseTrigger asChild>{children}</Popover.CloseTrigger>
}
