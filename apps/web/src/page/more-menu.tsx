import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { OnIntent } from './on-intent.tsx'

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

interface MoreMenuProps extends Pick<OpenedProps, 'items'> {
  /** Whose menu it is. */
  label: string
  size?: 'compact'
}

/** A button with three dots and what can be done: the menu is fetched when a hand comes near. */
export const MoreMenu = ({ items, ...button }: MoreMenuProps) => (
  <OnIntent
    {...button}
    prepare={Opened.prepare}
    menu={(trigger) => <Opened trigger={trigger} items={items} />}
  >
    <Ellipsis />
  </OnIntent>
)
