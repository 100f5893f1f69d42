import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import { tooltip } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'

interface TooltipProps {
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that can have the focus. */
  children: ReactNode
}

const styles = tooltip()

/** Shows after 700 ms. It lingers 300 ms, and the next one opens at once meanwhile. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Ark.Root
      openDelay={700}
      closeDelay={300}
      lazyMount
      unmountOnExit
      positioning={{ placement: side, gutter: 6 }}
    >
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>{content}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
