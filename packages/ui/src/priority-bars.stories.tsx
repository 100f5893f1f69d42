import type { Meta, StoryObj } from '@storybook/react-vite'
import { hstack } from '@plenum/ui/patterns'
import { PriorityBars } from './priority-bars.tsx'

const meta = { component: PriorityBars, args: { level: 'medium', label: 'Medium' } } satisfies Meta<
  typeof PriorityBars
>

export default meta
type Story = StoryObj<typeof meta>

export const Levels: Story = {
  render: () => (
    <div className={hstack({ gap: '4' })}>
      <PriorityBars level="low" label="Low" />
      <PriorityBars level="medium" label="Medium" />
      <PriorityBars level="high" label="High" />
    </div>
  ),
}
