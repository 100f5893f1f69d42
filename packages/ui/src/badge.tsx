import './later.css'
import { badge } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'

interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'info' | 'warning' | 'danger'
  children: ReactNode
}

/** A count or a short word about the thing beside it. For an asset's status use `StatusChip`. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>
}
