import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRightLeft, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import * as Menu from './menu.tsx'

interface ExampleProps {
  onEdit: () => void
  onMove: () => void
  onLanguage: (language: string) => void
}

function Example({ onEdit, onMove, onLanguage }: ExampleProps) {
  return (
    <Menu.Root>
      <Menu.Trigger>
        <Button>Actions</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item value="edit" icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
          Edit
        </Menu.Item>
        <Menu.Item
          value="move"
          icon={<ArrowRightLeft aria-hidden="true" />}
          onSelect={onMove}
          disabledReason="Only active and standby assets move"
        >
          Move
        </Menu.Item>
        <Menu.LinkItem value="history" link={(props) => <a href="#history" {...props} />}>
          History
        </Menu.LinkItem>
        <Menu.Separator />
        <Menu.RadioGroup label="Language" value="en" onValueChange={onLanguage}>
          <Menu.RadioItem value="en" disabled lang="en">
            English
          </Menu.RadioItem>
          <Menu.RadioItem value="es" lang="es">
            Español
          </Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Separator />
        <Menu.Item value="delete" tone="danger" icon={<Trash2 aria-hidden="true" />} onSelect={onEdit}>
          Decommission
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}

const meta = {
  component: Example,
  args: { onEdit: fn(), onMove: fn(), onLanguage: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await screen.findByRole('menu')
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledOnce())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const RefusedWithReason: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const item = await screen.findByRole('menuitem', { name: /Move/ })
    await expect(item).toHaveTextContent('Only active and standby assets move')
    await userEvent.click(item)
    await expect(args.onMove).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const CurrentLanguageIsChecked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const english = await screen.findByRole('menuitemradio', { name: 'English' })
    await expect(english).toBeChecked()
    await expect(english).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }))
    await waitFor(() => expect(args.onLanguage).toHaveBeenCalledWith('es'))
  },
}
