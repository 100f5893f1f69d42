import { IconButton } from '@plenum/ui/icon-button'
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react'

/** What a button takes on whose menu is fetched with the first sign that somebody wants it. */
export interface Intent {
  'aria-haspopup': 'menu' | 'dialog'
  /** It is made anew with its menu, and then has the focus that the pressed one had. */
  autoFocus: boolean
  onPointerEnter: () => void
  onFocus: () => void
  onClick: () => void
}

interface IntentButtonProps {
  /** What opens, for who listens: a menu where nothing else is said. */
  opens?: Intent['aria-haspopup'] | undefined
  /** Fetches the menu when a hand comes near: it is needed when that presses. */
  prepare: () => void
  /** The menu: it opens at once, under the same button. */
  menu: (trigger: ReactNode) => ReactNode
  button: (intent: Intent) => ReactNode
}

/** A button whose menu weighs more than the page. */
export function IntentButton({ opens = 'menu', prepare, menu, button }: IntentButtonProps) {
  const [asked, setAsked] = useState(false)
  const trigger = button({
    'aria-haspopup': opens,
    autoFocus: asked,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => setAsked(true),
  })
  if (!asked) return trigger
  return <Suspense fallback={trigger}>{menu(trigger)}</Suspense>
}

interface OnIntentProps
  extends
    Omit<IntentButtonProps, 'button'>,
    Pick<ComponentProps<typeof IconButton>, 'label' | 'size' | 'tabIndex' | 'tone'> {
  /** The button's icon. */
  children: ReactNode
}

/** The same as an icon. */
export const OnIntent = ({ opens, prepare, menu, children, ...button }: OnIntentProps) => (
  <IntentButton
    opens={opens}
    prepare={prepare}
    menu={menu}
    button={(intent) => (
      <IconButton {...button} {...intent}>
        {children}
      </IconButton>
    )}
  />
)
