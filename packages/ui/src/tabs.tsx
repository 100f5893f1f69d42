import './later.css'
import { Tabs } from '@ark-ui/react/tabs'
import { tabs } from '@plenum/ui/recipes'
import type { ComponentProps, ReactNode } from 'react'

const styles = tabs()

/** Controlled by `value` and `onValueChange`; panels mount when first opened and stay. */
export function Root(props: Omit<ComponentProps<typeof Tabs.Root>, 'className'>) {
  return <Tabs.Root lazyMount {...props} className={styles.root} />
}

/** The tabs in a row; `aria-label` says what they divide. */
export function List(props: Omit<ComponentProps<typeof Tabs.List>, 'className'>) {
  return <Tabs.List {...props} className={styles.list} />
}

interface TriggerProps {
  value: string
  children: ReactNode
  /** How many things are behind it. */
  count?: ReactNode
  disabled?: boolean
}

export function Trigger({ value, children, count, disabled = false }: TriggerProps) {
  return (
    <Tabs.Trigger value={value} disabled={disabled} className={styles.trigger}>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Tabs.Trigger>
  )
}

export function Content(props: Omit<ComponentProps<typeof Tabs.Content>, 'className'>) {
  return <Tabs.Content {...props} className={styles.content} />
}
