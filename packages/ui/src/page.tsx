import { cx } from '@plenum/ui/css'
import { card, page } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'

interface PageProps {
  title: ReactNode
  /** Above the title: what it lies within, and the way back there. */
  trail?: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** Right of the title, the primary action last. */
  actions?: ReactNode
  /** Filters, above the body. */
  toolbar?: ReactNode
  /** `card`: one card; `table`: one card without inset that fills the window's height; `plain`: the body brings its own. */
  body?: 'card' | 'table' | 'plain'
  measure?: 'wide' | 'narrow'
  children: ReactNode
}

/** The id of the screen's heading, which names the screen. */
export const TITLE_ID = 'page-title'

const bodyCard = { card: card(), table: card({ inset: 'none' }), plain: undefined } as const

/** A screen: its title as the heading, its body in a card. */
export function Page({
  title,
  trail,
  lead,
  actions,
  toolbar,
  body = 'card',
  measure = 'wide',
  children,
}: PageProps) {
  const styles = page({ height: body === 'table' ? 'fill' : 'content', measure })
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div className={styles.titles}>
          {trail !== undefined && <div className={styles.trail}>{trail}</div>}
          <h1 id={TITLE_ID} className={styles.title}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {toolbar !== undefined && <div className={styles.toolbar}>{toolbar}</div>}
      <div className={cx(styles.body, bodyCard[body])}>{children}</div>
    </div>
  )
}
