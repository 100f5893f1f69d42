import { shell } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'

interface ShellProps {
  /** Words of the link that jumps over the navigation. */
  skipLabel: string
  sidebar: ReactNode
  header: ReactNode
  children: ReactNode
}

const styles = shell()

/** The frame of the signed-in area: sidebar, header of 50 px, and the page, which alone scrolls. */
export function Shell({ skipLabel, sidebar, header, children }: ShellProps) {
  return (
    <div className={styles.root}>
      <a href="#content" className={styles.skip}>
        {skipLabel}
      </a>
      {sidebar}
      {header}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
