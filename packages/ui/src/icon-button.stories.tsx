import type { Meta, StoryObj } from '@storybook/react-vite'
import { hstack } from '@plenum/ui/patterns'
import { Trash2 } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

const meta = { component: IconButton, args: { label: 'Delete', children: <Trash2 /> } } satisfies Meta<
  typeof IconButton
>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}

export const Tones: Story = {
  render: (args) => (
    <div className={hstack({ gap: '2' })}>
      <IconButton {...args} tone="quiet" />
      <IconButton {...args} tone="neutral" />
      <IconButton {...args} tone="primary" />
      <IconButton {...args} tone="danger" size="compact" />
    </div>
  ),
}

export const Disabled: Story = { args: { disabled: true } }
