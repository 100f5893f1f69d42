import { notice } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: ReactNode
  /** One sentence: what is not there. */
  title: string
  children?: ReactNode
  /** The way on, one primary at most. */
  actions?: ReactNode
}

/** Stands where content will be. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  const styles = notice()
  return (
    <div className={styles.root}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
