import { alert } from '@plenum/ui/recipes'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = 'info' | 'success' | 'warning' | 'error'

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} as const satisfies Record<Tone, unknown>

interface AlertProps {
  tone: Tone
  title?: string
  children?: ReactNode
  /** Buttons that answer it. */
  actions?: ReactNode
  /** It appears after the page was read, so it is announced. */
  live?: boolean
}

/** A message that stands in the page where what it speaks of stands. */
export function Alert({ tone, title, children, actions, live = false }: AlertProps) {
  const Icon = icons[tone]
  const styles = alert({ tone })
  return (
    <div {...(live && { role: tone === 'error' ? 'alert' : 'status' })} className={styles.root}>
      <span aria-hidden="true" className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
