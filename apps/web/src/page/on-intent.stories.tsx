import * as Menu from '@plenum/ui/menu'
import * as Sheet from '@plenum/ui/sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { OnIntent } from './on-intent.tsx'

type MenuParts = typeof Menu

let bring: (parts: MenuParts) => void = () => undefined
const coming = () => new Promise<MenuParts>((resolve) => (bring = resolve))

const Waited = preparedPart(
  coming,
  ({ Root, Trigger, Content, Item }) =>
    function WaitedMenu({ trigger }: { trigger: ReactNode }) {
      return (
        <Root defaultOpen>
          <Trigger>{trigger}</Trigger>
          <Content>
            <Item value="labels" onSelect={() => undefined}>
              Labels
            </Item>
          </Content>
        </Root>
      )
    },
)

const meta = {
  component: OnIntent,
  args: {
    label: 'More',
    prepare: () => undefined,
    menu: (trigger) => <Waited trigger={trigger} />,
    children: <Ellipsis />,
  },
  // a dialog gives its first button the focus of whatever disappears from it
  decorators: [
    (Story) => (
      <Sheet.Root open>
        <Sheet.Content>
          <Sheet.Header title="Leaf 48Y-8C" closeLabel="Close" />
          <Sheet.Body>
            <button type="button">First</button>
            <Story />
          </Sheet.Body>
        </Sheet.Content>
      </Sheet.Root>
    ),
  ],
} satisfies Meta<typeof OnIntent>

export default meta
type Story = StoryObj<typeof meta>

/** Whoever pressed it is still there while its menu is on the way, and in the menu then. */
export const OnTheWay: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'First' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('button', { name: 'More' })).toHaveFocus()
    bring(Menu)
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
  },
}
