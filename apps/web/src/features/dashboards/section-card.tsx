import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { useId, type ReactNode } from 'react'

interface SectionCardProps {
  title: string
  /** Right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of the dashboard under its heading. */
export function SectionCard({ title, actions, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card>
      <section aria-labelledby={id} className={stack({ gap: '3', minWidth: '0' })}>
        <div className={hstack({ justifyContent: 'space-between', flexWrap: 'wrap', gap: '2' })}>
          <h2 id={id} className={css({ textStyle: 'strong' })}>
            {title}
          </h2>
          {actions}
        </div>
        {children}
      </section>
    </Card>
  )
}
