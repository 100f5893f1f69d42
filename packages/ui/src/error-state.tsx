import { notice } from '@plenum/ui/recipes'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What stays safe and what to do. */
  children?: ReactNode
  /** The retry. */
  actions?: ReactNode
  /** `page` where it is the page, its title then the heading; `part` inside one that has another. */
  scope?: 'page' | 'part'
}

/** Stands where content would be, had it not failed. */
export function ErrorState({ title, children, actions, scope = 'part' }: ErrorStateProps) {
  const styles = notice({ tone: 'error' })
  const Title = scope === 'page' ? 'h1' : 'p'
  return (
    <div role="alert" className={styles.root}>
      <span aria-hidden="true" className={styles.icon}>
        <TriangleAlert />
      </span>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
