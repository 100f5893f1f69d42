import { shell } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'

interface HeaderBarProps {
  /** Logo, and the button that shows the navigation. */
  start: ReactNode
  search?: ReactNode
  /** User menu, language, theme. */
  end?: ReactNode
}

const styles = shell()

/** The bar at the top, 50 px high. */
export function HeaderBar({ start, search, end }: HeaderBarProps) {
  return (
    <header className={styles.header}>
      <div className={styles.headerStart}>{start}</div>
      <div className={styles.headerSearch}>{search}</div>
      {end !== undefined && <div className={styles.headerEnd}>{end}</div>}
    </header>
  )
}
