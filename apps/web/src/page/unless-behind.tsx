import { useLocation, useSearch } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { isOverlay } from './overlays.ts'

/** In place of a page that is not there or failed: behind something that stands over it, nothing is shown. */
export function UnlessBehind({ children }: { children: ReactNode }) {
  const over = useSearch({ strict: false, select: (search) => search.over })
  return isOverlay(over) ? <Lost /> : children
}

function Lost() {
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => console.warn(`Nothing to show behind the dialog: ${pathname}`), [pathname])
  return null
}
