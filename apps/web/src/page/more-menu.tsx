import { IconButton } from '@plenum/ui/icon-button'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { IntentButton, type Intent } from './on-intent.tsx'

type MenuParts = typeof import('@plenum/ui/menu')

interface OpenedProps {
  trigger: ReactNode
  items: (Menu: MenuParts) => ReactNode
}

const Opened = preparedPart(
  () => import('@plenum/ui/menu'),
  (Menu) =>
    function OpenedMenu({ trigger, items }: OpenedProps) {
      return (
        <Menu.Root defaultOpen>
          <Menu.Trigger>{trigger}</Menu.Trigger>
          <Menu.Content>{items(Menu)}</Menu.Content>
        </Menu.Root>
      )
    },
)

interface LaterMenuProps extends Pick<OpenedProps, 'items'> {
  button: (intent: Intent) => ReactNode
}

/** A button and what can be chosen then: the menu is fetched when a hand comes near. */
export const LaterMenu = ({ items, button }: LaterMenuProps) => (
  <IntentButton
    prepare={Opened.prepare}
    menu={(trigger) => <Opened trigger={trigger} items={items} />}
    button={button}
  />
)

interface MoreMenuProps
  extends Pick<OpenedProps, 'items'>, Pick<ComponentProps<typeof IconButton>, 'size' | 'tone'> {
  /** Whose menu it is. */
  label: string
}

/** A button with three dots and what can be done. */
export const MoreMenu = ({ items, ...button }: MoreMenuProps) => (
  <LaterMenu
    items={items}
    button={(intent) => (
      <IconButton {...button} {...intent}>
        <Ellipsis />
      </IconButton>
    )}
  />
)
