import { kbd } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'

/** A key, or keys pressed together: 'Ctrl K'. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={kbd()}>{children}</kbd>
}
