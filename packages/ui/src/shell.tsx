import { shell } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'
import { TITLE_ID } from './page.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'

interface ShellProps {
  /** Words of the link that jumps over the navigation. */
  skipLabel: string
  sidebar: ReactNode
  header: ReactNode
  /** What holds for now, between the header and the page. */
  banner?: ReactNode
  children: ReactNode
}

const styles = shell()

/** The frame of the signed-in area: sidebar, header of 50 px, and the page, which alone scrolls. */
export function Shell({ skipLabel, sidebar, header, banner, children }: ShellProps) {
  return (
    <div className={styles.root}>
      <SkipLink label={skipLabel} />
      {sidebar}
      {header}
      <div className={styles.banner}>{banner}</div>
      <main id={CONTENT_ID} aria-labelledby={TITLE_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
