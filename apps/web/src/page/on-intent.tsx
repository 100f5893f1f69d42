import { IconButton } from '@plenum/ui/icon-button'
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react'

interface OnIntentProps extends Pick<
  ComponentProps<typeof IconButton>,
  'label' | 'size' | 'tabIndex' | 'tone'
> {
  /** What opens, for who listens: a menu where nothing else is said. */
  opens?: 'menu' | 'dialog'
  /** Fetches the menu when a hand comes near: it is needed when that presses. */
  prepare: () => void
  /** The menu: it opens at once, under the same button. */
  menu: (trigger: ReactNode) => ReactNode
  /** The button's icon. */
  children: ReactNode
}

/** A button whose menu weighs more than the page: it is fetched with the first sign that somebody wants it. */
export function OnIntent({ opens = 'menu', prepare, menu, children, ...button }: OnIntentProps) {
  const [asked, setAsked] = useState(false)
  const trigger = (
    <IconButton
      {...button}
      aria-haspopup={opens}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setAsked(true)}
    >
      {children}
    </IconButton>
  )
  if (!asked) return trigger
  return <Suspense fallback={trigger}>{menu(trigger)}</Suspense>
}
