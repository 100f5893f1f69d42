import './later.css'
import { definitionList } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'

/** Facts to read: what each is called at the left, what it is at the right. */
export function DefinitionList({ children }: { children: ReactNode }) {
  return <dl className={definitionList().root}>{children}</dl>
}

interface DefinitionProps {
  term: string
  kind?: 'text' | 'code' | 'number'
  /** One thing to do with it, shown to a hand over it. */
  action?: ReactNode
  /** Nothing, null or an empty text leaves the place empty. */
  children?: ReactNode
}

/** One fact. */
export function Definition({ term, kind = 'text', action, children }: DefinitionProps) {
  const styles = definitionList({ kind })
  const empty = children === undefined || children === null || children === ''
  return (
    <div className={styles.entry}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {empty ? '\u2003' : children}
        {action !== undefined && <span className={styles.action}>{action}</span>}
      </dd>
    </div>
  )
}
