import './later.css'
import { cx } from '@plenum/ui/css'
import { inOrder } from '@plenum/ui/recipes'
import type { ComponentProps } from 'react'

interface InOrderProps extends ComponentProps<'div'> {
  /** The width from which its parts stand beside each other, where none is in the way of another. */
  beside?: 'never' | 'lg' | 'xl'
}

/**
 * Parts one below the other that come at their own time. What stands below one that is still on its way, a skeleton in
 * its place, is not seen yet: it would be pushed away under somebody's hand. It waits for three seconds at most.
 */
export const InOrder = ({ beside = 'never', className, ...rest }: InOrderProps) => (
  <div {...rest} className={cx(inOrder({ beside }), className)} />
)
