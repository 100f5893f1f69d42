import { banner } from '@plenum/ui/recipes'
import { CircleAlert, Info, TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = 'info' | 'warning' | 'error' | 'offline'

const icons = {
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  offline: WifiOff,
} as const satisfies Record<Tone, unknown>

interface BannerProps {
  tone: Tone
  children: ReactNode
  /** One compact button or link. */
  action?: ReactNode
}

/** A line under the header about the whole application: no connection, a demo, a new version. */
export function Banner({ tone, children, action }: BannerProps) {
  const Icon = icons[tone]
  const styles = banner({ tone })
  return (
    <div className={styles.root}>
      <div className={styles.message}>
        <span aria-hidden="true" className={styles.icon}>
          <Icon />
        </span>
        <p role={tone === 'error' ? 'alert' : 'status'} className={styles.text}>
          {children}
        </p>
      </div>
      {action}
    </div>
  )
}
