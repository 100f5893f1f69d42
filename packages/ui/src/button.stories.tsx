import type { Meta, StoryObj } from '@storybook/react-vite'
import { hstack } from '@plenum/ui/patterns'
import { Plus } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './button.tsx'

const meta = {
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Tones: Story = {
  render: () => (
    <div className={hstack({ gap: '3' })}>
      <Button tone="primary">
        <Plus aria-hidden="true" />
        Add asset
      </Button>
      <Button>Import</Button>
      <Button tone="quiet">Discard</Button>
      <Button tone="danger">Delete</Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className={hstack({ gap: '3' })}>
      <Button size="compact">Compact</Button>
      <Button>Regular</Button>
      <Button size="touch">Touch</Button>
    </div>
  ),
}

export const LongSpanish: Story = {
  args: { children: 'Guardar los cambios y volver a la lista', tone: 'primary' },
}

export const Disabled: Story = { args: { disabled: true, tone: 'primary' } }

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Only racked assets can be moved' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Save changes/ })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Only racked assets can be moved')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { loading: true, tone: 'primary' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}
