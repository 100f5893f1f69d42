import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { InOrder } from '@plenum/ui/in-order'
import { grid, hstack, stack } from '@plenum/ui/patterns'
import { useId, type ReactNode } from 'react'

interface DetailFrameProps {
  /** What is known of it: beside the rest on a wide page, below it on a narrow one, where the work comes first. */
  side: ReactNode
  children: ReactNode
}

/** The parts of a request on the page. */
export const DetailFrame = ({ side, children }: DetailFrameProps) => (
  <InOrder beside="lg" className={columns}>
    <InOrder className={stack({ gap: '4', minWidth: '0' })}>{children}</InOrder>
    <div className={stack({ gap: '4', minWidth: '0', gridColumn: { lg: '2' }, gridRow: { lg: '1' } })}>
      {side}
    </div>
  </InOrder>
)

const columns = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  gap: '4',
  alignItems: 'start',
})

interface SectionProps {
  title: string
  /** Right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** One part of a request, by its own heading. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <Card>
      <section aria-labelledby={id} className={stack({ gap: '3', minWidth: '0' })}>
        <div className={hstack({ gap: '3', justifyContent: 'space-between', flexWrap: 'wrap' })}>
          <h2 id={id} className={css({ textStyle: 'strong' })}>
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  )
}
