import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useId, type ReactNode } from 'react'

interface AccountSectionProps {
  /** The part of the address that leads here. */
  id?: string
  title: string
  /** What to know before changing anything here. */
  lead?: string
  children: ReactNode
}

/** One matter of the account on a card of its own. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  const titleId = useId()
  return (
    <Card>
      <section id={id} aria-labelledby={titleId} className={stack({ gap: '4', scrollMarginTop: '6' })}>
        <div className={stack({ gap: '1' })}>
          <h2 id={titleId} className={css({ textStyle: 'heading' })}>
            {title}
          </h2>
          {lead !== undefined && <p className={css({ color: 'text.muted' })}>{lead}</p>}
        </div>
        {children}
      </section>
    </Card>
  )
}
