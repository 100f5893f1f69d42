import type { Meta, StoryObj } from '@storybook/react-vite'
import { hstack } from '@plenum/ui/patterns'
import { Badge } from './badge.tsx'

const meta = { component: Badge, args: { children: '12,000 assets' } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Tones: Story = {
  render: () => (
    <div className={hstack({ gap: '2' })}>
      <Badge>12</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="info">Draft</Badge>
      <Badge tone="warning">82 %</Badge>
      <Badge tone="danger">Overdue</Badge>
    </div>
  ),
}
