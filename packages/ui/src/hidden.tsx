import { hidden } from '@plenum/ui/recipes'
import type { ComponentProps } from 'react'

/** Words for those who listen to the page instead of looking at it. */
export function Hidden(props: ComponentProps<'span'>) {
  return <span {...props} className={hidden()} />
}
