import { cx } from '@plenum/ui/css'
import { card } from '@plenum/ui/recipes'
import type { ComponentProps } from 'react'

interface CardProps extends ComponentProps<'div'> {
  /** `none` for a table that reaches the edges. */
  inset?: 'regular' | 'none'
}

/** A surface on the canvas, held by a hairline. */
export function Card({ inset = 'regular', className, ...rest }: CardProps) {
  return <div {...rest} className={cx(card({ inset }), className)} />
}
