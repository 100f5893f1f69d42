import { css } from '@plenum/ui/css'
import { grid, stack } from '@plenum/ui/patterns'
import type { ReactNode } from 'react'

interface TicketFrameProps {
  /** What is known of it: before the rest on a narrow page, beside it on a wide one. */
  side: ReactNode
  children: ReactNode
}

/** The parts of a ticket on the page. */
export const TicketFrame = ({ side, children }: TicketFrameProps) => (
  <div className={columns}>
    <div
      className={css({
        gridColumn: { lg: '2' },
        gridRow: { lg: '1' },
        position: { lg: 'sticky' },
        top: { lg: '5' },
      })}
    >
      {side}
    </div>
    <div className={stack({ gap: '5', minWidth: '0' })}>{children}</div>
  </div>
)

const columns = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' },
  gap: '5',
  alignItems: 'start',
})
