import { hstack } from '@plenum/ui/patterns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FilterChip } from './filter-chip.tsx'

const meta = {
  component: FilterChip,
  args: {
    name: 'Status',
    value: 'Faulty, Repair',
    removeLabel: 'Remove the filter Status',
    onChange: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FilterChip>

export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Status' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Several: Story = {
  render: (args) => (
    <div className={hstack({ gap: '2', flexWrap: 'wrap', maxWidth: '[22rem]' })}>
      <FilterChip {...args} />
      <FilterChip {...args} name="Warranty ends" value="Within 90 days" />
      <FilterChip
        {...args}
        name="Model"
        value="Catalyst 9300-48UXM with a very long name of its own, and others"
      />
    </div>
  ),
}
