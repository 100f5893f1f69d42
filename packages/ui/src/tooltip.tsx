import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import { tooltip } from '@plenum/ui/recipes'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { skipsWaiting, tooltipClosed } from './tooltip-skip.ts'

interface TooltipProps {
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that can have the focus. */
  children: ReactNode
}

const styles = tooltip()
const OPEN_MS = 700

// what stands around the trigger would take a press on the words for one on itself
const stay = (event: MouseEvent) => event.stopPropagation()

/** Shows after 700 ms, and at once where another closed less than 300 ms ago; stays while the pointer is on its words. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const shown = useRef(false)
  const [openDelay, setOpenDelay] = useState(OPEN_MS)
  // Ark reads the delay with the first move over the trigger, which follows the entering at once
  const onPointerEnter = () => {
    const wanted = skipsWaiting() ? 0 : OPEN_MS
    if (wanted !== openDelay) flushSync(() => setOpenDelay(wanted))
  }
  const onOpenChange = ({ open }: { open: boolean }) => {
    // a hand that left before it opened closed nothing
    if (!open && shown.current) tooltipClosed()
    shown.current = open
  }
  return (
    <Ark.Root
      openDelay={openDelay}
      closeDelay={0}
      interactive
      onOpenChange={onOpenChange}
      lazyMount
      unmountOnExit
      positioning={{ placement: side, gutter: 6 }}
    >
      <Ark.Trigger asChild onPointerEnter={onPointerEnter}>
        {children}
      </Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} onClick={stay}>
            {content}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
