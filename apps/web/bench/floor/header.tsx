import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { Dialog } from '@ark-ui/react/dialog'
import { Menu } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { Tabs } from '@ark-ui/react/tabs'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

const collection = createListCollection({ items: ['a', 'b'] })

/** The parts that nearly every application has above its pages, none of them open. */
export function Header() {
  const { t } = useTranslation()
  return (
    <header>
      <b>DC</b>
      <Link to="/assets">{t('assets')}</Link>
      <input placeholder={t('search')} />
      <Dialog.Root lazyMount unmountOnExit>
        <Dialog.Trigger>open</Dialog.Trigger>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Title>t</Dialog.Title>
              <Dialog.Description>d</Dialog.Description>
              <Dialog.CloseTrigger>x</Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <Menu.Root lazyMount>
        <Menu.Trigger>menu</Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="a">A</Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <Tabs.Root defaultValue="a">
        <Tabs.List>
          <Tabs.Trigger value="a">A</Tabs.Trigger>
          <Tabs.Indicator />
        </Tabs.List>
        <Tabs.Content value="a">a</Tabs.Content>
      </Tabs.Root>
      <Combobox.Root collection={collection}>
        <Combobox.Control>
          <Combobox.Input />
          <Combobox.Trigger>v</Combobox.Trigger>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content>
              <Combobox.Item item="a">
                <Combobox.ItemText>a</Combobox.ItemText>
              </Combobox.Item>
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
    </header>
  )
}
