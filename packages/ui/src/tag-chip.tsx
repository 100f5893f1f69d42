import './later.css'
import { tagChip } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'

export type TagTone = 'grey' | 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink'

interface TagChipProps {
  tone: TagTone
  label: string
  /** A button that takes it off. */
  action?: ReactNode
}

/** A tag: its name beside a dot of its colour, which never says anything alone. */
export function TagChip({ tone, label, action }: TagChipProps) {
  const styles = tagChip({ tone })
  return (
    <span className={styles.root}>
      <span aria-hidden="true" className={styles.dot} />
      <span className={styles.label} title={label}>
        {label}
      </span>
      {action}
    </span>
  )
}
