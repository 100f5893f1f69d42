import { banner } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'

interface BannerProps {
  icon: ReactNode
  title: string
  children?: ReactNode
}

const styles = banner()

/** A strip under the header about what holds for now; what announces it stands around it. */
export function Banner({ icon, title, children }: BannerProps) {
  return (
    <div className={styles.root}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  )
}
